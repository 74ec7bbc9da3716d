// Every card of every game has its own recognisable picture; a word nobody knows is listed and gives way.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describe as inWords, picture, portrait, readArt, standing, unknownWords } from "../src/cats";

const GAMES = join(import.meta.dirname, "../../src/purrlor/games");

function arts(): { game: string; id: string; art: string }[] {
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

  it("looks where a piece looks", () => {
    const looks = (["ahead", "N", "E", "S", "W"] as const).map((look) =>
      portrait("black sit shocked none street", "x", look),
    );
    expect(new Set(looks).size).toBe(5);
  });

  it("says in words what it shows", () => {
    expect(inWords("black leap shocked vase shelf")).toBe("black cat, leap, shocked, with vase");
    expect(inWords("orange sit content none garden")).toBe("orange tabby cat, sit, content");
  });
});
