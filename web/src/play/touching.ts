// Narrowing moves by touching what they name, in order. No rules here: only lists of ids.
import { parse, touchesOf, type Facts } from "../lib/facts";
import type { View } from "../net/protocol";

/** A move that may be made now: what is sent, how it is said, what it touches, what it leads to. */
export interface Choice {
  readonly text: string;
  readonly say: string;
  /** The sentence's name: what is done. */
  readonly action: string;
  readonly touches: readonly string[];
  /** What it leads to, as a sentence; empty where that is plain. */
  readonly so: string;
  /** It costs dearly and cannot be taken back. */
  readonly hurts: boolean;
}

export function choices(facts: Facts, { moves, seat }: View): Choice[] {
  return moves.map(({ text, say = text, so = "", hurts = false }) => {
    const said = say ?? text;
    return { text, say: said, action: parse(said).name, touches: touchesOf(facts, said, seat), so: so ?? "", hurts };
  });
}

/** A second equal piece (`zone/face@2`) is touched like the first. */
export function plain(id: string): string {
  return id.replace(/@\d+$/, "");
}

export function matching(moves: readonly Choice[], touched: readonly string[]): Choice[] {
  return moves.filter((move) => touched.every((id, i) => move.touches[i] === id));
}

/** What may be touched next. */
export function nextTouches(moves: readonly Choice[], touched: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const move of matching(moves, touched)) {
    const id = move.touches[touched.length];
    if (id !== undefined) next.add(id);
  }
  return next;
}

/** Moves that have everything they name. */
export function complete(moves: readonly Choice[], touched: readonly string[]): Choice[] {
  return matching(moves, touched).filter((move) => move.touches.length === touched.length);
}

/** The first of these ids, innermost first, that may be touched. */
export function hit(next: ReadonlySet<string>, ids: readonly string[]): string | undefined {
  return ids.map(plain).find((id) => next.has(id));
}

/** What a move would do at a place, in a few letters. */
export interface Preview {
  readonly place: string;
  readonly text: string;
  /** The name of what it leads to, for its icon. */
  readonly name: string;
  readonly hurts: boolean;
}

/** What can be foreseen at each place: for every way to go on, that on which all moves through it agree. Whoever points
 * at one of these ways asks about it alone. */
export function foreseen(
  moves: readonly Choice[],
  touched: readonly string[],
  pointed: readonly string[],
  previewOf: (move: Choice, at: string) => Preview | null,
): Map<string, Preview[]> {
  const ways = waysOn(moves, touched);
  const asked = [...ways.keys()].find((id) => pointed.includes(id));
  const found = new Map<string, Preview[]>();
  for (const [id, through] of ways)
    if (asked === undefined || asked === id)
      for (const one of agreed(through.map((move) => previewOf(move, id)))) {
        const there = found.get(one.place) ?? [];
        if (!there.some((other) => isSame(one, other))) found.set(one.place, [...there, one]);
      }
  return found;
}

/** The moves by what is touched next, or by what was touched last where nothing more is to be. */
function waysOn(moves: readonly Choice[], touched: readonly string[]): Map<string, Choice[]> {
  const ways = new Map<string, Choice[]>();
  for (const move of matching(moves, touched)) {
    const id = move.touches[touched.length] ?? touched.at(-1);
    if (id !== undefined) ways.set(id, [...(ways.get(id) ?? []), move]);
  }
  return ways;
}

function agreed(all: readonly (Preview | null)[]): Preview[] {
  const first = all[0];
  return first && all.every((one) => one && isSame(one, first)) ? [first] : [];
}

const isSame = (one: Preview, other: Preview) =>
  one.place === other.place && one.text === other.text && one.name === other.name;

/** What the table does not show (an amount, a direction) is offered in words. */
export function offTable(next: ReadonlySet<string>, shown: (id: string) => boolean): string[] {
  return [...next].filter((id) => !shown(id));
}

/** The owner of the zone that a touch lies in: `paws.2/fat-cat` belongs to seat 2. */
export function ownerOf(id: string, zones: readonly { id: string; owner: number | null }[]): number | null {
  if (id.startsWith("seat/")) return Number(id.slice(5));
  const zone = zones.find((z) => id === z.id || id.startsWith(`${z.id}/`) || id.startsWith(`${z.id}#`));
  return zone?.owner ?? null;
}
