// Small parts of pages: house rules in words, scores that add up, faces, and toasts that stay on their page.
import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { said, toast, turnPage } from "../src/lib/say.svelte";
import { lexicon } from "../src/net/lexicon.svelte";
import type { OptionInfo, OutcomeView } from "../src/net/protocol";
import { choosable, type Chosen, isChanged, valueName, valuesOf } from "../src/play/options";
import Face from "../src/ui/Face.svelte";
import Score from "../src/ui/Score.svelte";

const ENGLISH = `
option-cap = Rounds at most
option-cap-n = { $n } rounds
option-hand-5 = Five cards
part-hearts = Hearts
part-points = Points
`;
const { words } = await lexicon({ part: { hearts: [], points: [] } }, ["en"], () => Promise.resolve(""), ENGLISH);
const option = (name: string, values: (string | number)[], of_seats = false): OptionInfo => ({
  name,
  values,
  of_seats,
  rule: "",
});

describe("a house rule", () => {
  it("has no bare numbers where there are words for them", () => {
    expect(valueName(option("cap", [60]), 60, words)).toBe("60 rounds");
    expect(valueName(option("hand", [5, 6]), 5, words)).toBe("Five cards");
    expect(valueName(option("hand", [5, 6]), 6, words)).toBe("6");
  });

  it("calls a seat by its chair, and offers those that there are", () => {
    const dealer = option("dealer", ["random", 0, 1, 2, 3], true);
    expect(valuesOf(dealer, 2)).toEqual(["random", 0, 1]);
    expect([0, 1].map((seat) => valueName(dealer, seat, words))).toEqual(["You (chair 1)", "Chair 2"]);
  });

  it("is changed when it is not as usual", () => {
    const cap = option("cap", [60, 5]);
    const chosen: Chosen[] = [{}, { cap: 60 }, { cap: 5 }];
    expect(chosen.map((one) => isChanged(cap, one))).toEqual([false, false, true]);
    expect(choosable([cap, option("windows", ["open", "quick"]), option("one", [1])])).toEqual([cap]);
  });
});

describe("a score", () => {
  const shown = (scores: number[], rows: Record<string, number[]>) => {
    const parts = scores.map((_, seat) =>
      Object.entries(rows).map(([say, all]) => ({ say, rule: "", points: all[seat]! })),
    );
    const outcome = { scores, parts } as unknown as OutcomeView;
    return render(Score, { outcome, names: ["Mia", "Tom"], game: "g", words }).container.textContent ?? "";
  };

  it("is added up where its parts make it", () => {
    expect(shown([7, 5], { hearts: [4, 5], points: [3, 0] })).toMatch(/Total\s*7\s*5/);
  });
  it("has no total that a part already is, or that nothing adds up to", () => {
    expect(shown([4, 9], { points: [4, 9], hearts: [12, 0] })).not.toContain("Total");
  });
  it("says nothing where there is nothing: no 0 to 0", () => {
    expect(shown([0, 0], { points: [0, 0] }).trim()).toBe("");
  });
});

describe("a face", () => {
  beforeAll(() => vi.dynamicImportSettled()); // the pen comes by itself; until then all faces are blank

  const source = (props: Parameters<typeof render<typeof Face>>[1]) =>
    render(Face, props).container.querySelector("img")!.src;

  it("is a bot's own at whatever seat, and a person's by the chair", () => {
    const art = "tortie sit sly eyepatch parlour";
    expect(source({ seat: { seat: 1, art } })).toBe(source({ seat: { seat: 4, art } }));
    expect(source({ seat: { seat: 1, art: "" } })).not.toBe(source({ seat: { seat: 2 } }));
    expect(source({ seat: { seat: 1, art }, crowned: true, mood: "smitten" })).not.toBe(
      source({ seat: { seat: 1, art } }),
    );
  });
});

describe("a toast", () => {
  afterEach(() => vi.useRealTimers());

  it("stays on the page that it is about", () => {
    vi.useFakeTimers();
    toast("about this page");
    vi.advanceTimersByTime(1000);
    toast("on the way to the next one");
    turnPage();
    expect(said.toasts.map((one) => one.text)).toEqual(["on the way to the next one"]);
    vi.advanceTimersByTime(8000);
    expect(said.toasts).toEqual([]);
  });
});
