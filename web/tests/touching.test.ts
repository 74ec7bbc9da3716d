import { describe, expect, it } from "vitest";
import type { Facts } from "../src/lib/facts";
import type { View } from "../src/net/protocol";
import {
  type Choice,
  choices,
  complete,
  foreseen,
  hit,
  matching,
  nextTouches,
  offTable,
  ownerOf,
  plain,
  type Preview,
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
    const plainly = { so: "", hurts: false };
    const touches = ["hand.3/tuna", "hand.1"];
    expect(give).toEqual({ text: "give:1", say: "give:tuna>1", action: "give", touches, ...plainly });
    expect(pass).toEqual({ text: "pass", say: "pass", action: "pass", touches: [], ...plainly });
  });

  it("touches a second equal piece like the first, and the innermost thing", () => {
    expect(plain("hand.0/tuna@2")).toBe("hand.0/tuna");
    expect(hit(new Set(["hand.0", "hand.0/tuna"]), ["hand.0/tuna@2", "hand.0"])).toBe("hand.0/tuna");
    expect(hit(new Set(["seat/1"]), ["hand.1/?", "hand.1", "seat/1"])).toBe("seat/1");
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

  it("only looks at the first touch, whatever is touched", () => {
    const { played, touch } = touching();
    touch.renew(MOVES.slice(2), true);
    touch.touch(["hand.0/tuna"]);
    expect(played).toEqual([]);
    expect(texts(touch.left)).toEqual(["eat:tuna"]);
    touch.touch(["hand.0/tuna"]);
    expect(played).toEqual(["eat:tuna"]);
  });

  it("is narrowed by naming what to do, and then a touch does it", () => {
    const { played, touch } = touching();
    touch.name("eat");
    expect([...touch.next]).toEqual(["hand.0/tuna"]);
    expect(touch.narrowed).toBe(true);
    expect(touch.back()).toBe(true);
    expect(touch.narrowed).toBe(false);
    touch.name("eat");
    touch.touch(["hand.0/tuna"]);
    expect(played).toEqual(["eat:tuna"]);
  });

  it("leaves what was named when something else is touched", () => {
    const { played, touch } = touching();
    touch.name("eat");
    touch.touch(["hand.0/yarn"]);
    expect(touch.action).toBe(null);
    expect(touch.touched).toEqual(["hand.0/yarn"]);
    expect(played).toEqual([]);
  });

  it("asks twice for what hurts, and again after something else", () => {
    const { played, touch } = touching();
    const [give, , , play] = MOVES.map((move) => ({ ...move, hurts: move.action !== "eat" }));
    touch.renew([give!, play!], true);
    touch.touch(["hand.0/tuna"]);
    touch.touch(["hand.1"]);
    expect(played).toEqual([]);
    touch.choose(give!);
    expect(touch.doubted).toBe("give:tuna>1");
    touch.touch(["hand.0/yarn"]);
    expect(touch.doubted).toBe(null);
    touch.choose(play!);
    touch.choose(play!);
    expect(played).toEqual(["play:yarn"]);
  });
});

describe("what is foreseen", () => {
  /** Moves that touch these, each with what it leads to: `place=text`. */
  const move = (touches: string[], so: string) => ({ text: touches.join(">") + so, touches, so }) as unknown as Choice;
  const read = ({ so }: Choice, at: string): Preview | null => {
    const [place, text] = so.split("=") as [string, string | undefined];
    return text ? { place: place || at, text, name: "hurts", hurts: false } : null;
  };
  const told = (moves: Choice[], touched: string[] = [], pointed: string[] = []) =>
    Object.fromEntries(
      [...foreseen(moves, touched, pointed, read)].map(([place, all]) => [place, all.map((one) => one.text)]),
    );

  it("is shown where it happens, or where it is touched", () => {
    expect(told([move(["board#1"], "board/tank=-2"), move(["board#2"], "=+1")])).toEqual({
      "board/tank": ["-2"],
      "board#2": ["+1"],
    });
  });

  it("is left out while the moves behind a touch do not agree", () => {
    const moves = [move(["board#1", "north"], "=-2"), move(["board#1", "south"], "=-4"), move(["board#1", "west"], "")];
    expect(told(moves)).toEqual({});
    expect(told(moves, ["board#1"])).toEqual({ north: ["-2"], south: ["-4"] });
    expect(told(moves.slice(0, 1).concat(move(["board#1", "east"], "=-2")))).toEqual({ "board#1": ["-2"] });
  });

  it("says each thing once at a place, and only what one points at when one does", () => {
    const moves = [move(["a"], "c=-2"), move(["b"], "c=-2"), move(["d"], "c=-4")];
    expect(told(moves)).toEqual({ c: ["-2", "-4"] });
    expect(told(moves, [], ["d"])).toEqual({ c: ["-4"] });
  });

  it("stays while a move waits for its second touch", () => {
    expect(told([move(["a"], "=-2")], ["a"])).toEqual({ a: ["-2"] });
  });
});
