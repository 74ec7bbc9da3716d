// The words of a game come with its book, and change with the language of the page.
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { PSEUDO, speak, t } from "../src/lib/words.svelte";
import { Lexicon, lexicon } from "../src/net/lexicon.svelte";

const ENGLISH = "card-fat-cat = Fat Cat\nevent-turn = { $seat }'s turn.\nzone-den = Den";
const MADE_UP = "card-fat-cat = Ƒáţ Çáţ\nevent-turn = { $seat }: ţüŕñ.";
const SHAPES = { event: { turn: [["seat", "seat"]] } } as const;
/** Catalogs, and which were asked for. */
function shelf(text: string | null) {
  const asked: string[] = [];
  const fetched = (language: string) => {
    asked.push(language);
    return text === null ? Promise.reject(new Error("no line")) : Promise.resolve(text);
  };
  return { asked, fetched };
}

afterEach(() => speak("en"));

describe("a lexicon", () => {
  it("speaks English at once, and to whoever looks", async () => {
    const { asked, fetched } = shelf(MADE_UP);
    const game = await lexicon(SHAPES, ["en"], fetched, ENGLISH);
    expect(game.words.title("card", "fat-cat")).toBe("Fat Cat");
    expect(game.at(["Duchess", "Tom"], 0).word("event", "turn:1")).toBe("Tom's turn.");
    expect(asked).toEqual([]);
  });

  it("knows the language before it is spoken, and falls back on English", async () => {
    const { asked, fetched } = shelf(MADE_UP);
    const game = await lexicon(SHAPES, ["en"], fetched, ENGLISH);
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(`${t("close")} ${game.words.title("card", "fat-cat")}`));
    });
    flushSync();
    await speak(PSEUDO);
    flushSync();
    stop();
    expect(seen).toEqual(["Close Fat Cat", expect.stringMatching(/^⟦.+⟧ Ƒáţ Çáţ$/)]);
    expect(game.words.word("zone", "den")).toBe("Den");
    expect(asked).toEqual([PSEUDO]);
  });

  it("is opened in the language that is spoken, and asks for each once", async () => {
    await speak(PSEUDO);
    const { asked, fetched } = shelf(MADE_UP);
    const game = await lexicon(SHAPES, ["en"], fetched, ENGLISH);
    expect(game.words.title("card", "fat-cat")).toBe("Ƒáţ Çáţ");
    await speak("en");
    expect(game.words.title("card", "fat-cat")).toBe("Fat Cat");
    await speak(PSEUDO);
    expect(asked).toEqual([PSEUDO]);
  });

  it("stays English where the language cannot be had, or is not offered", async () => {
    const { asked, fetched } = shelf(null);
    const game = new Lexicon(SHAPES, ["en"], fetched, ENGLISH);
    await game.learn("fr");
    expect(asked).toEqual([]);
    await speak(PSEUDO);
    expect(asked).toEqual([PSEUDO]);
    expect(game.words.title("card", "fat-cat")).toBe("Fat Cat");
  });
});
