// House rules as people read them: never a bare id, and a seat is a seat, not a number.
import { t } from "../lib/words.svelte";
import type { Speaker } from "../lib/sentences";
import type { OptionInfo } from "../net/protocol";
import { optionValue } from "./names";

export type Chosen = Record<string, string | number>;

/** What a value is called. For a number a game may say `option-<name>-n`, with the number as $n: “60 rounds”. */
export function valueName(option: OptionInfo, value: string | number, words: Speaker): string {
  if (typeof value !== "number" || words.has(`option-${option.name}-${value}`))
    return optionValue(option, value, words);
  if (option.of_seats) return value === 0 ? t("new-seat-first") : t("new-seat", { n: value + 1 });
  return words.has(`option-${option.name}-n`)
    ? words.valued("option", `${option.name}-n`, value)
    : optionValue(option, value, words);
}

/** The values that make sense at a table of so many seats. */
export function valuesOf(option: OptionInfo, seats: number): (string | number)[] {
  return option.of_seats ? option.values.filter((value) => typeof value !== "number" || value < seats) : option.values;
}

/** Options that somebody may choose; the windows of a table are the server's. */
export function choosable(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => option.name !== "windows" && option.values.length > 1);
}

export function isChanged(option: OptionInfo, chosen: Chosen): boolean {
  return option.name in chosen && chosen[option.name] !== option.values[0];
}
