import { describe, expect, it } from "vitest";
import { rendered } from "../src/guide/guide";
import { guideHere, guiding, shutGuide } from "../src/guide/guiding.svelte";
import { turningPoints } from "../src/play/moments";
import { soundName } from "../src/play/sound";
import type { EventView, Frame, Replay, View } from "../src/net/protocol";

const event = (kind: string, text: string, to: string | null = null): EventView => ({
  beat: 1,
  kind,
  text,
  to,
  from: to && "deck",
  piece: null,
});
const frame = (ply: number, scores: number[], events: EventView[]): Frame =>
  ({
    ply,
    seat: 0,
    move: "x",
    label: `move ${ply}`,
    events,
    view: {
      seats: scores.map((score, seat) => ({ seat, name: "", score })),
      zones: [{ id: "deck", kind: "pile" }],
    } as unknown as View,
  }) as Frame;

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
  const piece = (kind: string, text: string, from: string, to: string): EventView => ({
    beat: 1,
    kind,
    text,
    from,
    to,
    piece: "tuna",
  });
  const draws = piece("drew", "A draws", "deck", "paws.0");

  it("are where the winner's lead changed most, in order, with whose score it was", () => {
    const game = replay(
      [1],
      frame(0, [0, 0], []),
      frame(1, [5, 0], [event("a", "five")]),
      frame(2, [6, 0], [event("b", "one")]),
      frame(3, [6, 9], [event("c", "nine")]),
      frame(4, [6, 9], []),
    );
    expect(turningPoints(game, 2).map(({ ply, text, shift }) => [ply, text, shift])).toEqual([
      [1, "five", { seat: 0, from: 0, to: 5 }],
      [3, "nine", { seat: 1, from: 0, to: 9 }],
    ]);
  });

  it("name what the points are for, when they come later", () => {
    const game = replay(
      [0],
      frame(0, [0, 0], []),
      frame(1, [0, 0], [piece("played", "A plays Tuna", "paws.0", "table"), draws]),
      frame(2, [4, 0], [event("scored", "A scores 4")]),
      frame(3, [4, 0], []),
    );
    expect(turningPoints(game, 1).map((one) => one.text)).toEqual(["A plays Tuna"]);
  });

  it("are where seldom things happened, when no score shows; a card that is drawn or tidied away is none", () => {
    const tidied = piece("tidied", "Tuna is tidied", "table", "litter");
    const lost = [
      piece("played", "A plays Storm", "paws.0", "litter"),
      piece("lost", "B loses Tuna", "kitty.1", "litter"),
      piece("lost", "B loses Yarn", "kitty.1", "litter"),
    ];
    const game = replay(
      [0],
      frame(0, [], []),
      frame(1, [], [draws, draws, draws]),
      frame(2, [], lost),
      frame(3, [], [tidied, draws]),
      frame(4, [], []),
    );
    expect(turningPoints(game, 3).map((one) => one.text)).toEqual(["A plays Storm"]);
  });
});

describe("sounds", () => {
  const view = (more: Partial<View>) => ({ game: "kitty-cataclysm", prompt: null, outcome: null, ...more }) as View;

  it("fit what happened", () => {
    expect(soundName([event("drew", "", "paws.1")], view({}), 0)).toBe("card");
    expect(soundName([event("went-feral", "")], view({}), 0)).toBe("hiss");
    expect(soundName([event("turn", "")], view({ prompt: { kind: "play", text: "Play", rule: "" } }), 0)).toBe("meow");
    expect(soundName([event("turn", "")], view({}), 0)).toBe(null);
    const over = { winners: [1] } as View["outcome"];
    expect([soundName([], view({ outcome: over }), 1), soundName([], view({ outcome: over }), 0)]).toEqual([
      "win",
      "purr",
    ]);
  });
});
