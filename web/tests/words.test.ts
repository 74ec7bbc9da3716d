// The shell's words: that each is there, that the code and every catalog agree, and how they are said.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import { bundleOf, firstWorded, Person, worded, type Values } from "../src/lib/fluent";
import { ENDONYMS, preferred, regional } from "../src/lib/languages";
import {
  aside,
  foreign,
  keyOf,
  LANGUAGES,
  listed,
  locale,
  PSEUDO,
  said,
  speak,
  t,
  when,
} from "../src/lib/words.svelte";
import { forBrowser, variables, WORDS } from "../tools/keys.js";

const SRC = join(import.meta.dirname, "../src");
const files = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
const source = files.map((name) => readFileSync(join(SRC, name), "utf8")).join("\n");
const catalogs = readdirSync(WORDS).filter((name) => name.endsWith(".ftl"));
const languages = catalogs.map((name) => name.slice(0, -".ftl".length));
const read = (language: string) => readFileSync(join(WORDS, `${language}.ftl`), "utf8");
const everything = variables(read("en"));
const english = variables(forBrowser(read("en"))); // what the browser says of it

/** Keys that are put together while the page runs begin like this; mostly games or the server give the rest. */
const BUILT = ["clock-", "emote-", "error-undo-", "event-", "level-", "mark-", "number-", "origin-", "reason-", "way-"];
const TABS_AND_FIELDS = [
  "guide-rules",
  "guide-cards",
  "guide-options",
  "settings-theme",
  "settings-motion",
  "settings-size",
];

afterEach(() => speak("en"));

describe("the catalogs", () => {
  it("have every sentence that is said", () => {
    const keys = [...source.matchAll(/(?<![\w.])(?:t|said)\(\s*"([^"]+)"/g)].map((found) => found[1]!);
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });

  it("have no sentence that nobody says", () => {
    const built = (key: string) => BUILT.some((start) => key.startsWith(start)) || TABS_AND_FIELDS.includes(key);
    const unused = [...english.keys()].filter((key) => !source.includes(`"${key}"`) && !built(key));
    expect(unused).toEqual([]);
  });

  it.each(languages)("are whole: %s", (language) => {
    const begun = [...read(language).matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!);
    const resource = new FluentResource(read(language)); // it leaves out what it cannot read, without a word
    expect(resource.body.map((message) => message.id)).toEqual(begun);
    expect(new FluentBundle(language).addResource(resource)).toEqual([]);
  });

  it.each(languages)("know no other sentences and variables than English: %s", (language) => {
    for (const [key, names] of variables(read(language))) {
      if (key.startsWith("-")) continue; // terms are each language's own
      expect(everything.has(key), key).toBe(true);
      expect([...names].filter((name) => !everything.get(key)!.has(name))).toEqual([]);
    }
  });

  it.each(languages)("say every sentence whole: %s", (language) => {
    const bundle = bundleOf(language, [read(language)]);
    for (const [key, names] of variables(read(language))) {
      if (key.startsWith("-")) continue;
      for (const value of [1, 3, new Person("Duchess", true)]) {
        const values: Values = Object.fromEntries([...names].map((name) => [name, value]));
        expect(worded(bundle, key, values)?.whole, key).toBe(true);
      }
    }
  });

  it("are offered by the names that their readers use", () => {
    expect(languages.filter((language) => !(language in ENDONYMS))).toEqual([]);
    expect([...LANGUAGES].sort()).toEqual([...languages].sort());
    expect(LANGUAGES[0]).toBe("en");
  });
});

describe("a sentence", () => {
  it("counts and fills in", () => {
    expect(t("row-free", { n: 1 })).toBe("One free seat");
    expect(t("row-free", { n: 3 })).toBe("3 free seats");
    expect(t("row-free", { n: 1234 })).toBe("1,234 free seats");
    expect(t("home-called", { name: "Duchess" })).toBe("You play as Duchess.");
    expect(t("home-players", { n: "2–4" })).toBe("2–4 players");
  });

  it("is said in a language", () => {
    expect(said("home-play")).toEqual({ text: "Play now", lang: "en" });
    expect(foreign("en")).toBeUndefined();
    expect(foreign("de")).toBe("de");
  });

  it("is English where a language lacks it or cannot say it whole", () => {
    const ours = bundleOf("en", ["hello = Hello, { $name }\nbye = Bye\nsoon = See { $name } soon"]);
    const theirs = bundleOf("de", ["hello = Hallo { $name }\nsoon = Bis bald, { $who }"]);
    const text = (id: string, values = {}) => firstWorded([theirs, ours], id, values);
    expect(text("hello", { name: "Duchess" })).toEqual({ text: "Hallo Duchess", lang: "de" });
    expect(text("bye")).toEqual({ text: "Bye", lang: "en" });
    expect(text("soon", { name: "Duchess" })).toEqual({ text: "See Duchess soon", lang: "en" });
    expect(text("soon")).toEqual({ text: "See {$name} soon", lang: "en" });
    expect(text("never")).toBeNull();
  });

  it("is found by its group", () => {
    expect(keyOf("level", "alley-cat")).toBe("level-alley-cat");
    expect(keyOf("level", "no such cat")).toBeNull();
  });

  it("may have more to say", () => {
    expect(aside("level-tiger", "text")).toMatch(/Has eaten\.$/);
    expect(aside("level-tiger", "song")).toBe("");
  });

  it("is words even where nobody knows it", () => {
    expect(t("emote-tail-flick" as "emote-meow")).toBe("tail flick");
  });

  it("speaks to whoever reads it", () => {
    const bundle = bundleOf("en", [
      "steals = { WHO($taker) ->\n    [you] You steal\n   *[other] { $taker } steals\n }",
    ]);
    const text = (taker: Person) => worded(bundle, "steals", { taker })?.text;
    expect(text(new Person("Duchess", true))).toBe("You steal");
    expect(text(new Person("Duchess"))).toBe("Duchess steals");
  });

  it("lists names and tells the time as the language does", () => {
    expect(listed(["Duchess", "Tom", "Felix"])).toBe("Duchess, Tom, and Felix");
    expect(when(0)).toMatch(/19(69|70)/);
  });
});

describe("a language", () => {
  const all = Object.keys(ENDONYMS);

  it("is the first wish of the browser that can be met", () => {
    expect(preferred(["de-AT", "en"], all)).toBe("de");
    expect(preferred(["nl", "fr-CA"], all)).toBe("fr");
    expect(preferred(["es-419"], all)).toBe("es");
    expect(preferred(["ja-JP", "en-US"], all)).toBe("ja");
    expect(preferred(["nl", "not a language"], all)).toBe("en");
    expect(preferred(["de"], ["en"])).toBe("en");
    expect(preferred([], all)).toBe("en");
  });

  it("is Chinese where its signs are read", () => {
    for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans", "zh-Hans-HK"]) expect(preferred([tag], all)).toBe("zh-Hans");
    for (const tag of ["zh-TW", "zh-HK", "zh-Hant", "zh-Hant-SG"]) expect(preferred([tag], all)).toBe("en");
  });

  it("writes dates as where the reader lives", () => {
    expect(regional("en", ["de", "en-GB"])).toBe("en-GB");
    expect(regional("zh-Hans", ["zh-TW", "zh-SG"])).toBe("zh-SG");
    expect(regional("fr", ["en-GB"])).toBe("fr");
  });

  it("is said to the browser, and English where nobody speaks it", async () => {
    await speak("tlh");
    expect(locale()).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });

  it("may be a made-up one, a third longer, with the variables kept", async () => {
    const plain = { lead: t("home-lead"), called: t("home-called", { name: "Duchess" }) };
    await speak(PSEUDO);
    expect(t("home-lead").length).toBeGreaterThan(plain.lead.length * 1.3);
    expect(t("home-called", { name: "Duchess" })).toMatch(/^⟦Yöü pláý áš Duchess\.·+⟧$/);
    expect(t("row-free", { n: 3 })).toMatch(/^⟦3 fréé šéátš·+⟧$/);
    expect(t("home-called", { name: "Duchess" }).length).toBeGreaterThan(plain.called.length * 1.3);
    expect(said("home-play").lang).toBe("en");
    await speak("en");
    expect(t("home-play")).toBe("Play now");
  });
});
