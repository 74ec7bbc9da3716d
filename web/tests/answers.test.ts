import { describe, expect, it } from "vitest";
import { FEW, MANY, offered } from "../src/play/answers";
import { bestFit, LISTED, type Step } from "../src/play/fit";
import { laidOut } from "../src/play/hand";
import { Touch } from "../src/play/stage.svelte";
import type { Choice } from "../src/play/touching";

const move = (action: string, ...touches: string[]): Choice => ({
  text: [action, ...touches].join(":"),
  say: action,
  action,
  touches,
  so: "",
  hurts: false,
});
const PLACES = {
  shows: (id: string) => !id.startsWith("amount/"),
  inHand: (id: string) => id.startsWith("hand.0/"),
  isBuried: (id: string) => id.startsWith("pile/"),
};
const touching = (...moves: Choice[]) => {
  const touch = new Touch(() => {});
  touch.renew(moves, true);
  return touch;
};
const hand = (action: string, n: number) => Array.from({ length: n }, (_, i) => move(action, `hand.0/c${i}`));

describe("which answers stand as buttons", () => {
  it("names no action when there is one, and leaves cards to be touched", () => {
    const touch = touching(...hand("play", 3));
    expect(offered(touch, PLACES)).toEqual({ actions: [], answers: [], chips: [] });
  });

  it("never offers passing as the only button", () => {
    const touch = touching(...hand("play", 3), move("pass"));
    expect(offered(touch, PLACES)).toEqual({ actions: ["play"], answers: [move("pass")], chips: [] });
  });

  it("names actions where there are several", () => {
    const touch = touching(...hand("bank", 2), ...hand("score", 2), move("draw"));
    expect(offered(touch, PLACES).actions).toEqual(["bank", "score"]);
    touch.name("score");
    expect(offered(touch, PLACES).answers.map((one) => one.action)).toEqual(["score", "score"]);
  });

  it("lists a few moves that are about no card of one's own", () => {
    const touch = touching(move("steal", "seat/1"), move("steal", "seat/2"));
    expect(offered(touch, PLACES).answers).toHaveLength(2);
  });

  it("names an action whose things the table does not show", () => {
    const touch = touching(...Array.from({ length: FEW + 1 }, (_, i) => move("pay", `amount/${i}`)));
    expect(offered(touch, PLACES).actions).toEqual(["pay"]);
    touch.name("pay");
    expect(offered(touch, PLACES).chips).toHaveLength(FEW + 1);
  });

  it("lists everything where there is very much to touch", () => {
    const touch = touching(...Array.from({ length: MANY + 1 }, (_, i) => move("place", `board#${i}`)));
    expect(offered(touch, PLACES).answers).toHaveLength(MANY + 1);
  });

  it("lists what lies deep in a pile", () => {
    const touch = touching(...Array.from({ length: FEW + 1 }, (_, i) => move("take", `pile/${i}`)));
    expect(offered(touch, PLACES).answers).toHaveLength(FEW + 1);
  });
});

describe("fitting", () => {
  const needs = ({ fold, tight, scale }: Step) => (1000 - 150 * fold) * scale - 60 * tight;

  it("folds as little as possible, then draws as large as possible", () => {
    expect(bestFit(0, (step) => needs(step) <= 1700)).toEqual({ fold: 0, tight: -2, scale: 1.4 });
    expect(bestFit(0, (step) => needs(step) <= 1000)).toEqual({ fold: 0, tight: -1, scale: 0.9 });
    expect(bestFit(0, (step) => needs(step) <= 600)).toEqual({ fold: 0, tight: 0, scale: 0.56 });
    expect(bestFit(1, (step) => needs(step) <= 1000)).toEqual({ fold: 1, tight: -1, scale: 1.1 });
    expect(bestFit(0, () => false)).toEqual({ fold: 5, tight: LISTED, scale: 0.4 });
  });

  it("finds the same from wherever it begins", () => {
    for (const room of [300, 500, 700, 900, 1200, 1500]) {
      const fits = (step: Step) => needs(step) <= room;
      const fresh = bestFit(0, fits);
      expect(fits(fresh)).toBe(true);
      for (const before of [bestFit(0, () => true), bestFit(0, () => false)])
        expect(bestFit(0, fits, before)).toEqual(fresh);
    }
  });

  it("lays a hand out in one row while cards can be read, then in two, and stays in the room", () => {
    expect(laidOut(5, { across: 900, most: 140, tall: 1.4, named: false })).toMatchObject({
      rows: 1,
      each: 5,
      wide: 140,
    });
    expect(laidOut(5, { across: 374, most: 100, tall: 1.4, named: false })).toMatchObject({ rows: 2, each: 3 });
    for (const n of [1, 2, 4, 7, 12, 20])
      for (const room of [340, 374, 600, 1000]) {
        const { rows, each, wide, step } = laidOut(n, { across: room, most: 140, tall: 1.4, named: false });
        expect(wide + step * (each - 1)).toBeLessThanOrEqual(room);
        expect(rows * each).toBeGreaterThanOrEqual(n);
      }
  });
});
