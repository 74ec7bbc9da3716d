// What a hint says: the move that is recommended and why, the next best beside it. Where it stands is the table's matter.
import type { Said, Speaker } from "../lib/sentences";
import { t } from "../lib/words.svelte";
import type { Hinted, Why } from "../net/protocol";

/** What a move is to a hint: the best one, one that cannot be told from it, or the next best. */
export type Mark = "best" | "equal" | "next";
/** A reason; where it tells of something that happens, that sentence follows the lead, in the words of the game. */
export interface Reason {
  lead: string;
  event: Said | null;
}
export interface Advised {
  /** The text of the move, as it is sent. */
  move: string;
  mark: Mark;
  /** “Best: Play Fat Cat”. */
  title: string;
  why: Reason | null;
}

/** The best move first, then the next; nothing where nothing was thought of. */
export function advised(hints: readonly Hinted[], words: Speaker): Advised[] {
  return hints.slice(0, 2).map((hint, i) => {
    const mark = markOf(hint, i);
    return { move: hint.move, mark, title: titled(mark, words.word("move", hint.say)), why: reason(hint.why, words) };
  });
}

/** Which moves have a mark, by their text: the best, the next, and all that are as good as the best. */
export function marked(hints: readonly Hinted[]): Map<string, Mark> {
  const shown = hints.filter((hint, i) => i < 2 || hint.equal);
  return new Map(shown.map((hint, i) => [hint.move, markOf(hint, i)]));
}

/** A mark in a word or two, for the button of a move. */
export function markName(mark: Mark): string {
  return mark === "best" ? t("hint-mark-best") : mark === "equal" ? t("hint-mark-equal") : t("hint-mark-next");
}

/** Where the numbers of a hint come from, for whoever asks. */
export function howCounted(): string {
  return t("hint-how");
}

function markOf(hint: Hinted, i: number): Mark {
  return i === 0 ? "best" : hint.equal ? "equal" : "next";
}

function titled(mark: Mark, move: string): string {
  if (mark === "best") return t("hint-best", { move });
  return mark === "equal" ? t("hint-equal", { move }) : t("hint-next", { move });
}

function reason(why: Why | null | undefined, words: Speaker): Reason | null {
  if (!why) return null;
  const times = t("hint-times", { n: tenths(why.of ?? 0) });
  const points = why.n ?? 0;
  switch (why.kind) {
    case "event":
      return { lead: t("hint-why-event", { times }), event: words.said("event", why.say ?? "") };
    case "spared":
      return { lead: t("hint-why-spared", { times }), event: words.said("event", why.say ?? "") };
    case "won":
      return { lead: t("hint-why-won", { times }), event: null };
    case "lost":
      return { lead: t("hint-why-lost", { times }), event: null };
    case "points":
      return { lead: t("hint-why-points", { points, times }), event: null };
    case "ahead":
      return { lead: t("hint-why-ahead", { points, times }), event: null };
    case "better":
      return { lead: t("hint-why-better", { n: points }), event: null };
    default:
      return null; // a newer server may have reasons that this page does not know
  }
}

/** Of ten: rounded down, so that “every time” is true. */
function tenths(share: number): number {
  return Math.floor(share * 10 + 1e-6);
}
