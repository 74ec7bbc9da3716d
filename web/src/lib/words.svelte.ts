// Words of the client, one catalogue a language. Game words (labels, prompts, the log) come from the server.
import en from "../words/en.json";

export type Key = keyof typeof en;
type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
type Catalogue = Record<string, Message>;
type Values = Record<string, string | number>;

const CATALOGUES = import.meta.glob<{ default: Catalogue }>("../words/*.json");
export const PSEUDO = "en-XA";
export const LANGUAGES = [...Object.keys(CATALOGUES).map((path) => path.slice("../words/".length, -".json".length))];

const state = $state({ language: "en", catalogue: en as Catalogue });

/** Say a message; `n` chooses among plural forms. */
export function t(key: Key, values: Values = {}): string {
  const message = state.catalogue[key] ?? (en as Catalogue)[key] ?? key;
  const text = typeof message === "string" ? message : form(message, Number(values.n ?? 0));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (name in values ? shown(values[name]!) : `{${name}}`));
}

function form(message: Exclude<Message, string>, n: number): string {
  return message[manners(locale()).plural.select(n)] ?? message.other ?? "";
}

function shown(value: string | number): string {
  return typeof value === "number" ? manners(locale()).number.format(value) : value;
}

interface Manners {
  number: Intl.NumberFormat;
  plural: Intl.PluralRules;
  list: Intl.ListFormat;
}
const known = new Map<string, Manners>();

/** How a language writes numbers and lists; such objects are dear to make, so they are made once. */
function manners(language: string): Manners {
  let found = known.get(language);
  if (!found) {
    found = {
      number: new Intl.NumberFormat(language),
      plural: new Intl.PluralRules(language),
      list: new Intl.ListFormat(language, { type: "conjunction" }),
    };
    known.set(language, found);
  }
  return found;
}

export function locale(): string {
  return state.language === PSEUDO ? "en" : state.language;
}

export function listed(names: readonly string[]): string {
  return manners(locale()).list.format(names);
}

export function when(seconds: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

export async function speak(language: string): Promise<void> {
  const load = CATALOGUES[`../words/${language}.json`];
  const found = language === PSEUDO ? pseudo(en as Catalogue) : load ? (await load()).default : (en as Catalogue);
  state.catalogue = found;
  state.language = language === PSEUDO || load ? language : "en";
  document.documentElement.lang = locale();
}

const ACCENTS: Record<string, string> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ö",
  u: "ü",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ö",
  U: "Ü",
  n: "ñ",
  c: "ç",
  s: "š",
  y: "ý",
};

/** A made-up language that is a third longer: what is not in a catalogue stays English and shows. */
export function pseudo(from: Catalogue): Catalogue {
  const twist = (text: string) =>
    `⟦${text.replace(/\{\w+\}|[a-zA-Z]/g, (x) => ACCENTS[x] ?? x)}${"·".repeat(Math.ceil(text.length / 3))}⟧`;
  return Object.fromEntries(
    Object.entries(from).map(([key, m]) => [
      key,
      typeof m === "string" ? twist(m) : Object.fromEntries(Object.entries(m).map(([k, v]) => [k, twist(v)])),
    ]),
  );
}
