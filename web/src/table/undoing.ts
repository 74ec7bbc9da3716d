// Taking the last move back: where it can be done, and what is said where it cannot.
import type { TableLine, Undoing } from "../net/table";
import { toast } from "../lib/say.svelte";
import { keyOf, t } from "../lib/words.svelte";

/** Why no move can be taken back now; nothing where one can. */
export function whyNoUndo(undoing: Undoing | null): string {
  const key = undoing && undoing !== "yes" ? keyOf("error-undo", undoing) : null;
  return key === null ? "" : t(key);
}

/** Whether the button stands beside the question: where moves are sometimes taken back. Elsewhere the menu says why not. */
export function knowsUndo(undoing: Undoing | null): boolean {
  return undoing !== null && undoing !== "table" && undoing !== "game";
}

/** Take the last move back, or say why that cannot be. */
export function takeBack(line: Pick<TableLine, "undo" | "undoing">): void {
  if (line.undoing === "yes") line.undo();
  else toast(whyNoUndo(line.undoing));
}
