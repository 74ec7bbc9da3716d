// What the table can show of a sentence follows from its arguments.
import { describe, expect, it } from "vitest";
import { argumentsOf, happenings, parse, touchesOf, type Facts } from "../src/lib/facts";

// prettier-ignore
const FACTS: Facts = {
  shapes: {
    move: { give: [["card", "card"], ["seat", "seat"]], make: [["coin", "card"], ["cell", "cell"]] },
    event: {
      drew: [["card", "card"], ["from", "zone"], ["to", "zone"]],
      peeked: [["card", "card"], ["from", "zone"], ["seat", "seat"]],
      shuffled: [["zone", "zone"]],
      bought: [["seat", "seat"], ["coin", "card"]],
      won: [["seat", "seat"], ["number", "number"]],
      turn: [["seat", "seat"]],
    },
  },
  touches: { give: ["paws.{me}/{card}", "seat/{seat}"], make: ["city/{coin}", "cats.{me}#{cell}"] },
  flights: { bought: ["{coin}", "city", "cats.{seat}"] },
};
const happened = (say: string) => happenings(FACTS, [{ beat: 4, says: [say] }])[0]!;
const flight = (say: string) => {
  const { piece, from, to } = happened(say);
  return [piece, from, to];
};

describe("a sentence on the wire", () => {
  it("is a name and arguments", () => {
    expect(parse("donate:fat-cat>2")).toEqual({ name: "donate", args: ["fat-cat", "2"] });
    expect(parse("pass")).toEqual({ name: "pass", args: [] });
  });

  it("may hide arguments", () => {
    expect(parse("draw:")).toEqual({ name: "draw", args: [""] });
    expect(parse("steal:>1>paws.0")).toEqual({ name: "steal", args: ["", "1", "paws.0"] });
  });

  it("names its arguments by its shape", () => {
    expect(argumentsOf(FACTS.shapes, "move", "give:tuna>2")).toEqual({ card: "tuna", seat: "2" });
    expect(argumentsOf(FACTS.shapes, "event", "conceded:1")).toEqual({ seat: "1" });
    expect(argumentsOf(FACTS.shapes, "event", "no-such-thing:1")).toEqual({});
  });
});

describe("a move", () => {
  it("touches what its patterns name", () => {
    expect(touchesOf(FACTS, "give:tuna>2", 0)).toEqual(["paws.0/tuna", "seat/2"]);
    expect(touchesOf(FACTS, "make:dime>3", 1)).toEqual(["city/dime", "cats.1#3"]);
    expect(touchesOf(FACTS, "pass", 0)).toEqual([]);
  });
});

describe("an event", () => {
  it("is a card that moves", () => {
    expect(happened("drew:tuna>deck>paws.0")).toEqual({
      beat: 4,
      say: "drew:tuna>deck>paws.0",
      kind: "drew",
      piece: "tuna",
      from: "deck",
      to: "paws.0",
      seat: null,
      more: false,
    });
  });

  it("tells no secrets", () => {
    expect(flight("drew:>deck>paws.1")).toEqual([null, "deck", "paws.1"]);
    expect(happened("peeked:>paws.1>0")).toMatchObject({ piece: null, from: "paws.1", seat: 0, more: false });
  });

  it("may show an open piece moving, or a place as a whole", () => {
    expect(flight("bought:2>dime")).toEqual(["dime", "city", "cats.2"]);
    expect(flight("shuffled:deck")).toEqual([null, "deck", null]);
  });

  it("knows whether it tells more than who and where", () => {
    expect(["turn:1", "won:1>3", "conceded:2"].map((say) => happened(say).more)).toEqual([false, true, false]);
    expect(happened("conceded:2").seat).toBe(2);
  });

  it("is taken apart once", () => {
    const told = [{ beat: 1, says: ["turn:0", "turn:1"] }];
    const first = happenings(FACTS, told);
    const again = happenings(FACTS, [...told, { beat: 2, says: ["turn:2"] }]);
    expect(again.map((one) => one.seat)).toEqual([0, 1, 2]);
    expect(again[1]).toBe(first[1]);
  });
});
