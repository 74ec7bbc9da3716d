// Narrowing moves by touching what they name, in order. No rules here: only lists of ids.
import { touchesOf, type Facts } from "../lib/facts";
import type { View } from "../net/protocol";

/** A move that may be made now: what is sent, how it is said, what it touches. */
export interface Choice {
  readonly text: string;
  readonly say: string;
  readonly touches: readonly string[];
}

export function choices(facts: Facts, { moves, seat }: View): Choice[] {
  return moves.map(({ text, say }) => ({ text, say: say ?? text, touches: touchesOf(facts, say ?? text, seat) }));
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

/** The words that several labels begin with, when there are at least two and each label goes on after them. */
export function sharedWords(labels: readonly string[]): string {
  const lists = labels.map((label) => label.split(" "));
  const first = lists[0] ?? [];
  let n = 0;
  while (n < first.length - 1 && lists.every((words) => words.length > n + 1 && words[n] === first[n])) n++;
  return n > 1 ? `${first.slice(0, n).join(" ")} ` : "";
}
