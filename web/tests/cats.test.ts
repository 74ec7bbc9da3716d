// Every card of every game has its own recognisable picture; a word nobody knows is listed and gives way.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { Pen } from "../src/cats/pen";
import { liftOf, picture, portrait, readArt, standing, unknownWords } from "../src/cats/picture";
import { POSES } from "../src/cats/poses";
import { PROPS } from "../src/cats/props";

const GAMES = join(import.meta.dirname, "../../src/purrlor/games");

interface Drawn {
  game: string;
  id: string;
  art: string;
}

function arts(): Drawn[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .flatMap((entry) => {
      const rows = readFileSync(join(GAMES, entry.name, "cards.toml"), "utf8")
        .split("[[card]]")
        .slice(1);
      return rows.map((row) => ({
        game: entry.name,
        id: /^id = "(.+)"/m.exec(row)![1]!,
        art: /^art = "(.+)"/m.exec(row)![1]!,
      }));
    });
}

/** What more than one card has, by game. */
function shared(all: Drawn[], trait: (art: ReturnType<typeof readArt>) => string | null): string[] {
  const ids = new Map<string, string[]>();
  for (const { game, id, art } of all) {
    const key = trait(readArt(art));
    if (key) ids.set(`${game}: ${key}`, [...(ids.get(`${game}: ${key}`) ?? []), id]);
  }
  return [...ids].filter(([, found]) => found.length > 1).map(([key, found]) => `${key}: ${found.join(", ")}`);
}

describe("pictures", () => {
  const all = arts();

  it("reads the cards of five games", () => {
    expect(new Set(all.map((card) => card.game)).size).toBe(5);
    expect(all.length).toBeGreaterThan(150);
  });

  it("knows every word of every card", () => {
    const unknown = all.flatMap((card) => unknownWords(card.art).map((word) => `${card.game}/${card.id}: ${word}`));
    expect(unknown).toEqual([]);
  });

  it("draws no two cards alike", () => {
    const drawn = new Set(all.map((card) => picture(card.art, `${card.game}/${card.id}`)));
    expect(drawn.size).toBe(all.length);
  });

  it("repeats within a game neither a coat in its pose nor a thing", () => {
    expect(shared(all, ({ coat, pose }) => `${coat} ${pose}`)).toEqual([]);
    expect(shared(all, ({ pose, prop }) => (prop === "none" ? null : `${pose} ${prop}`))).toEqual([]);
  });

  it("has many poses, uses them all, and none too often", () => {
    const uses = Object.fromEntries(Object.keys(POSES).map((pose) => [pose, 0]));
    for (const { art } of all) uses[readArt(art).pose]!++;
    expect(Object.keys(uses).length).toBeGreaterThanOrEqual(22);
    expect(Object.entries(uses).filter(([, n]) => n < 1 || n > 15)).toEqual([]);
  });

  it("changes only eyes and tail in a blink", () => {
    const paths = (drawn: string) => new Set(drawn.match(/<(path|ellipse|circle)[^>]*>/g));
    for (const { art, id } of all) {
      const [open, shut] = [paths(portrait(art, id)), paths(portrait(art, id, "blink"))];
      expect([...shut].filter((path) => !open.has(path)).length, `${id}: ${art}`).toBeLessThanOrEqual(1);
      expect(standing(art, id, "blink")).not.toBe(standing(art, id));
    }
  });

  it("draws the same card the same way every time", () => {
    for (const { art, id } of all.slice(0, 20)) expect(picture(art, id)).toBe(picture(art, id));
  });

  it("gives way where a word is not known, and names it", () => {
    expect(unknownWords("plaid sit smug trombone volcano extra")).toEqual([
      "plaid",
      "smug",
      "trombone",
      "volcano",
      "extra",
    ]);
    expect(readArt("plaid sit smug trombone volcano")).toEqual({
      coat: "grey",
      pose: "sit",
      mood: "content",
      prop: "none",
      backdrop: "parlour",
    });
    expect(picture("plaid", "x")).toContain("<svg");
  });

  it("draws well-formed drawings with numbers in them", () => {
    for (const { art, id } of all) {
      for (const drawn of [picture(art, id), portrait(art, id), standing(art, id)]) {
        expect(drawn).not.toMatch(/NaN|undefined|null/);
        expect((drawn.match(/<g[ >]/g) ?? []).length).toBe((drawn.match(/<\/g>/g) ?? []).length);
      }
    }
  });

  it("never draws a thing over a face", () => {
    const things = Object.entries(PROPS).filter(([, { place }]) => place === "floor" || place === "air");
    const mouth = 'fill="#7a2f3b"'; // an open one, which no thing has
    for (const pose of Object.keys(POSES))
      for (const [name, { draw }] of things) {
        const last = draw(new Pen("x"))
          .match(/<(path|ellipse|rect|circle)[^>]*>/g)!
          .at(-1)!;
        const drawn = picture(`grey ${pose} shocked ${name} rug`, "x");
        expect(drawn.indexOf(last), `${pose} ${name}`).toBeGreaterThan(0);
        expect(drawn.indexOf(mouth), `${pose} ${name}`).toBeGreaterThan(drawn.lastIndexOf(last));
      }
  });

  it("lifts every chin over what stands in front", () => {
    const front = Object.entries(PROPS).filter(([, { place }]) => place === "front");
    for (const [name, prop] of front) {
      expect(prop.top, name).toBeGreaterThan(0);
      for (const [word, pose] of Object.entries(POSES)) {
        const [, y, , size] = pose.head;
        expect(y + 30 * size - liftOf(pose, prop), `${word} ${name}`).toBeLessThanOrEqual(160.001 - prop.top!);
      }
    }
  });

  it("looks where a piece looks", () => {
    const looks = (["ahead", "N", "E", "S", "W"] as const).map((look) =>
      portrait("black sit shocked none street", "x", look),
    );
    expect(new Set(looks).size).toBe(5);
  });

  it("shows a blank of the same shape until the pen is here", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    vi.doMock("../src/cats/picture", (original) => gate.then(() => original()));
    const { address } = await import("../src/cats");
    const shown = () => decodeURIComponent(address("picture", "black sit sly none rug", "x"));
    expect(shown()).toMatch(/^data:image\/svg\+xml,<svg [^>]*viewBox="0 0 240 180"\/>$/);
    open();
    await vi.waitFor(() => expect(shown()).toContain(picture("black sit sly none rug", "x")));
  });
});
