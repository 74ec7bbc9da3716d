// What decided a game: swings of the score, who took the lead, and what stood out where there is none.
import { describe, expect, it } from "vitest";
import type { Facts } from "../src/lib/facts";
import type { Replay } from "../src/net/protocol";
import { decisions } from "../src/play/deciding";

const FACTS: Facts = {
  shapes: {
    event: {
      put: [["seat", "seat"]],
      turn: [["seat", "seat"]],
      storm: [
        ["seat", "seat"],
        ["n", "number"],
      ],
      hit: [["seat", "seat"]],
    },
  },
  touches: {},
  flights: {},
} as unknown as Facts;

/** Each step: whose it is, what is told, and the scores after it. */
function game(steps: [seat: number, says: string[], scores: (number | null)[]][], winners: number[]): Replay {
  const frames = steps.map(([seat, says, scores], ply) => ({
    ply,
    seat,
    move: "go",
    say: null,
    events: [{ beat: ply, says }],
    view: { seats: scores.map((score) => ({ score })), zones: [] },
  }));
  return { frames, outcome: { winners } } as unknown as Replay;
}

describe("what decided it", () => {
  const scored = game(
    [
      [0, ["turn:0"], [0, 0]],
      [0, ["put:0"], [3, 0]],
      [1, ["put:1"], [3, 7]],
      [0, ["turn:0"], [3, 7]],
      [1, ["hit:1"], [3, 2]],
      [0, ["put:0"], [9, 2]],
      [0, ["turn:0"], [9, 2]],
    ],
    [0],
  );

  it("is told in order, with what it did to the score", () => {
    const told = decisions(scored, FACTS, 3);
    expect(told.map((one) => one.ply)).toEqual([2, 4, 5]);
    expect(told.map((one) => one.shift)).toEqual([
      { seat: 1, from: 0, to: 7, lead: true },
      { seat: 1, from: 7, to: 2, lead: false },
      { seat: 0, from: 3, to: 9, lead: false },
    ]);
  });

  it("tells the heaviest where there is room for few", () => {
    expect(decisions(scored, FACTS, 1).map((one) => one.ply)).toEqual([5]);
  });

  it("names what stands out where nobody has a score, and what came of it", () => {
    const quiet = Array.from({ length: 40 }, (_, i): [number, string[], null[]] => [
      i % 2,
      [`put:${i % 2}`, `turn:${(i + 1) % 2}`],
      [null, null],
    ]);
    quiet[30] = [0, ["storm:0>7", "hit:1", "turn:1"], [null, null]];
    const told = decisions(game(quiet, [0]), FACTS, 3);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ ply: 30, told: { say: "storm:0>7" }, then: { say: "hit:1" }, shift: null });
  });
});
