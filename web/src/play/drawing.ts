// Kinds of things that can be drawn; a game's look says which of its pieces is which.
import { ICONS, type IconName } from "../lib/icons";
import type { Look } from "../net/looks.svelte";
import type { CardInfo, Piece, Zone } from "../net/protocol";

/** A unit looks somewhere and stands on a board; anywhere else it is a card. */
export type Form = "card" | "back" | "coin" | "unit" | "cat" | "token";
const FORMS = ["coin", "unit", "cat", "token"];

export function formOf(piece: Piece, zone: Zone, card: CardInfo | undefined, look: Look): Form {
  const chosen = look.pieces[card?.kind ?? ""] ?? look.pieces[piece.kind] ?? piece.kind;
  if (FORMS.includes(chosen) && (chosen !== "unit" || zone.kind === "grid")) return chosen as Form;
  if (piece.face === null) return "back";
  return card ? "card" : "token";
}

/** The sign of a kind of card or of a token, if its game has one. */
export function signOf(name: string, look: Look): IconName | undefined {
  const sign = look.signs[name];
  return sign !== undefined && sign in ICONS ? (sign as IconName) : undefined;
}

/** The numbers at the top of a card: those that it has, in the order of the look. */
export function cornersOf(card: CardInfo, look: Look): { value: number; icon: IconName; name: string }[] {
  const numbers = card.numbers as Record<string, unknown>;
  const shown = Object.entries(look.corners).filter(
    ([name, icon]) => typeof numbers[name] === "number" && icon in ICONS,
  );
  return shown.map(([name, icon]) => ({ name, value: numbers[name] as number, icon: icon as IconName }));
}

/** What a piece is worth where it lies: those of its marks that the look has a sign for. */
export function valuesOf(piece: Piece, look: Look): { name: string; value: unknown; icon: IconName }[] {
  const marks = piece.marks ?? {};
  const shown = Object.entries(look.corners).filter(([name, icon]) => name in marks && icon in ICONS);
  return shown.map(([name, icon]) => ({ name, value: marks[name], icon: icon as IconName }));
}

/** Whether a piece shows a mark by itself. */
export function isShownOn(mark: string, look: Look): boolean {
  return mark in look.corners;
}

/** What a numbered place costs, for each that may come there, and whether that is within reach now. */
export function costsAt(zone: Zone, cell: number): { face: string; cost: number; enough: boolean }[] {
  const costs = (zone.costs as Record<string, number>[] | undefined)?.[cell] ?? {};
  const reach = typeof zone.reach === "number" ? zone.reach : 0;
  return Object.entries(costs).map(([face, cost]) => ({ face, cost, enough: cost <= reach }));
}

/** Costs are counted in what stands first on a card. */
export function costIcon(look: Look): IconName | undefined {
  const first = Object.values(look.corners)[0];
  return first !== undefined && first in ICONS ? (first as IconName) : undefined;
}
