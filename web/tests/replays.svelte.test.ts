// A long game page by page: every step is reached, and only some pages are whole at a time.
import { expect, test } from "vitest";
import type { Frame, Replay } from "../src/net/protocol";
import { PAGE, Reel } from "../src/net/replays.svelte";

const LAST = 4 * PAGE + 17;

function frame(ply: number): Frame {
  const view = { seats: [{ score: ply }], zones: [{ id: "deck", pieces: [ply] }] };
  return { ply, seat: 0, move: "pass", say: null, events: [], view } as unknown as Frame;
}

/** A server that remembers what was asked. */
function served(asked: number[]) {
  return (from: number) => {
    asked.push(from);
    const frames = Array.from({ length: Math.min(PAGE, LAST + 1 - from) }, (_, i) => frame(from + i));
    return Promise.resolve({ last: LAST, frames } as unknown as Replay);
  };
}

const piecesAt = (reel: Reel, ply: number) => reel.at(ply)?.view.zones[0]?.pieces as unknown;

test("all steps come, each page once, and keep their scores", async () => {
  const asked: number[] = [];
  const reel = await Reel.open(served(asked));
  expect(reel.complete).toBe(false);
  const { frames } = await reel.all();
  expect(reel.complete).toBe(true);
  expect(asked).toEqual([0, 1, 2, 3, 4].map((page) => page * PAGE));
  expect(frames.map((one) => one.view.seats[0]!.score)).toEqual(Array.from({ length: LAST + 1 }, (_, i) => i));
});

test("a place far away is shown with its view, and what was not looked at for long is not kept", async () => {
  const asked: number[] = [];
  const reel = await Reel.open(served(asked));
  await reel.all();
  expect(reel.at(LAST)).toBeNull();
  for (const page of [1, 2, 3, 4]) await reel.look(page * PAGE + 5);
  expect(piecesAt(reel, 4 * PAGE + 17)).toEqual([LAST]);
  expect(piecesAt(reel, 2 * PAGE)).toEqual([2 * PAGE]);
  expect(reel.at(3)).toBeNull();
  await reel.look(3);
  expect(piecesAt(reel, 3)).toEqual([3]);
  expect(reel.complete).toBe(true);
});

test("who looks at a page that is on its way gets it whole, asked for once", async () => {
  const asked: number[] = [];
  const reel = await Reel.open(served(asked));
  await Promise.all([reel.look(PAGE), reel.look(PAGE + 1)]);
  expect(asked).toEqual([0, PAGE]);
  reel.leave();
});

test("a game that has been left is not fetched any further", async () => {
  const asked: number[] = [];
  const reel = await Reel.open(served(asked));
  const all = reel.all();
  reel.leave();
  await all;
  expect(asked.length).toBeLessThanOrEqual(2);
});
