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
