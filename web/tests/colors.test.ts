// Colors that mean something differ for everybody, and none of them means it alone: a sign or a shape says the same.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const GAMES = join(import.meta.dirname, "../../src/purrlor/games");
const LEAST = 15; // CIE76; what one would call another color begins at about 10

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];
/** Machado, Oliveira and Fernandes (2009), at full strength, over linear light; Chromium's emulation uses the same. */
const EYES: Record<string, Matrix> = {
  most: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];

const times = (matrix: Matrix, [x, y, z]: Three) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three;
const each = (color: Three, change: (one: number) => number) => color.map(change) as unknown as Three;

function light(hex: string): Three {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Three;
  return each(parts, (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
}
function lab(color: Three): Three {
  const [x, y, z] = times(XYZ, color);
  const root = (one: number) => (one > 0.008856 ? Math.cbrt(one) : 7.787 * one + 16 / 116);
  const [a, b, c] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
}
const seen = (hex: string, eye: Matrix) => lab(each(times(eye, light(hex)), (one) => Math.min(1, Math.max(0, one))));
const apart = (one: string, other: string, eye: Matrix) => Math.hypot(...minus(seen(one, eye), seen(other, eye)));
const minus = (one: Three, other: Three) => one.map((part, i) => part - other[i]!);

/** Pairs that can be mistaken for one another, and by whom. */
function alike(colors: Record<string, string>): string[] {
  const names = Object.keys(colors);
  return Object.entries(EYES).flatMap(([eye, matrix]) =>
    names.flatMap((one, i) =>
      names
        .slice(i + 1)
        .map((other) => ({ pair: `${one} and ${other}`, by: apart(colors[one]!, colors[other]!, matrix) }))
        .filter(({ by }) => by < LEAST)
        .map(({ pair, by }) => `${pair} are ${by.toFixed(1)} apart: ${eye}`),
    ),
  );
}

const colored = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map((found) => [found[1]!, found[2]!]));
const styled = (file: string) => readFileSync(join(SRC, file), "utf8");
const games = readdirSync(GAMES)
  .filter((one) => existsSync(join(GAMES, one, "look.css")))
  .map((one) => ({
    name: one,
    kinds: colored(
      readFileSync(join(GAMES, one, "look.css"), "utf8"),
      /^\.card\[data-kind="([\w-]+)"\] \{[^}]*--kind: (#[0-9a-f]{6})/gm,
    ),
    signs: colored(
      /^signs = (.*)$/m.exec(readFileSync(join(GAMES, one, "cards.toml"), "utf8"))![1]!,
      /([\w-]+) = "([\w-]+)"/g,
    ),
  }));

describe("colors", () => {
  it("are told apart by the ruler itself", () => {
    expect(alike({ blue: "#1c3f94", yellow: "#ffd166" })).toEqual([]);
    expect(alike({ red: "#b0413e", green: "#6b6f2a" }).join()).toMatch(/protanopia|deuteranopia/);
  });

  it.each(games)(
    "of the kinds of cards in $name differ for all eyes, and have signs of their own",
    ({ kinds, signs }) => {
      expect(alike(kinds)).toEqual([]);
      const theirs = Object.keys(kinds).map((kind) => signs[kind]);
      expect(theirs).not.toContain(undefined);
      expect(new Set(theirs).size).toBe(theirs.length);
    },
  );

  it("are there in most games", () => {
    expect(games.length).toBe(5);
    expect(games.filter(({ kinds }) => Object.keys(kinds).length > 1).length).toBe(4);
  });

  it("of seats differ for all eyes, and have shapes", () => {
    const seats = /\.seat\[data-seat="(\d)"\] \{\s*--roof: (#[0-9a-f]{6});/g;
    const roofs = colored(styled("styles/zones.css"), seats);
    expect(Object.keys(roofs).length).toBe(6);
    expect(alike(roofs)).toEqual([]);
    const shapes = [...styled("styles/zones.css").matchAll(/--shape: "(.)"/g)].map((found) => found[1]);
    expect(new Set(shapes).size).toBe(6);
  });

  it("of metals differ for all eyes; letters say the same", () => {
    const metal = /\[data-metal="(copper|nickel|silver|gold)"\] \{[^}]*--metal: (#[0-9a-f]{6})/g;
    const metals = colored(styled("pieces/Coin.svelte"), metal);
    expect(Object.keys(metals).length).toBe(4);
    expect(alike(metals)).toEqual([]);
    const prices = colored(styled("zones/Slots.svelte"), /\[data-metal="(\w+)"\] i \{\s*background: (#[0-9a-f]{6})/g);
    expect(Object.keys(prices).length).toBe(3);
    expect(alike(prices)).toEqual([]);
  });
});
