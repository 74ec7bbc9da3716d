// What is said while one plays: bubbles that go by themselves, and a count of what nobody has looked at.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { said } from "../src/lib/say.svelte";
import { Chatter } from "../src/net/chatter.svelte";
import type { ChatLine } from "../src/net/protocol";
import type { TableLine } from "../src/net/table";

const spoken = (id: number, seat: number | null, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  at: id,
  who: `p${seat}`,
  name: `Cat ${seat}`,
  seat,
  audience: "table",
  text: `line ${id}`,
  emote: null,
  ...more,
});

class Room {
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  you = { who: "p0" };
  say(...lines: ChatLine[]) {
    this.chat = [...this.chat, ...lines];
    flushSync();
  }
}
let room: Room;
let stop = () => {};

function listen(): Chatter {
  let made!: Chatter;
  stop = $effect.root(() => {
    made = new Chatter(room as unknown as TableLine);
  });
  flushSync();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  room = new Room();
  said.live = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("ears at a table", () => {
  it("takes nothing for new that was said before one came", () => {
    room.say(spoken(1, 1));
    const chatter = listen();
    expect([chatter.unheard, chatter.bubbles.size, said.live.length]).toEqual([0, 0, 0]);
  });

  it("counts what others say until one looks, and reads it out", () => {
    const chatter = listen();
    room.say(spoken(1, 1), spoken(2, 0), spoken(3, null));
    expect(chatter.unheard).toBe(2);
    expect(said.live.map((one) => one.text)).toEqual(["Cat 1: line 1", "Cat null: line 3"]);
    chatter.hear();
    expect(chatter.unheard).toBe(0);
    room.say(spoken(4, 1, { text: null, emote: "purr" }));
    expect([chatter.unheard, said.live.at(-1)?.text]).toEqual([1, "Cat 1: purr"]);
  });

  it("shows a bubble at the seat, the newest only, for as long as it takes to read", () => {
    const chatter = listen();
    room.say(spoken(1, 1), spoken(2, null));
    expect([...chatter.bubbles.keys()]).toEqual([1]);
    vi.advanceTimersByTime(3000);
    room.say(spoken(3, 1, { text: "much longer than that, so that it is to be read for a while" }));
    vi.advanceTimersByTime(3000); // the time of the first one is over
    expect(chatter.bubbles.get(1)?.id).toBe(3);
    vi.advanceTimersByTime(8000);
    expect(chatter.bubbles.size).toBe(0);
  });

  it("hears nothing of whom one has muted", () => {
    room.muted = ["p2"];
    const chatter = listen();
    room.say(spoken(1, 2), spoken(2, 1));
    expect([chatter.unheard, chatter.lines.length, chatter.bubbles.has(2)]).toEqual([1, 1, false]);
  });
});
