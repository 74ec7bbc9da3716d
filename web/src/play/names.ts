// Words for what games call their badges and counts; a word that is not known is shown as it is.
import { keyOf, t } from "../lib/words.svelte";
import type { Stage } from "./stage.svelte";

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

export function badgeName(badge: string, stage: Stage): string {
  const key = keyOf("badge", badge);
  return key ? t(key) : stage.titleOf(badge);
}

export function countName(name: string, n: number): string {
  const key = keyOf("count", name);
  return key ? t(key, { n }) : `${name} ${n}`;
}

export function numberName(name: string): string {
  const key = keyOf("number", name);
  return key ? t(key) : name.replaceAll("_", " ");
}

export function reasonText(reason: string): string {
  const key = keyOf("reason", reason.replaceAll(" ", "-"));
  return key ? t(key) : reason.replaceAll("-", " ");
}
