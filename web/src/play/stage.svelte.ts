// What the parts of a table share: the view, the book of the game, what is touched, what is lit.
import { getContext, setContext } from "svelte";
import type { Book } from "../net/books.svelte";
import { Speaker } from "../lib/sentences";
import { settings } from "../lib/settings.svelte";
import { complete, hit, matching, nextTouches, ownerOf, plain, type Choice } from "./touching";
import type { CardInfo, Piece, View, Zone } from "../net/protocol";

const NOTHING: ReadonlySet<string> = new Set();
const SPEECHLESS = new Speaker([]);

/** The moves of a seat, narrowed by touching. */
export class Touch {
  moves: Choice[] = $state.raw([]);
  touched: string[] = $state.raw([]);
  /** The last touch of a move that is on its way. */
  private last: string | null = $state(null);
  /** What can be touched is lit; a move on its way puts the lights out only when its answer takes long. */
  private lights = $state(true);
  private ready = true;
  next: ReadonlySet<string> = $derived(this.lights ? nextTouches(this.moves, this.touched) : NOTHING);
  left: Choice[] = $derived(matching(this.moves, this.touched));
  full: Choice[] = $derived(complete(this.moves, this.touched));

  private touchedAt = -Infinity;

  constructor(private readonly play: (move: Choice) => void) {}

  /** Whether something was touched a moment ago: a second click then belongs to the same gesture. */
  justNow(): boolean {
    return performance.now() - this.touchedAt < 600;
  }

  renew(moves: Choice[], ready: boolean, lights = ready): void {
    const same = moves.length === this.moves.length && moves.every((move, i) => move.text === this.moves[i]!.text);
    const answered = ready && !this.ready;
    this.moves = moves;
    this.ready = ready;
    this.lights = lights;
    if (same && !answered) return;
    this.touched = [];
    this.last = null;
  }

  look(id: string): "next" | "chosen" | undefined {
    const name = plain(id);
    if (this.touched.includes(name) || this.last === name) return "chosen";
    return this.next.has(name) ? "next" : undefined;
  }

  /** What touching this would mean, when it can mean one thing only. */
  means(id: string): Choice | undefined {
    if (!this.next.has(plain(id))) return undefined;
    const then = matching(this.moves, [...this.touched, plain(id)]);
    return then.length === 1 ? then[0]! : undefined;
  }

  /** Touch the innermost thing that a move names; says whether there was one. */
  touch(ids: readonly string[]): boolean {
    const made = this.ready && this.narrow(ids);
    if (made) this.touchedAt = performance.now();
    return made;
  }

  private narrow(ids: readonly string[]): boolean {
    const last = this.touched.at(-1);
    const next = hit(this.next, ids);
    if (next !== undefined) return this.add(this.touched, next);
    if (last !== undefined && ids.map(plain).includes(last)) return this.again();
    const first = hit(nextTouches(this.moves, []), ids);
    return first === undefined ? false : this.add([], first);
  }

  back(): boolean {
    const had = this.ready && this.touched.length > 0;
    if (had) this.touched = this.touched.slice(0, -1);
    return had;
  }

  /** Take one of several in words. */
  choose(move: Choice): void {
    if (this.ready) this.play(move);
  }

  private again(): boolean {
    if (this.left.length === 1) this.choose(this.left[0]!);
    else this.back();
    return true;
  }

  /** A move that is complete is played, and all else stays as it is until the table answers: nothing flickers. */
  private add(before: readonly string[], id: string): boolean {
    const touched = [...before, id];
    const left = matching(this.moves, touched);
    const only =
      left.length === 1 && (settings.quick || left[0]!.touches.length === touched.length) ? left[0]! : undefined;
    if (!only) this.touched = touched;
    else this.last = id;
    if (only) this.choose(only);
    return true;
  }
}

export class Stage {
  view: View | null = $state.raw(null);
  book: Book | null = $state.raw(null);
  /** Who sits where. */
  names: readonly string[] = $state.raw([]);
  readonly game: string = $derived(this.book?.game.id ?? "");
  private readonly viewer: number | null = $derived(this.view?.seat ?? null);
  /** One text, so that names that come again are no others. */
  private readonly called: string = $derived(this.names.join("\n"));
  /** Says everything at this table to the one who looks. */
  readonly words: Speaker = $derived(this.book?.lexicon.at(this.called.split("\n"), this.viewer) ?? SPEECHLESS);
  /** Pieces and zones that a line of the log is about. */
  lit: ReadonlySet<string> = $state.raw(NOTHING);
  /** The pile that is spread out to be looked through. */
  spread: string | null = $state(null);
  readonly touch: Touch;

  constructor(play: (move: Choice) => void) {
    this.touch = new Touch(play);
  }

  card(face: string | null): CardInfo | undefined {
    return face === null ? undefined : this.book?.cards.get(face);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What a place is called; it may have another name for now. */
  zoneName(zone: Zone): string {
    return this.words.word("zone", typeof zone.title === "string" ? zone.title : zone.id.split(".")[0]!);
  }

  /** What touching this would mean, in words. */
  means(id: string): string | undefined {
    const move = this.touch.means(id);
    return move && this.words.word("move", move.say);
  }

  zonesOf(owner: number | null): Zone[] {
    return this.view?.zones.filter((zone) => zone.owner === owner) ?? [];
  }

  ownerOf(id: string): number | null {
    return ownerOf(id, this.view?.zones ?? []);
  }

  /** Whether a touch can be made on the table; an amount or a direction cannot. */
  shows(id: string): boolean {
    if (id.startsWith("seat/")) return true;
    return (this.view?.zones ?? []).some(
      (zone) => id === zone.id || cellOf(zone, id) || zone.pieces.some((p) => plain(p.id) === id),
    );
  }

  isLit(id: string): boolean {
    return this.lit.has(plain(id));
  }
}

function cellOf(zone: Zone, id: string): boolean {
  return id.startsWith(`${zone.id}#`) && (zone.kind === "grid" || zone.kind === "slots" || zone.kind === "track");
}

/** All that is under a point, innermost first. */
export function idsAt(element: Element | null): string[] {
  const ids: string[] = [];
  for (
    let at = element?.closest<HTMLElement>("[data-touch]");
    at;
    at = at.parentElement?.closest<HTMLElement>("[data-touch]")
  )
    ids.push(...at.dataset.touch!.split(" "));
  return ids;
}

/** What is true of a piece. Nothing of something is no mark; a seat is one, the first seat, too. */
export function marksOf(piece: Piece): [string, unknown][] {
  return Object.entries(piece.marks ?? {}).filter(
    ([mark, value]) => value !== false && value !== null && (value !== 0 || mark === "at"),
  );
}

const STAGE = Symbol("stage");
export const setStage = (stage: Stage): Stage => setContext(STAGE, stage);
export const getStage = (): Stage => getContext<Stage>(STAGE);
