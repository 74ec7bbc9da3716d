import { describe, expect, it } from "vitest";
import type { Facts } from "../src/lib/facts";
import type { View } from "../src/net/protocol";
import {
  type Choice,
  choices,
  complete,
  hit,
  matching,
  nextTouches,
  offTable,
  ownerOf,
  plain,
  sharedWords,
} from "../src/play/touching";
import { Touch } from "../src/play/stage.svelte";

// prettier-ignore
const FACTS: Facts = {
  shapes: { move: {
    give: [["card", "card"], ["seat", "seat"]], eat: [["card", "card"]], play: [["card", "card"]], pass: [],
  } },
  touches: {
    give: ["hand.{me}/{card}", "hand.{seat}"], eat: ["hand.{me}/{card}"], play: ["hand.{me}/{card}", "house.{me}"],
  },
  flights: {},
};
const TEXTS = ["give:tuna>1", "give:tuna>2", "eat:tuna", "play:yarn", "pass"];
const MOVES = choices(FACTS, { seat: 0, moves: TEXTS.map((text) => ({ text })) } as unknown as View);
const texts = (moves: readonly Choice[]) => moves.map((one) => one.text);

describe("narrowing by touch", () => {
  it("offers what comes first, then what comes next", () => {
    expect([...nextTouches(MOVES, [])]).toEqual(["hand.0/tuna", "hand.0/yarn"]);
    expect([...nextTouches(MOVES, ["hand.0/tuna"])]).toEqual(["hand.1", "hand.2"]);
    expect(texts(matching(MOVES, ["hand.0/tuna"]))).toEqual(TEXTS.slice(0, 3));
    expect(texts(complete(MOVES, ["hand.0/tuna"]))).toEqual(["eat:tuna"]);
    expect(texts(complete(MOVES, []))).toEqual(["pass"]);
  });

  it("is said as the server says it, or else by its text", () => {
    const moves = [{ text: "give:1", say: "give:tuna>1" }, { text: "pass" }];
    const [give, pass] = choices(FACTS, { seat: 3, moves } as unknown as View);
    expect(give).toEqual({ text: "give:1", say: "give:tuna>1", touches: ["hand.3/tuna", "hand.1"] });
    expect(pass).toEqual({ text: "pass", say: "pass", touches: [] });
  });

  it("touches a second equal piece like the first, and the innermost thing", () => {
    expect(plain("hand.0/tuna@2")).toBe("hand.0/tuna");
    expect(hit(new Set(["hand.0", "hand.0/tuna"]), ["hand.0/tuna@2", "hand.0"])).toBe("hand.0/tuna");
    expect(hit(new Set(["seat/1"]), ["hand.1/?", "hand.1", "seat/1"])).toBe("seat/1");
  });

  it("says once what several moves begin with", () => {
    expect(sharedWords(["Place on c3, facing north", "Place on c3, facing east"])).toBe("Place on c3, facing ");
    expect(sharedWords(["Give Tuna", "Give Tuna to Duchess"])).toBe("");
    expect(sharedWords(["Pass", "Play Yarn"])).toBe("");
    expect(sharedWords([])).toBe("");
  });

  it("finds owners and what the table does not show", () => {
    const zones = [
      { id: "hand.1", owner: 1 },
      { id: "deck", owner: null },
    ];
    expect([
      ownerOf("hand.1/tuna", zones),
      ownerOf("seat/4", zones),
      ownerOf("deck", zones),
      ownerOf("amount/2", zones),
    ]).toEqual([1, 4, null, null]);
    expect(offTable(new Set(["deck", "amount/2"]), (id) => id === "deck")).toEqual(["amount/2"]);
  });
});

describe("touching a table", () => {
  const touching = () => {
    const played: string[] = [];
    const touch = new Touch((one) => played.push(one.text));
    touch.renew(MOVES, true);
    return { played, touch };
  };

  it("plays when everything is named", () => {
    const { played, touch } = touching();
    expect(touch.touch(["hand.0/tuna", "hand.0"])).toBe(true);
    expect(touch.look("hand.0/tuna")).toBe("chosen");
    expect(touch.look("hand.2")).toBe("next");
    touch.touch(["hand.2"]);
    expect(played).toEqual(["give:tuna>2"]);
  });

  it("needs a second touch where the first leaves one move with a place to go", () => {
    const { played, touch } = touching();
    touch.touch(["hand.0/yarn"]);
    expect(played).toEqual([]);
    expect(touch.means("house.0")?.say).toBe("play:yarn");
    touch.touch(["hand.0/yarn"]);
    expect(played).toEqual(["play:yarn"]);
  });

  it("takes back, switches, and ignores the rest", () => {
    const { played, touch } = touching();
    touch.touch(["hand.0/tuna"]);
    touch.touch(["hand.0/yarn"]);
    expect(touch.touched).toEqual(["hand.0/yarn"]);
    expect(touch.back()).toBe(true);
    expect(touch.back()).toBe(false);
    expect(touch.touch(["deck"])).toBe(false);
    expect(played).toEqual([]);
  });

  it("does nothing while a move is on its way, and forgets touches of an older question", () => {
    const { played, touch } = touching();
    touch.touch(["hand.0/tuna"]);
    touch.renew(MOVES, false);
    expect(touch.touched).toEqual(["hand.0/tuna"]);
    expect(touch.touch(["hand.2"])).toBe(false);
    touch.choose(MOVES[4]!);
    touch.renew([MOVES[4]!], true);
    expect(touch.touched).toEqual([]);
    expect(played).toEqual([]);
  });

  it("keeps its lights while a move is on its way, until the answer comes or takes long", () => {
    const { played, touch } = touching();
    touch.touch(["hand.0/tuna"]);
    touch.touch(["hand.2"]);
    touch.renew(MOVES, false, true);
    expect(played).toEqual(["give:tuna>2"]);
    expect([touch.look("hand.0/tuna"), touch.look("hand.2")]).toEqual(["chosen", "chosen"]);
    expect(touch.touch(["hand.1"])).toBe(false);
    expect(touch.back()).toBe(false);
    touch.renew(MOVES, false, false);
    expect(touch.next.size).toBe(0);
    touch.renew(MOVES, true);
    expect(touch.look("hand.2")).toBeUndefined();
    expect(touch.look("hand.0/tuna")).toBe("next");
  });
});
