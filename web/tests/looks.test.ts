// The client names no game: it draws kinds of things, and every game says which of its own are which.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unknownWords } from "../src/cats/picture";
import { SIGNS, SOUND_OF } from "../src/drama/acting";
import { ICONS } from "../src/lib/icons";
import { felts, learn, lookOf, type Look } from "../src/net/looks.svelte";
import type { GameInfo, Piece, Zone } from "../src/net/protocol";
import { cornersOf, costIcon, costsAt, formOf, signOf, valuesOf } from "../src/play/drawing";
import { soundName, SOUNDS } from "../src/play/sound";

const SRC = join(import.meta.dirname, "../src");
const WORDS = join(import.meta.dirname, "../../src/purrlor/words");
const GAMES = join(import.meta.dirname, "../../src/purrlor/games");
const folders = readdirSync(GAMES, { withFileTypes: true }).filter(
  (one) => one.isDirectory() && !one.name.startsWith("_"),
);
const sheets = folders.map((one) => ({
  folder: one.name,
  text: readFileSync(join(GAMES, one.name, "cards.toml"), "utf8"),
}));
const sources = [SRC, WORDS]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((one) => one.isFile() && !one.name.endsWith(".py") && !one.name.endsWith(".pyc"))
  .map((one) => join(one.parentPath, one.name));

/** A field of the [look] table: its words, and for `key = "word"` pairs the keys. */
function said(text: string, field: string): { keys: string[]; words: string[] } {
  const look = /^\[look\]\n([^[]*(?:\n|.)*?)\n\n/m.exec(text)![1]!;
  const line = new RegExp(`^${field} = (.*)$`, "m").exec(look)?.[1] ?? "";
  return {
    keys: [...line.matchAll(/([\w-]+) =/g)].map((found) => found[1]!),
    words: [...line.matchAll(/"([^"]*)"/g)].map((found) => found[1]!),
  };
}
const all = (field: string) => sheets.flatMap(({ text }) => said(text, field).words);

describe("the client", () => {
  it("names no game", () => {
    const names = sheets.flatMap(({ folder, text }) => [
      folder,
      folder.replaceAll("_", "-"),
      /^title = "(.+)"/m.exec(text)![1]!,
    ]);
    expect(names.length).toBe(15);
    const found = sources.flatMap((file) =>
      names
        .filter((name) => readFileSync(file, "utf8").toLowerCase().includes(name.toLowerCase()))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("knows every word of every look", () => {
    expect(all("door").length).toBe(sheets.length);
    expect(all("door").flatMap(unknownWords)).toEqual([]);
    expect([...all("signs"), ...all("corners")].filter((icon) => !(icon in ICONS))).toEqual([]);
    expect(all("pieces").filter((form) => !["coin", "unit", "cat", "token"].includes(form))).toEqual([]);
    expect(sheets.flatMap(({ text }) => said(text, "sounds").keys).filter((sound) => !(sound in SOUNDS))).toEqual([]);
  });

  it("finds an event and a way to play it for every drama of every look", () => {
    const lost = sheets.flatMap(({ folder, text }) => {
      const words = readFileSync(join(GAMES, folder, "words/en.ftl"), "utf8");
      return said(text, "drama").keys.filter((kind) => !words.includes(`\nevent-${kind} =`));
    });
    expect(lost).toEqual([]);
    expect(all("drama").length).toBeGreaterThan(20);
    expect(all("drama").filter((mood) => !(mood in SIGNS))).toEqual([]);
    expect(Object.values(SOUND_OF).filter((sound) => !(sound in SOUNDS))).toEqual([]);
  });

  it("has a drawing for every kind of place and every metal", () => {
    const [zones, coins] = [
      readFileSync(join(SRC, "styles/zones.css"), "utf8"),
      readFileSync(join(SRC, "pieces/Coin.svelte"), "utf8"),
    ];
    expect(all("zones").length).toBeGreaterThan(6);
    expect(all("zones").filter((kind) => !zones.includes(`[data-drawn="${kind}"]`))).toEqual([]);
    expect(all("coins").filter((metal) => !coins.includes(`[data-metal="${metal}"]`))).toEqual([]);
  });
});

describe("a look", () => {
  const game = (id: string, look?: GameInfo["look"]) => ({ id, look }) as GameInfo;
  const plain = lookOf("nobody");
  const zone = (kind: string) => ({ kind }) as Zone;
  const piece = (kind: string, face: string | null = "x") => ({ kind, face }) as Piece;
  const card = (kind: string, numbers = {}) => ({ kind, numbers }) as never;

  it("may be left out", () => {
    learn(game("bare"));
    expect(lookOf("bare")).toEqual(plain);
    expect(unknownWords(plain.door)).toEqual([]);
  });

  it("is learnt once, with what it says", () => {
    learn(game("rich", { door: "", signs: { feast: "fish", odd: "no-such-icon" }, sounds: { coin: ["took"] } }));
    learn(game("rich", { signs: {} }));
    expect(lookOf("rich").door).toBe(plain.door);
    expect(signOf("feast", lookOf("rich"))).toBe("fish");
    expect(signOf("odd", lookOf("rich"))).toBeUndefined();
    const view = { prompt: null, outcome: null } as never;
    expect(soundName([{ kind: "took-some" } as never], view, 0, lookOf("rich"))).toBe("coin");
    expect(soundName([{ kind: "gave" } as never], view, 0, lookOf("rich"))).toBeNull();
    expect(soundName([{ kind: "took-some" } as never], view, 0, lookOf("rich"), true)).toBe("turn");
  });

  it("paints a felt, light and dark, under its own name only", () => {
    const look: Look = { ...plain, felt: { cloth: "#111111", glow: "#222222" }, dark: { cloth: "#333333" } };
    expect(felts("rich", look)).toBe(
      '[data-game="rich"] { --felt: #111111; --glow: #222222; } :root[data-theme="dark"] [data-game="rich"] { --felt: #333333; }',
    );
  });

  it("says what a piece is", () => {
    const look: Look = { ...plain, pieces: { soldier: "unit", marker: "coin" } };
    expect(formOf(piece("soldier"), zone("grid"), card("any"), look)).toBe("unit");
    expect(formOf(piece("soldier"), zone("hand"), card("any"), look)).toBe("card");
    expect(formOf(piece("card"), zone("row"), card("marker"), look)).toBe("coin");
    expect(formOf(piece("cat"), zone("row"), undefined, plain)).toBe("cat");
    expect(formOf(piece("card", null), zone("pile"), undefined, plain)).toBe("back");
    expect(formOf(piece("card"), zone("row"), undefined, plain)).toBe("token");
  });

  it("puts numbers at the top of a card in its own order", () => {
    const look: Look = { ...plain, corners: { hearts: "heart", paws: "paw", name: "star" } };
    expect(cornersOf(card("x", { paws: 2, hearts: 1, name: "no number" }), look).map((corner) => corner.value)).toEqual(
      [1, 2],
    );
  });

  it("shows on a piece what it is worth where it lies, with the sign of the look", () => {
    const look: Look = { ...plain, corners: { hearts: "heart", paws: "paw", odd: "no such icon" } };
    const coin = { id: "x/y", kind: "coin", face: "y", count: 1, marks: { paws: 2, odd: 1, acting: true } } as Piece;
    expect(valuesOf(coin, look)).toEqual([{ name: "paws", value: 2, icon: "paw" }]);
    expect(valuesOf({ ...coin, marks: undefined } as Piece, look)).toEqual([]);
    expect(costIcon(look)).toBe("heart");
    expect(costIcon(plain)).toBeUndefined();
  });

  it("says what a numbered place costs, and what is within reach", () => {
    const slots = { id: "s", kind: "slots", owner: 0, size: 0, pieces: [], costs: [{ a: 3, b: 2 }, { a: 1 }] } as Zone;
    const enough = (zone: Zone) => costsAt(zone, 0).map(({ face, enough }) => `${face} ${enough}`);
    expect(enough({ ...slots, reach: 2 })).toEqual(["a false", "b true"]);
    expect(enough(slots)).toEqual(["a false", "b false"]);
    expect(costsAt({ ...slots, costs: undefined }, 0)).toEqual([]);
  });
});
