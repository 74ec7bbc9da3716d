// Words of the shell, one catalog a language. Words of games are in catalogs of their own (net/lexicon).
import type { Variables } from "../../made/keys";
import english from "../../../src/purrlor/words/en.ftl?raw";
import { bundleOf, firstWorded, type Bundle, type Value, type Values } from "./fluent";
import { ENDONYMS, preferred, regional } from "./languages";

export { Person } from "./fluent";

export type Key = keyof Variables;
/** The keys of a group: those that begin with its name. */
export type KeyOf<G extends string> = Extract<Key, `${G}-${string}`>;
/** What must be given to a sentence: every variable of it, and nothing where it has none. */
type Given<K extends Key> = [Variables[K]] extends [never]
  ? [values?: Values]
  : [values: Record<Variables[K], Value> & Values];

// English comes with the shell, so that there is always a sentence; the others come when they are chosen.
const FOLDER = "../../../src/purrlor/words/";
const CATALOGS = import.meta.glob<string>(["../../../src/purrlor/words/*.ftl", "!../../../src/purrlor/words/en.ftl"], {
  query: "?raw",
  import: "default",
});
const ENGLISH = bundleOf("en", [english]);
const spoken = new Map<string, Bundle>([["en", ENGLISH]]);

export const PSEUDO = "en-XA";
export const LANGUAGES = Object.keys(ENDONYMS).filter((one) => one === "en" || `${FOLDER}${one}.ftl` in CATALOGS);

let now = $state.raw({ language: "en", bundle: ENGLISH });

/** Say a sentence. */
export function t<K extends Key>(key: K, ...given: Given<K>): string {
  return said(key, ...given).text;
}

/** Say a sentence, and in which language: one that the reader's language lacks is English. */
export function said<K extends Key>(key: K, ...[values]: Given<K>): { text: string; lang: string } {
  const { text, lang } = firstWorded([now.bundle, ENGLISH], key, values) ?? { text: plain(key), lang: "en" };
  return { text: now.language === PSEUDO ? longer(text) : text, lang };
}

/** What else is said of something: an attribute of its sentence, such as a line about a bot. */
export function aside(key: Key, attribute: string): string {
  const found = firstWorded([now.bundle, ENGLISH], key, {}, attribute);
  return found ? (now.language === PSEUDO ? longer(found.text) : found.text) : "";
}

/** The language of a text where the page must say it, since the rest of it is in another one. */
export function foreign(lang: string | undefined): string | undefined {
  return lang === locale() ? undefined : lang;
}

/** The key of a name in a group, such as a badge of some game; null where the house has no word for it. */
export function keyOf<G extends string>(group: G, name: string): KeyOf<G> | null {
  const key = `${group}-${name}`;
  return ENGLISH.hasMessage(key) ? (key as KeyOf<G>) : null;
}

/** What is left of a key that nobody knows (a newer server may name one): its words, never the key itself. */
function plain(key: string): string {
  return key.slice(key.indexOf("-") + 1).replaceAll("-", " ");
}

interface Manners {
  list: Intl.ListFormat;
  date: Intl.DateTimeFormat;
}
const known = new Map<string, Manners>();

/** How a language writes lists and dates; such objects are dear to make, so they are made once. */
function manners(language: string): Manners {
  let found = known.get(language);
  if (!found) {
    found = {
      list: new Intl.ListFormat(language, { type: "conjunction" }),
      date: new Intl.DateTimeFormat(regional(language, navigator.languages), {
        dateStyle: "medium",
        timeStyle: "short",
      }),
    };
    known.set(language, found);
  }
  return found;
}

/** What is spoken now, the made-up language included: the shell's words in it, and those that it falls back on. */
export function tongues(): { language: string; shells: readonly Bundle[] } {
  return { language: now.language, shells: now.bundle === ENGLISH ? [ENGLISH] : [now.bundle, ENGLISH] };
}

export function locale(): string {
  return now.language === PSEUDO ? "en" : now.language;
}

export function listed(names: readonly string[]): string {
  return manners(locale()).list.format(names);
}

export function when(seconds: number): string {
  return manners(locale()).date.format(seconds * 1000);
}

/** The language that the browser wishes for, of those that the house speaks. */
export function wished(): string {
  return preferred(navigator.languages, LANGUAGES);
}

let asked = "";
type Learner = (language: string) => Promise<unknown>;
const learners: Learner[] = [];

/** Whoever has words of its own learns a language before it is spoken, so that the page changes at once. */
export function learning(run: Learner): void {
  learners.push(run);
}

/** Speak a language from now on; fails where its catalog cannot be fetched, and all stays as it was. */
export async function speak(language: string): Promise<void> {
  asked = language;
  const chosen = language === PSEUDO || LANGUAGES.includes(language) ? language : "en";
  const bundle = spoken.get(chosen) ?? (await learn(chosen));
  await Promise.all(learners.map((run) => run(chosen)));
  if (asked !== language) return; // while this one came, another one was chosen
  now = { language: chosen, bundle };
  document.documentElement.lang = bundle.locales[0]!; // not locale(): an effect that reads what it sets never rests
}

async function learn(language: string): Promise<Bundle> {
  const bundle =
    language === PSEUDO
      ? bundleOf("en", [english], accented)
      : bundleOf(language, [await CATALOGS[`${FOLDER}${language}.ftl`]!()]);
  spoken.set(language, bundle);
  return bundle;
}

const PLAIN = "aeiouAEIOUncsy";
const ACCENTED = "áéíöüÁÉÍÖÜñçšý";

/** The made-up language: what is not in the catalog has no accents and shows. */
function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** It is a third longer, as others may be. */
function longer(text: string): string {
  return `⟦${text}${"·".repeat(Math.ceil(text.length / 3))}⟧`;
}
