// Words for what games call their options, facts and numbers, and the house its bots.
import { parse, type Shapes } from "../lib/facts";
import { plain, type Said, type Speaker } from "../lib/sentences";
import { aside, keyOf, t } from "../lib/words.svelte";
import type { Look } from "../net/looks.svelte";
import type { CardInfo, OptionInfo, Piece, Zone } from "../net/protocol";
import { cornersOf } from "./drawing";

export const SHAPES = ["●", "▲", "■", "◆", "★", "✚"];

const ARTS = [
  "tabby-orange sit content none parlour",
  "grey sit sly none parlour",
  "calico sit content none parlour",
  "black sit sly none parlour",
  "siamese sit content none parlour",
  "white sit sly none parlour",
];

/** Every seat has its own cat. */
export function seatArt(seat: number, own: string | undefined): string {
  return own ?? ARTS[seat % ARTS.length]!;
}

/** What a seat or a place tells of itself: those of its facts for which the game has words. */
export function factNames(about: object, words: Speaker, shapes: Shapes): string[] {
  return Object.entries(about).flatMap(([name, value]) => {
    if (typeof value === "number") return words.has(`fact-${name}`) ? words.valued("fact", name, value) : [];
    if (typeof value !== "string") return [];
    if (parse(value).name in (shapes.fact ?? {})) return words.word("fact", value);
    return words.has(`${name}-${value}`) ? words.title(name, value) : [];
  });
}

export function numberName(name: string, words: Speaker): string {
  const key = keyOf("number", name);
  return words.message(`number-${name}`)?.text ?? (key ? t(key) : plain(name));
}

/** What a kind of card is called. */
export function kindName(kind: string, words: Speaker): string {
  return words.message(`kind-${kind}`)?.text ?? plain(kind);
}

/** What a card shows beside its name, in words: its kind, and the numbers in its corners, but those that are otherwise
 * where it lies. */
export function cardTold(card: CardInfo, words: Speaker, look: Look, here: object = {}): string[] {
  const corners = cornersOf(card, look).filter(({ name }) => !(name in here));
  const numbers = corners.map(({ name, value }) => `${numberName(name, words)} ${value}`);
  return [kindName(card.kind, words), ...numbers];
}

/** What a square of a board is called: `b3`. */
export function squareName(zone: Zone, at: number): string {
  const { across, down, width } = zone as { across?: string[]; down?: string[]; width?: number };
  const [x, y] = [at % (width ?? 1), Math.floor(at / (width ?? 1))];
  return `${across?.[x] ?? x + 1}${down?.[y] ?? y + 1}`;
}

/** What a board shows of a piece without words: where it stands, which way it looks, whose it is. */
export function standingTold(piece: Piece, zone: Zone, nameOf: (seat: number) => string): string[] {
  if (zone.kind !== "grid" || typeof piece.position !== "number") return [];
  const { facing, owner } = piece;
  return [
    t("piece-at", { place: squareName(zone, piece.position) }),
    ...(facing ? [t("piece-looks", { to: facing })] : []),
    ...(typeof owner === "number" ? [t("piece-of", { name: nameOf(owner) })] : []),
  ];
}

export function levelName(id: string): string {
  const key = keyOf("level", id);
  return key ? t(key) : plain(id);
}

export function levelText(id: string): string {
  const key = keyOf("level", id);
  return key ? aside(key, "text") : "";
}

export function optionName(option: OptionInfo, words: Speaker): string {
  return words.message(`option-${option.name}`)?.text ?? plain(option.name);
}

export function optionHelp(option: OptionInfo, words: Speaker): Said | null {
  return words.message(`option-${option.name}`, "help");
}

/** A value by its own word; what numbers count and which seat is meant is `valueName`'s to say. */
export function optionValue(option: OptionInfo, value: unknown, words: Speaker): string {
  const id = `option-${option.name}-${String(value).replace(/[^\w-]/g, "-")}`;
  return words.message(id)?.text ?? plain(String(value));
}
