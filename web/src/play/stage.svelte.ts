// What the parts of a table share: the view, the book of the game, what is touched, what is lit.
import { getContext, setContext } from "svelte";
import type { Book } from "../net/books.svelte";
import { argumentsOf, filled, parse } from "../lib/facts";
import { plain as bare, Speaker } from "../lib/sentences";
import { settings } from "../lib/settings.svelte";
import { lookOf } from "../net/looks.svelte";
import { LEAST, PRINTED, type HandRoom } from "./hand";
import { complete, foreseen, hit, matching, nextTouches, ownerOf, plain, type Choice, type Preview } from "./touching";
import type { CardInfo, Piece, View, Zone } from "../net/protocol";

const NOTHING: ReadonlySet<string> = new Set();
const SPEECHLESS = new Speaker([]);

/** The moves of a seat, narrowed by naming what to do and by touching. */
export class Touch {
  moves: Choice[] = $state.raw([]);
  touched: string[] = $state.raw([]);
  /** What is to be done, when a button has named it. */
  action: string | null = $state(null);
  /** The text of a move that hurts and was chosen once. */
  doubted: string | null = $state(null);
  /** The last touch of a move that is on its way. */
  private last: string | null = $state(null);
  /** What can be touched is lit; a move on its way puts the lights out only when its answer takes long. */
  private lights = $state(true);
  private ready = true;
  readonly pool: Choice[] = $derived(
    this.action === null ? this.moves : this.moves.filter((move) => move.action === this.action),
  );
  next: ReadonlySet<string> = $derived(this.lights ? nextTouches(this.pool, this.touched) : NOTHING);
  left: Choice[] = $derived(matching(this.pool, this.touched));
  full: Choice[] = $derived(complete(this.pool, this.touched));
  narrowed: boolean = $derived(this.touched.length > 0 || this.action !== null);

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
    this.forget();
    this.last = null;
  }

  private forget(): void {
    this.touched = [];
    this.action = this.doubted = null;
  }

  look(id: string): "next" | "chosen" | undefined {
    const name = plain(id);
    if (this.touched.includes(name) || this.last === name) return "chosen";
    return this.next.has(name) ? "next" : undefined;
  }

  /** What touching this would mean, when it can mean one thing only. */
  means(id: string): Choice | undefined {
    if (!this.next.has(plain(id))) return undefined;
    const then = matching(this.pool, [...this.touched, plain(id)]);
    return then.length === 1 ? then[0]! : undefined;
  }

  /** Say what is to be done; what it is done to comes next. */
  name(action: string): void {
    if (!this.ready) return;
    this.forget();
    this.action = action;
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
    const first = hit(nextTouches(this.pool, []), ids);
    if (first !== undefined) return this.add([], first);
    const other = hit(nextTouches(this.moves, []), ids);
    if (other === undefined) return false;
    this.action = null;
    return this.add([], other);
  }

  back(): boolean {
    const had = this.ready && this.narrowed;
    if (!had) return false;
    if (this.touched.length) this.touched = this.touched.slice(0, -1);
    else this.action = null;
    this.doubted = null;
    return true;
  }

  /** Take one in words; what hurts is asked for twice. */
  choose(move: Choice): void {
    if (!this.ready) return;
    if (move.hurts && this.doubted !== move.text) this.doubted = move.text;
    else this.play(move);
  }

  private again(): boolean {
    if (this.left.length === 1) this.choose(this.left[0]!);
    else this.back();
    return true;
  }

  /** The first touch only ever looks; the one that makes a move complete plays it, and all else stays as it is until
   * the table answers: nothing flickers. */
  private add(before: readonly string[], id: string): boolean {
    const touched = [...before, id];
    const left = matching(this.pool, touched);
    const only = left.length === 1 && !left[0]!.hurts && this.isMeant(left[0]!, touched) ? left[0]! : undefined;
    this.doubted = null;
    if (!only) this.touched = touched;
    else this.last = id;
    if (only) this.choose(only);
    return true;
  }

  private isMeant(move: Choice, touched: readonly string[]): boolean {
    const begun = touched.length > 1 || this.action !== null;
    return settings.quick || (begun && move.touches.length === touched.length);
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
  /** How much of what cannot be touched now is folded to a line, and how close question and hand are drawn (`fit.ts`). */
  fold = $state(0);
  tight = $state(0);
  /** What the pointer, the finger or the focus is on, innermost first. */
  pointed: readonly string[] = $state.raw([]);
  /** What the moves that are left would do, by place. */
  private readonly previews: ReadonlyMap<string, Preview[]> = $derived.by(() => {
    const { pool, touched } = this.touch;
    return foreseen(pool, touched, this.pointed, (move, at) => this.previewOf(move, at));
  });
  /** The room of one's own hand. */
  room: HandRoom = $state.raw({ across: 0, most: LEAST, tall: PRINTED, named: false });
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

  /** Whose a piece is to the one who looks; who watches sees the first seat's as if they were one's own. */
  sideOf(owner: number | null | undefined): "own" | "foe" | undefined {
    if (owner === null || owner === undefined) return undefined;
    return owner === (this.viewer ?? 0) ? "own" : "foe";
  }

  /** What a place is called; it may have another name for now. */
  zoneName(zone: Zone): string {
    return this.words.word("zone", typeof zone.title === "string" ? zone.title : zone.id.split(".")[0]!);
  }

  /** What touching this would mean, in words, and what it leads to. */
  means(id: string): string | undefined {
    const move = this.touch.means(id);
    if (!move) return undefined;
    return [this.words.word("move", move.say), move.so && this.words.word("so", move.so)].filter(Boolean).join(" · ");
  }

  /** What would happen at a place, by any of its names. */
  foreseenAt(...ids: readonly string[]): Preview[] {
    return ids.flatMap((id) => this.previews.get(plain(id)) ?? []);
  }

  /** What a move does in a few letters, where its look lets that be seen, or where it is touched. */
  private previewOf(move: Choice, at: string): Preview | null {
    const text = move.so ? this.words.aside("so", move.so, "mark") : null;
    if (!text) return null;
    const { name } = parse(move.so);
    const where = lookOf(this.game).effects[name];
    const place = where ? filled(where, argumentsOf(this.book!.facts.shapes, "so", move.so)) : at;
    return { place, text, name, hurts: move.hurts };
  }

  /** Look at something else. */
  point(ids: readonly string[]): void {
    const now = ids.map(plain);
    if (now.join() !== this.pointed.join()) this.pointed = now;
  }

  /** What an action is called on its button. */
  nameOfAction(action: string): string {
    return this.words.message(`move-${action}`, "name")?.text ?? bare(action);
  }

  /** Whether this is one of one's own cards. */
  inHand(id: string): boolean {
    const zone = this.view?.zones.find((one) => id.startsWith(`${one.id}/`));
    return zone?.kind === "hand" && zone.owner === this.viewer;
  }

  /** The text of the move that declines what is asked. */
  get decline(): string {
    return this.book?.facts.declines?.[this.view?.prompt?.kind ?? ""] ?? "pass";
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

  /** Whether something in a place, or the place itself, can be touched now, or was touched. */
  isAsked(zone: string, touched = true): boolean {
    const inside = (id: string) => id === zone || id.startsWith(`${zone}/`) || id.startsWith(`${zone}#`);
    for (const id of this.touch.next) if (inside(id)) return true;
    return touched && this.touch.touched.some(inside);
  }

  /** Whether it lies in a pile under others: the table shows the pile only. */
  isBuried(id: string): boolean {
    const pile = this.view?.zones.find((zone) => zone.kind === "pile" && id.startsWith(`${zone.id}/`));
    return pile !== undefined && plain(pile.pieces.at(-1)?.id ?? "") !== id;
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
