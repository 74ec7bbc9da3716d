// A table that stands still: what it shows is what it was given, what is done there is written down.
import { describe, expect, it } from "vitest";
import { Still, type Act, type Position } from "../src/net/still";
import type { TableLine } from "../src/net/table";

const position = {
  table: { id: "still", seats: [] },
  you: { who: "me", name: "Minka", seat: 0, owner: true },
  view: { seat: 0, moves: [{ text: "pass" }, { text: "play:tuna" }] },
  events: [{ beat: 1, says: ["turn:0"] }],
} as unknown as Position;

function still(more: Partial<Position> = {}): { line: TableLine; played: Act[] } {
  const played: Act[] = [];
  return { line: new Still({ ...position, ...more }, played), played };
}

describe("a still", () => {
  it("shows what it was given", () => {
    const { line } = still();
    expect([line.link, line.id, line.you?.seat, line.events.length]).toEqual(["open", "still", 0, 1]);
    expect([line.clocks, line.chat, line.hints, line.answers, line.busy]).toEqual([[], [], [], null, false]);
  });

  it("plays what is on the list, and nothing else", () => {
    const { line, played } = still();
    line.play("eat:tuna");
    expect(played).toEqual([]);
    line.play("play:tuna");
    expect(played).toEqual([["play", "play:tuna"]]);
  });

  it("plays nothing where there is no list", () => {
    const { line, played } = still({ view: null });
    line.play("pass");
    expect(played).toEqual([]);
  });

  it("writes down what else is done, and changes nothing", async () => {
    const { line, played } = still();
    line.say("meow?");
    line.mute("tom", true);
    line.save({ forced: false, saved: [] });
    expect((await line.arrange("rematch")).table.id).toBe("still");
    expect(played).toEqual([
      ["say", "meow?"],
      ["mute", "tom", true],
      ["save", { forced: false, saved: [] }],
      ["arrange", "rematch", {}],
    ]);
    expect([line.muted, line.answers]).toEqual([[], null]);
  });

  it("has a replay only where one was given", async () => {
    await expect(still().line.replay("open")).rejects.toThrow("no replay");
    const replay = { frames: [] } as unknown as Position["replay"];
    expect(await still({ replay }).line.replay("open")).toBe(replay);
  });
});
