// Which answers stand as buttons: named actions first, then what is left once something is touched. No words here.
import { offTable, type Choice } from "./touching";
import type { Touch } from "./stage.svelte";

/** So many moves are put side by side; more are narrowed by touching first. */
export const FEW = 6;
/** Above so many things to touch, a list of named buttons is easier; so it is for what lies deep in a pile. */
export const MANY = 24;

export interface Offered {
  /** What can be done to several things: a button each, which narrows. */
  actions: string[];
  /** Moves that are played by their button. */
  answers: Choice[];
  /** What can be chosen next and does not lie on the table. */
  chips: string[];
}

export interface Places {
  /** Whether the table shows it. */
  shows(id: string): boolean;
  /** Whether it is one of one's own cards: those are looked at before they are played. */
  inHand(id: string): boolean;
  /** Whether it lies in a pile, under others. */
  isBuried(id: string): boolean;
}

export function offered(touch: Touch, places: Places): Offered {
  const none: Offered = { actions: [], answers: [], chips: [] };
  if (touch.next.size > MANY || [...touch.next].some((id) => places.isBuried(id)))
    return { ...none, answers: touch.left };
  if (!touch.narrowed) return atFirst(touch.moves, places);
  if (touch.left.length <= FEW) return { ...none, answers: touch.left };
  return { ...none, answers: touch.full, chips: offTable(touch.next, (id) => places.shows(id)) };
}

function atFirst(moves: readonly Choice[], places: Places): Offered {
  const loose = moves.filter((move) => !move.touches.length);
  const aimed = moves.filter((move) => move.touches.length);
  const actions = [...new Set(aimed.map((move) => move.action))];
  const listed = aimed.length <= FEW && !aimed.some((move) => places.inHand(move.touches[0]!));
  if (listed) return { actions: [], answers: [...aimed, ...loose], chips: [] };
  const hidden = aimed.some((move) => !places.shows(move.touches[0]!));
  const named = actions.length > 1 || hidden || loose.length > 0; // passing is never the only button
  return { actions: named ? actions : [], answers: loose, chips: [] };
}
