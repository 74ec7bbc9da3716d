import { describe, expect, it } from "vitest";
import { rendered } from "../src/guide/guide";
import { guideHere, guiding, shutGuide } from "../src/guide/guiding.svelte";
import { turningPoints } from "../src/play/moments";
import { soundName } from "../src/play/sound";
import { happenings, type Facts } from "../src/lib/facts";
import { lookOf } from "../src/net/looks.svelte";
import type { Frame, Replay, View } from "../src/net/protocol";

// prettier-ignore
const MOVED = [["card", "card"], ["from", "zone"], ["to", "zone"]] as const;
const FACTS: Facts = {
  shapes: { event: { drew: MOVED, played: MOVED, lost: MOVED, tidied: MOVED, scored: [["seat", "seat"]] } },
  touches: {},
  flights: {},
};
const frame = (ply: number, scores: number[], says: string[]): Frame =>
  ({
    ply,
    seat: 0,
    move: "x",
    say: null,
    events: says.length ? [{ beat: 1, says }] : [],
    view: {
      seats: scores.map((score) => ({ score })),
      zones: [{ id: "deck", kind: "pile" }],
    } as unknown as View,
  }) as Frame;
const told = (game: Replay, most: number) => turningPoints(game, FACTS, most).map((one) => one.told.say);

describe("a guide", () => {
  it("gives every rule and part its own address", async () => {
    const { html, contents } = await rendered(
      "# Game\n\n## The end\n\n- **KC-57** It *ends*.\n- **CC-146b** So.\n- plain\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    expect(contents).toEqual([{ id: "part-the-end", title: "The end" }]);
    expect(html).toContain('<li id="rule-KC-57">');
    expect(html).toContain('<li id="rule-CC-146b">');
    expect(html).toContain("<li>plain</li>");
    expect(html).toContain("<td>2</td>");
  });

  it("opens beside a table, and as a page elsewhere", () => {
    const link = { pathname: "/guide/paw-of-duty", hash: "#rule-PD-62" };
    expect(guideHere("/", link)).toBe(false);
    expect(guideHere("/t/abc", { pathname: "/settings", hash: "" })).toBe(false);
    expect(guiding.game).toBe("");
    expect(guideHere("/t/abc", link)).toBe(true);
    expect({ ...guiding }).toEqual({ game: "paw-of-duty", rule: "PD-62" });
    shutGuide();
    expect({ ...guiding }).toEqual({ game: "", rule: "" });
  });
});

describe("turning points", () => {
  const replay = (winners: number[], ...frames: Frame[]) => ({ frames, outcome: { winners } }) as unknown as Replay;
  const draws = "drew:tuna>deck>paws.0";

  it("are where the winner's lead changed most, in order, with whose score it was", () => {
    const game = replay(
      [1],
      frame(0, [0, 0], []),
      frame(1, [5, 0], ["five"]),
      frame(2, [6, 0], ["one"]),
      frame(3, [6, 9], ["nine"]),
      frame(4, [6, 9], []),
    );
    expect(turningPoints(game, FACTS, 2).map(({ ply, told, shift }) => [ply, told, shift])).toEqual([
      [1, { group: "event", say: "five" }, { seat: 0, from: 0, to: 5 }],
      [3, { group: "event", say: "nine" }, { seat: 1, from: 0, to: 9 }],
    ]);
  });

  it("are moves where nothing else is told", () => {
    const game = replay([0], frame(0, [0, 0], []), frame(1, [5, 0], []), frame(2, [5, 0], []));
    expect(turningPoints(game, FACTS, 1)[0]!.told).toEqual({ group: "move", say: "x" });
  });

  it("name what the points are for, when they come later", () => {
    const game = replay(
      [0],
      frame(0, [0, 0], []),
      frame(1, [0, 0], ["played:tuna>paws.0>table", draws]),
      frame(2, [4, 0], ["scored:0"]),
      frame(3, [4, 0], []),
    );
    expect(told(game, 1)).toEqual(["played:tuna>paws.0>table"]);
  });

  it("are where seldom things happened, when no score shows; a card that is drawn or tidied away is none", () => {
    const tidied = "tidied:tuna>table>litter";
    const lost = ["played:storm>paws.0>litter", "lost:tuna>kitty.1>litter", "lost:yarn>kitty.1>litter"];
    const game = replay(
      [0],
      frame(0, [], []),
      frame(1, [], [draws, draws, draws]),
      frame(2, [], lost),
      frame(3, [], [tidied, draws]),
      frame(4, [], []),
    );
    expect(told(game, 3)).toEqual(["played:storm>paws.0>litter"]);
  });
});

describe("sounds", () => {
  const view = (more: Partial<View>) => ({ prompt: null, outcome: null, ...more }) as View;
  const look = lookOf("nobody");
  const heard = (say: string) => happenings(FACTS, [{ beat: 1, says: [say] }]);

  it("fit what happened", () => {
    expect(soundName(heard("drew:>deck>paws.1"), view({}), 0, look)).toBe("card");
    expect(soundName(heard("drew:>deck>paws.0"), view({}), 0, look, true)).toBe("turn");
    expect(soundName(heard("turn"), view({}), 0, look)).toBe(null);
    const over = { winners: [1] } as View["outcome"];
    expect([1, 0].map((me) => soundName([], view({ outcome: over }), me, look))).toEqual(["win", "purr"]);
  });
});
