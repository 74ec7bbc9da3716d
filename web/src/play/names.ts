// Words for what games call their options, facts and numbers, and the house its bots.
import { parse, type Shapes } from "../lib/facts";
import { plain, type Said, type Speaker } from "../lib/sentences";
import { aside, keyOf, t } from "../lib/words.svelte";
import type { OptionInfo } from "../net/protocol";

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

/** Numbers and seats speak for themselves. */
export function optionValue(option: OptionInfo, value: unknown, words: Speaker): string {
  const id = `option-${option.name}-${String(value).replace(/[^\w-]/g, "-")}`;
  return words.message(id)?.text ?? plain(String(value));
}
