import { describe, expect, it } from "vitest";
import { keeping } from "../src/net/keeping";
import type { View } from "../src/net/protocol";

const view = (deck: number, score: number) =>
  ({
    zones: [
      { id: "deck", size: deck },
      { id: "paws.0", size: 3 },
    ],
    seats: [{ score }],
    beat: deck,
  }) as unknown as View;

describe("keeping", () => {
  const old = view(9, 1);
  it("keeps what says the same, and takes what changed", () => {
    const made = keeping(old, view(8, 1));
    expect(made.zones[1]).toBe(old.zones[1]);
    expect(made.seats[0]).toBe(old.seats[0]);
    expect(made.zones[0]).not.toBe(old.zones[0]);
  });
  it("gives exactly the fresh view", () => {
    for (const fresh of [view(9, 1), view(8, 2), { ...view(8, 2), zones: [] }])
      expect(keeping(old, fresh)).toEqual(fresh);
    expect(keeping(null, old)).toBe(old);
  });
  it("keeps through a chain of views", () => {
    const made = keeping(keeping(old, view(8, 1)), view(7, 1));
    expect(made.zones[1]).toBe(old.zones[1]);
  });
});
