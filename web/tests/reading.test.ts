import { describe, expect, it } from "vitest";
import { rendered } from "../src/lib/guide";
import { guideHere, guiding, shutGuide } from "../src/lib/guiding.svelte";
import { turningPoints } from "../src/lib/moments";
import { soundName } from "../src/lib/sound";
import type { EventView, Frame, Replay, View } from "../src/protocol";

const event = (kind: string, text: string, to: string | null = null): EventView => ({ beat: 1, kind, text, to, from: to && "deck", piece: null });
const frame = (ply: number, scores: number[], events: EventView[]): Frame =>
  ({ ply, seat: 0, move: "x", label: `move ${ply}`, events, view: { seats: scores.map((score, seat) => ({ seat, name: "", score })) } as unknown as View }) as Frame;

describe("a guide", () => {
  it("gives every rule and part its own address", async () => {
    const { html, contents } = await rendered("# Game\n\n## The end\n\n- **KC-57** It *ends*.\n- **CC-146b** So.\n- plain\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
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
  it("are where scores swung most, in order", () => {
    const replay = { frames: [frame(0, [0, 0], []), frame(1, [5, 0], [event("a", "five")]), frame(2, [5, 1], [event("b", "one")]), frame(3, [5, 9], [event("c", "eight")]), frame(4, [5, 9], [])] } as unknown as Replay;
    expect(turningPoints(replay, 2).map((one) => [one.ply, one.text])).toEqual([[1, "five"], [3, "eight"]]);
  });

  it("are where most moved, when no score shows", () => {
    const many = [event("x", "three go", "litter"), event("x", "b", "litter"), event("x", "c", "litter")];
    const replay = { frames: [frame(0, [], []), frame(1, [], [event("y", "one goes", "litter")]), frame(2, [], many), frame(3, [], [])] } as unknown as Replay;
    expect(turningPoints(replay, 3).map((one) => one.text)).toEqual(["three go"]);
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
    expect([soundName([], view({ outcome: over }), 1), soundName([], view({ outcome: over }), 0)]).toEqual(["win", "purr"]);
  });
});
