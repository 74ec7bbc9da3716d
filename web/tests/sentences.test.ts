// Facts of games become words of a language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../src/lib/fluent";
import { parse, word, type Shapes } from "../src/lib/sentences";
import { WORDS } from "../tools/keys.js";

const SHELL = readFileSync(join(WORDS, "en.ftl"), "utf8");
const GAME = `
card-fat-cat = Fat Cat
colour-tabby = tabby
zone-paws = paws
zone-litter = litter
event-pass = Everybody passes.
event-donate = { WHO($giver) ->
    [you] You give { $card } away
   *[other] { $giver } gives { $card } away
  }
event-steal = { $taker } takes { $card } from the { $from } of { $fromOwner }
    .unseen = { $taker } takes something from the { $from } of { $fromOwner }
event-lose = { $n ->
    [one] One { $colour } cat is gone
   *[other] { $n } { $colour } cats are gone
  }
event-march = To { $to }
event-lay = Laid in the { $where } of { $whereOwner }
event-broken = Where is { $nothing }?
move-pass = pass
`;
// prettier-ignore
const SHAPES: Shapes = {
  event: {
    donate: [["card", "card"], ["giver", "seat"]],
    steal: [["card", "card"], ["taker", "seat"], ["from", "zone"]],
    lose: [["n", "number"], ["colour", "colour"]],
    march: [["to", "square"]],
    lay: [["where", "zone"]],
  },
};
const SEATS = [
  { name: "Duchess", you: true },
  { name: "Tom", you: false },
];
const english = bundleOf("en", [SHELL, GAME]);
const event = (say: string) => word(english, "event", say, SHAPES, SEATS);

describe("a sentence on the wire", () => {
  it("is a name and arguments", () => {
    expect(parse("donate:fat-cat>2")).toEqual({ name: "donate", args: ["fat-cat", "2"] });
    expect(parse("pass")).toEqual({ name: "pass", args: [] });
  });

  it("may hide arguments", () => {
    expect(parse("draw:")).toEqual({ name: "draw", args: [""] });
    expect(parse("steal:>1>paws.0")).toEqual({ name: "steal", args: ["", "1", "paws.0"] });
  });
});

describe("a sentence in words", () => {
  it("has those of its group", () => {
    expect(event("pass")).toBe("Everybody passes.");
    expect(word(english, "move", "pass", SHAPES, SEATS)).toBe("pass");
  });

  it("names cards and people, and speaks to whoever reads it", () => {
    expect(event("donate:fat-cat>0")).toBe("You give Fat Cat away");
    expect(event("donate:fat-cat>1")).toBe("Tom gives Fat Cat away");
  });

  it("counts", () => {
    expect(event("lose:1>tabby")).toBe("One tabby cat is gone");
    expect(event("lose:-3>tabby")).toBe("-3 tabby cats are gone");
    expect(event("lose:1200>tabby")).toBe("1,200 tabby cats are gone");
  });

  it("says whose place it is", () => {
    expect(event("steal:fat-cat>1>paws.0")).toBe("Tom takes Fat Cat from the paws of Duchess");
    expect(event("lay:litter")).toBe("Laid in the litter of nobody");
  });

  it("shows a value without a word as it is", () => {
    expect(event("march:b3")).toBe("To b3");
    expect(event("lose:2>pitch-black")).toBe("2 pitch black cats are gone");
    expect(event("lay:cold-porch.1")).toBe("Laid in the cold porch of Tom");
  });

  it("tells no secrets", () => {
    expect(event("steal:>1>paws.0")).toBe("Tom takes something from the paws of Duchess");
    expect(event("donate:>1")).toBe("Tom gives a card away");
    expect(event("march:")).toBe("To ?");
    expect(event("donate")).toBe("nobody gives a card away");
  });

  it("is left to another language where this one cannot say it", () => {
    expect(event("no-such-thing:1")).toBeNull();
    expect(event("broken")).toBeNull();
  });
});
