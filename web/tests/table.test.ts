// A table over a websocket, as its parts see it: state that changes, and things to do.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTable } from "../src/net/tables";
import type { TableLine } from "../src/net/table";
import type { ToClient, ToServer, View } from "../src/net/protocol";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message satisfies unknown as ToClient) });
  }
}
const view = (beat: number) => ({ seat: 0, beat, seats: [{}], zones: [], moves: [], waiting: [] }) as unknown as View;
const welcome = (n: number, since: number, says: string[]) => ({
  type: "welcome",
  you: { who: "me", seat: 0 },
  table: { id: "t1", seats: [{ name: "Duchess" }] },
  n,
  since,
  events: [{ beat: n, says }],
  view: view(n),
  clocks: [],
  now: Date.now() / 1000 + 50,
  chat: [],
  answers: null,
  muted: [],
});
const update = (n: number, says: string[]) => ({
  type: "update",
  n,
  events: [{ beat: n, says }],
  view: view(n),
  clocks: [],
  now: 0,
});
const socket = () => FakeSocket.all.at(-1)!;
const says = (line: TableLine) => line.events.flatMap((event) => event.says);
let line: TableLine;

const me = { ok: true, json: () => Promise.resolve({ name: "Duchess" }) };
const opened = (count: number) => vi.waitFor(() => expect(FakeSocket.all.length).toBe(count));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(me));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  FakeSocket.all = [];
  line = openTable("t1");
  await opened(1);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a table", () => {
  it("says hello in the language of the page, and shows what it is told", () => {
    expect([line.link, line.view]).toEqual(["connecting", null]);
    socket().open();
    expect(socket().sent).toEqual([{ type: "hello", protocol: 2, language: "en", seen: null, chat: null }]);
    socket().hear(welcome(3, 0, ["turn:0"]));
    expect([line.link, line.view?.beat, line.you?.seat, says(line)]).toEqual(["open", 3, 0, ["turn:0"]]);
    expect(line.table?.seats[0]!.name).toBe("Duchess");
    expect(line.offset).toBeCloseTo(50, 0);
  });

  it("sends one move at a time, until its update shows it", () => {
    socket().open();
    socket().hear(welcome(1, 0, []));
    const news: string[] = [];
    line.beforeUpdate((events) => news.push(...events.flatMap((event) => event.says)));
    line.play("play:tuna");
    line.play("pass");
    expect(socket().sent.slice(1)).toEqual([{ type: "move", move: "play:tuna", seen: 1, ref: 1 }]);
    expect([line.busy, line.slow]).toEqual([true, false]);
    vi.advanceTimersByTime(200);
    expect(line.slow).toBe(true);
    socket().hear({ type: "done", ref: 1, n: 2 });
    expect(line.busy).toBe(true);
    socket().hear(update(2, ["played:tuna>paws.0>litter", "turn:0"]));
    expect([line.busy, line.slow, line.fresh.length]).toEqual([false, false, 1]);
    expect(news).toEqual(["played:tuna>paws.0>litter", "turn:0"]);
  });

  it("says what was refused, as it came", () => {
    socket().open();
    socket().hear(welcome(1, 0, []));
    line.play("eat:tuna");
    socket().hear({ type: "refused", ref: 1, code: "illegal", text: "Nicht jetzt.", rule: "KC-16" });
    expect(line.refusal).toEqual({ code: "illegal", text: "Nicht jetzt.", rule: "KC-16" });
    expect(line.busy).toBe(false);
  });

  it("does all else that can be done there", () => {
    socket().open();
    socket().hear(welcome(4, 0, []));
    line.undo();
    line.concede();
    line.back();
    line.say("meow?");
    line.emote("purr");
    line.mute("tom", true);
    line.save({ forced: false, saved: [] });
    line.askHint();
    expect(socket().sent.slice(1)).toEqual([
      { type: "undo", seen: 4, ref: 1 },
      { type: "concede", ref: 2 },
      { type: "back", ref: 3 },
      { type: "chat", text: "meow?", ref: 4 },
      { type: "emote", emote: "purr", ref: 5 },
      { type: "mute", who: "tom", on: true, ref: 6 },
      { type: "answers", answers: { forced: false, saved: [] }, ref: 7 },
      { type: "hint", ref: 8 },
    ]);
    expect([line.muted, line.answers?.forced, line.thinking]).toEqual([["tom"], false, true]);
    socket().hear({ type: "hints", ref: 8, n: 4, moves: [{ move: "pass", say: "pass", share: 1, win: null }] });
    expect([line.thinking, line.hints[0]?.move]).toEqual([false, "pass"]);
  });

  it("arranges what is around the game, in the language of the page", async () => {
    const asked = vi.fn((path: string, init: RequestInit) =>
      Promise.resolve(Response.json({ table: { id: path.includes("rematch") ? "t2" : "t1" }, you: init.headers })),
    );
    vi.stubGlobal("fetch", asked);
    await line.arrange("sit", { seat: 1 });
    expect(asked.mock.calls[0]![0]).toBe("/api/tables/t1/sit");
    expect(line.you).toMatchObject({ "accept-language": "en" });
    expect((await line.arrange("rematch")).table.id).toBe("t2");
    expect(line.table?.id).toBe("t1");
  });

  it("comes back by itself and asks only for what it missed", async () => {
    socket().open();
    socket().hear(welcome(3, 0, ["turn:0"]));
    socket().close();
    expect(line.link).toBe("lost");
    vi.advanceTimersByTime(300);
    await opened(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ type: "hello", seen: 3 });
    socket().hear(welcome(5, 3, ["turn:1"]));
    expect([line.link, says(line)]).toEqual(["open", ["turn:0", "turn:1"]]);
  });

  it("ends when it is told so", () => {
    socket().open();
    socket().hear({ type: "bye", code: "removed", text: "The host asks you to go.", again: false });
    socket().close();
    expect([line.link, line.farewell.text]).toEqual(["ended", "The host asks you to go."]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe("the parts of a table", () => {
  it("know no websocket", async () => {
    const parts = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default" });
    for (const [file, read] of Object.entries(parts))
      expect(await read(), file).not.toMatch(/WebSocket|net\/connection/);
  });
});
