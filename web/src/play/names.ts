// Words for what games call their badges and counts; a word that is not known is shown as it is.
import { t, type Key } from "../lib/words.svelte";
import en from "../words/en.json";
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

function known(key: string): key is Key {
  return key in en;
}

export function badgeName(badge: string, stage: Stage): string {
  const key = `badge.${badge}`;
  return known(key) ? t(key) : stage.titleOf(badge);
}

export function countName(name: string, n: number): string {
  const key = `count.${name}`;
  return known(key) ? t(key, { n }) : `${name} ${n}`;
}

export function numberName(name: string): string {
  const key = `number.${name}`;
  return known(key) ? t(key) : name.replaceAll("_", " ");
}

export function reasonText(reason: string): string {
  const key = `reason.${reason}`;
  return known(key) ? t(key) : reason.replaceAll("-", " ");
}
