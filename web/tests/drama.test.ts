// Which events are worth a scene, how long scenes last, and what ends them.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardWidth, facesTo, linesOf, moodOf } from "../src/drama/acting";
import { raised } from "../src/drama/alarms";
import { BOUND, bounded, LEAST, MOST, scenesOf, type Drama, type Scene } from "../src/drama/scenes";
import { withDot } from "../src/drama/tab";
import { Theatre } from "../src/drama/theatre.svelte";
import { happenings, type Shape } from "../src/lib/facts";

const MOVED: Shape = [
  ["card", "card"],
  ["from", "zone"],
  ["to", "zone"],
];
const SEAT: Shape = [["seat", "seat"]];
const shapes = {
  event: {
    drew: MOVED,
    played: MOVED,
    stole: MOVED,
    lost: MOVED,
    turned: MOVED,
    bitten: SEAT,
    pounced: SEAT,
    aimed: SEAT,
    busted: SEAT,
    turn: SEAT,
    hit: [
      ["kitty", "kitty"],
      ["kitty2", "kitty"],
    ] as Shape,
    hurt: [
      ["kitty", "kitty"],
      ["number", "number"],
    ] as Shape,
    nearly: SEAT,
  },
  alarm: {
    deck: [["cards", "number"]] as Shape,
    near: SEAT,
    holds: [
      ["seat", "seat"],
      ["seat2", "seat"],
    ] as Shape,
  },
};
const drama: Drama = {
  turned: "reveal",
  bitten: "reveal",
  pounced: "pounce",
  aimed: "pounce",
  hit: "pounce",
  hurt: "pounce",
  stole: "capture",
  busted: "disaster",
  nearly: "chance",
};
const CARDS = ["tuna", "vase", "laser", "tom", "kit"];
const isCard = (face: string) => CARDS.includes(face);
const shown = (beats: string[][], me: number | null = 5) =>
  scenesOf(
    happenings(
      { shapes, touches: {}, flights: {} },
      beats.map((says, beat) => ({ beat, says })),
    ),
    { drama, shapes, isCard, me },
  );
const faces = (scene: Scene) => scene.cards.map((card) => card.face);

describe("scenes", () => {
  it("are made of what the look calls dramatic, and of nothing else", () => {
    expect(shown([["drew:>deck>paws.1", "turn:1", "played:tuna>paws.1>kitty.1"]])).toEqual([]);
    expect(shown([["stole:tuna>paws.1>paws.0", "turn:1"]]).map((scene) => scene.mood)).toEqual(["capture"]);
  });

  it("show the card that did it, who played it, and whom it befell", () => {
    const [scene] = shown([["played:vase>paws.2>kitty.2", "busted:0", "lost:tuna>paws.0>litter", "busted:1"]]);
    expect(scene).toMatchObject({ mood: "disaster", by: 2, to: [0, 1] });
    expect([faces(scene!), scene!.parts.length]).toEqual([["vase"], 2]);
  });

  it("find that card after it, too, and leave other beats alone", () => {
    const [scene] = shown([["played:vase>paws.2>kitty.2"], ["pounced:1", "played:tuna>paws.1>table", "aimed:0"]]);
    expect([scene!.by, scene!.to, faces(scene!)]).toEqual([1, [0], ["tuna"]]);
  });

  it("follow a card from hand to hand, face down where it is hidden", () => {
    const [scene] = shown([["played:laser>paws.0>kitty.0", "stole:>paws.1>paws.0", "stole:>paws.1>paws.0"]]);
    expect([scene!.by, scene!.to, faces(scene!)]).toEqual([1, [0], [null, null]]);
  });

  it("turn up all cards at once, with their owners, and say who gained", () => {
    const [scene] = shown([["turned:tuna>hand.0>litter", "turned:tuna>hand.1>litter", "bitten:1"]]);
    expect(scene!.cards).toEqual([
      { face: "tuna", of: 0 },
      { face: "tuna", of: 1 },
    ]);
    expect([scene!.by, scene!.to]).toEqual([null, [1]]);
  });

  it("name a thing once, however many sentences do", () => {
    const [scene] = shown([["played:laser>hand.1>played", "hit:tom>kit", "hurt:kit>2"]]);
    expect([scene!.by, faces(scene!)]).toEqual([1, ["tom", "kit"]]);
  });

  it("leave out the blow that one has just struck oneself", () => {
    const blow = ["pounced:1", "played:tuna>paws.1>table", "aimed:0"];
    expect([shown([blow], 1).length, shown([blow], 0).length, shown([blow], null).length]).toEqual([0, 1, 1]);
    expect(shown([["stole:tuna>paws.1>paws.0"]], 0).length).toBe(1);
  });

  it("are held for 0.8 to 1.5 seconds, longer when they hit whoever looks", () => {
    const blow = [["pounced:1", "played:tuna>paws.1>table", "aimed:0"]];
    const [far, near] = [shown(blow, 5)[0]!.hold, shown(blow, 0)[0]!.hold];
    expect(far).toBe(LEAST);
    expect(near).toBeGreaterThan(far);
    expect(shown([["nearly:0"]], 0)[0]!.hold).toBe(1500);
  });
});

const scene = (hold: number, mood: Scene["mood"] = "pounce"): Scene => ({
  mood,
  parts: [],
  cards: [],
  by: null,
  to: [],
  hold,
});
const sum = (scenes: readonly Scene[]) => scenes.reduce((all, one) => all + one.hold, 0);

describe("the bound", () => {
  it("keeps the heaviest, of equal ones the latest, in their order", () => {
    const [a, b, c, d] = [scene(800), scene(1500), scene(800, "reveal"), scene(1150)];
    expect(bounded([a, b, c, d]).map((one) => [one.mood, one.hold])).toEqual([
      ["pounce", 1500],
      ["reveal", 800],
      ["pounce", 1150],
    ]);
  });

  it("holds however much happens", () => {
    const many = bounded(Array.from({ length: 20 }, () => scene(1500)));
    expect(many.length).toBe(MOST);
    expect(sum(many)).toBeLessThanOrEqual(BOUND);
    expect(Math.min(...many.map((one) => one.hold))).toBeGreaterThanOrEqual(LEAST);
  });

  it("drops scenes rather than to rush them", () => {
    expect(bounded([scene(800), scene(1500)], 1700).map((one) => one.hold)).toEqual([800, 900]);
    expect(bounded([scene(800), scene(1500)], 1000).map((one) => one.hold)).toEqual([1000]);
    expect(bounded([scene(800)], 700)).toEqual([]);
  });
});

describe("a theatre", () => {
  let begun: Scene["mood"][], over: boolean[], theatre: Theatre;
  beforeEach(() => {
    vi.useFakeTimers();
    [begun, over] = [[], []];
    theatre = new Theatre(
      (one) => begun.push(one.mood),
      (skipped) => over.push(skipped),
    );
  });
  afterEach(() => vi.useRealTimers());

  it("plays one scene after the other, and says when it is over", () => {
    theatre.show([scene(800, "reveal"), scene(1500, "disaster")]);
    expect([theatre.now?.mood, begun]).toEqual(["reveal", ["reveal"]]);
    vi.advanceTimersByTime(800);
    expect(theatre.now?.mood).toBe("disaster");
    vi.advanceTimersByTime(1499);
    expect(over).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([theatre.now, over, begun]).toEqual([null, [false], ["reveal", "disaster"]]);
  });

  it("is over at once when somebody does anything", () => {
    theatre.show([scene(800), scene(1500)]);
    theatre.skip();
    expect([theatre.now, over]).toEqual([null, [true]]);
    vi.advanceTimersByTime(5000);
    theatre.skip();
    expect([begun.length, over]).toEqual([1, [true]]);
  });

  it("never lags behind the table by more than the bound, however quickly things happen", () => {
    for (let update = 0; update < 40; update++) {
      theatre.show([scene(1500), scene(800)]);
      vi.advanceTimersByTime(100);
    }
    expect(theatre.now).not.toBeNull();
    vi.advanceTimersByTime(BOUND - 100);
    expect([theatre.now, over.length]).toEqual([null, 1]);
  });

  it("does nothing for nothing, and nothing after the table is left", () => {
    theatre.show([]);
    expect([theatre.now, over]).toEqual([null, []]);
    theatre.show([scene(800)]);
    theatre.close();
    vi.advanceTimersByTime(5000);
    expect(over).toEqual([]);
  });
});

describe("the acting", () => {
  const [bust] = shown([["played:vase>paws.2>kitty.2", "busted:2"]]);

  it("gives every cat a mood", () => {
    expect(moodOf(bust!, 2)).toBe("shocked");
    const [theft] = shown([["stole:tuna>paws.1>paws.0"]]);
    expect([moodOf(theft!, 1), moodOf(theft!, 0)]).toEqual(["grumpy", "smitten"]);
  });

  it("says every sentence once, and only the outcome of what all turn up", () => {
    const [thefts] = shown([["stole:>paws.1>paws.0", "stole:>paws.1>paws.0"]]);
    expect(linesOf(thefts!, (event) => event.say)).toEqual(["stole:>paws.1>paws.0"]);
    const [bets] = shown([["turned:tuna>hand.0>litter", "turned:vase>hand.1>litter", "bitten:1"]]);
    expect(linesOf(bets!, (event) => event.say)).toEqual(["bitten:1"]);
    const [alone] = shown([["turned:tuna>deck>table"]]);
    expect(linesOf(alone!, (event) => event.say)).toEqual(["turned:tuna>deck>table"]);
  });

  it("draws cards as large as the felt allows, and none where it allows none", () => {
    const large = cardWidth({ width: 1100, height: 500 }, bust!, 1);
    const small = cardWidth({ width: 390, height: 300 }, bust!, 1);
    expect(large).toBeGreaterThan(small);
    expect((small * 7) / 5).toBeLessThan(300);
    expect(cardWidth({ width: 390, height: 110 }, bust!, 1)).toBe(0);
  });

  it("leaves the winner of a reveal to the sentence where there is little room", () => {
    const [bets] = shown([["turned:tuna>hand.0>litter", "turned:vase>hand.1>litter", "bitten:1"]]);
    expect(facesTo(bets!, { width: 1100, height: 500 })).toEqual([1]);
    expect(facesTo(bets!, { width: 390, height: 500 })).toEqual([]);
    expect(facesTo(shown([["nearly:1"], ["stole:tuna>paws.1>paws.0"]])[1]!, { width: 390, height: 500 })).toEqual([0]);
  });
});

describe("alarms", () => {
  it("put one's own affairs first, and stay the same with another number", () => {
    const now = raised(["deck:4", "near:1", "near:0"], shapes, 0);
    expect(now.map((alarm) => [alarm.id, alarm.mine])).toEqual([
      ["near 0", true],
      ["deck", false],
      ["near 1", false],
    ]);
    expect(raised(["deck:3"], shapes, 0)[0]!.id).toBe("deck");
    expect(raised(["near:0"], shapes, null)[0]!.mine).toBe(false);
  });

  it("tell who wins from who must stop it", () => {
    const seen = (me: number) => raised(["deck:4", "holds:1>0"], shapes, me)[0]!;
    expect([seen(1).mine, seen(1).wins, seen(0).mine, seen(0).wins]).toEqual([true, true, true, false]);
  });
});

describe("the tab", () => {
  it("has an icon with a dot, if it has one at all", () => {
    expect(decodeURIComponent(withDot("<svg><path/></svg>"))).toMatch(
      /^data:image\/svg\+xml,<svg><path\/><circle.*<\/svg>$/,
    );
    expect(withDot("no such page")).toBe("");
  });
});
