// A hint in words: one move and why, the next best beside it, equal ones called equal.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf, worded } from "../src/lib/fluent";
import { Speaker } from "../src/lib/sentences";
import type { Hinted, Why } from "../src/net/protocol";
import { advised, marked, markName } from "../src/play/hints";
import { WORDS } from "../tools/keys.js";

const GAME = `
card-fat-cat = Fat Cat
move-play = Play { $card }
move-pass = Pass
event-stole = { WHO($toOwner) ->
    [you] You steal { $card } from { $fromOwner }.
   *[other] { $toOwner } steals { $card }.
  }
`;
const SHAPES = {
  move: { play: [["card", "card"]], pass: [] },
  event: {
    stole: [
      ["card", "card"],
      ["from", "zone"],
      ["to", "zone"],
    ],
  },
} as never;
const SHELL = readFileSync(join(WORDS, "en.ftl"), "utf8");
const words = new Speaker([{ lang: "en", game: bundleOf("en", [GAME]), shell: bundleOf("en", [SHELL]) }], SHAPES, [
  { name: "Ann", you: true },
  { name: "Otto", you: false },
]);

function hint(say: string, more: Partial<Hinted> = {}): Hinted {
  return { move: say, say, share: 0.5, win: 0.5, ...more };
}
const lead = (why: Why) => advised([hint("pass", { why })], words)[0]?.why?.lead;

describe("a hint", () => {
  it("names the best move, what happens after it, and the next best", () => {
    const why: Why = { kind: "event", say: "stole:fat-cat>paws.1>paws.0", of: 0.896 };
    const [best, next, ...more] = advised([hint("play:fat-cat", { why }), hint("pass"), hint("hiss")], words);
    expect(best).toEqual({
      move: "play:fat-cat",
      mark: "best",
      title: "Best: Play Fat Cat",
      why: { lead: "Because 8 times out of 10:", event: { text: "You steal Fat Cat from Otto.", lang: "en" } },
    });
    expect(next).toEqual({ move: "pass", mark: "next", title: "Next best: Pass", why: null });
    expect(more).toEqual([]);
  });

  it("calls moves within the noise equal, on their buttons too", () => {
    const hints = [hint("play:fat-cat", { equal: true }), hint("pass", { equal: true }), hint("hiss"), hint("purr")];
    expect(advised(hints, words).map(({ title }) => title)).toEqual(["Best: Play Fat Cat", "Just as good: Pass"]);
    expect([...marked(hints)]).toEqual([
      ["play:fat-cat", "best"],
      ["pass", "equal"],
    ]);
    const third = [hint("a"), hint("b"), hint("c", { equal: true })];
    expect([...marked(third).values()].map(markName)).toEqual(["best", "next best", "just as good"]);
  });

  it("says what it counted, and rounds it down", () => {
    expect(lead({ kind: "won", of: 1 })).toBe("Because you win every time.");
    expect(lead({ kind: "won", of: 0.979 })).toBe("Because you win 9 times out of 10.");
    expect(lead({ kind: "lost", of: 0.6 })).toBe("Because with the next best, you lose 6 times out of 10.");
    expect(lead({ kind: "spared", say: "pass", of: 0.5 })).toBe("Because with the next best, 5 times out of 10:");
    expect(lead({ kind: "points", n: 3, of: 0.7 })).toBe(
      "Because you get at least 3 points 7 times out of 10, by your next turn.",
    );
    expect(lead({ kind: "ahead", n: 1, of: 1 })).toBe(
      "Because you are at least one point ahead every time, by your next turn.",
    );
  });

  it("is honest where nothing stands out", () => {
    expect(lead({ kind: "better" })).toBe("A little better overall: no single thing decides it.");
    expect(lead({ kind: "better", n: 4, of: 1 })).toBe("Better overall: about 4 more wins in a hundred games.");
    expect(lead({ kind: "from the future" as never })).toBeUndefined();
    expect(advised([], words)).toEqual([]);
  });

  it.each(readdirSync(WORDS).filter((file) => file.endsWith(".ftl")))("has all its words in %s", (file) => {
    const bundle = bundleOf(file.replace(".ftl", ""), [readFileSync(join(WORDS, file), "utf8")]);
    for (const kind of ["event", "spared", "won", "lost", "points", "ahead", "better"])
      for (const n of [0, 1, 2, 10]) {
        const found = worded(bundle, `hint-why-${kind}`, { n, points: n, times: "TIMES" });
        expect(found?.whole, `${kind} ${n}`).toBe(true);
        if (kind !== "better") expect(found?.text).toContain("TIMES");
      }
  });
});
