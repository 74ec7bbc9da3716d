// Facts of games become words of a language, for whoever reads them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../src/lib/fluent";
import type { Shapes } from "../src/lib/facts";
import { Speaker, type Tongue } from "../src/lib/sentences";
import { factNames, optionHelp, optionName, optionValue } from "../src/play/names";
import { WORDS } from "../tools/keys.js";

const SHELL = readFileSync(join(WORDS, "en.ftl"), "utf8");
const GAME = `
game = Warm Cats
    .line = A line.
card-fat-cat = Fat Cat
    .text = It is fat.
colour-tabby = tabby
coin-fat-cat = never said
zone-paws = paws
zone-litter = litter
zone-den = den
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
event-pay = Pays { $coin }
event-lay = Laid in the { $where } of { $whereOwner }
event-broken = Where is { $nothing }?
move-pass = pass
badge-dealer = Dealer
badge-plays-as = as { $card }
count-paws = Paws
count-cats = { $n ->
    [one] one cat
   *[other] { $n } cats
  }
mark-at = at { $seat }
mark-by = { $what }
mark-pays = payment
mark-type = Type
by-pounce = a pounce
type-tank = Tank
fact-hearts = Hearts
fact-idle = { $turns } idle turns
property-red-gate = red gate
option-mode = Mode
    .help = How strict.
option-mode-2_per_player = two each
option-mode-before-after = before and after
`;
const GERMAN = `
event-pass = Alle passen.
event-donate = { $giver } gibt { $card } ab
event-march = Nach { $nowhere }
colour-tabby = getigert
count-paws = Pfoten
`;
// prettier-ignore
const SHAPES: Shapes = {
  event: {
    donate: [["card", "card"], ["giver", "seat"]],
    steal: [["card", "card"], ["taker", "seat"], ["from", "zone"]],
    lose: [["n", "number"], ["colour", "colour"]],
    march: [["to", "square"]],
    pay: [["coin", "coin"]],
    lay: [["where", "zone"]],
  },
  badge: { dealer: [], "plays-as": [["card", "card"]] },
  fact: { idle: [["turns", "number"]] },
};
const SEATS = [
  { name: "Duchess", you: true },
  { name: "Tom", you: false },
];
const english: Tongue = { lang: "en", game: bundleOf("en", [GAME]), shell: bundleOf("en", [SHELL]) };
const german: Tongue = {
  lang: "de",
  game: bundleOf("de", [GERMAN]),
  shell: bundleOf("de", ["hidden-card = eine Karte\nevent-conceded = { $seat } gibt auf."]),
};
const words = new Speaker([english], SHAPES, SEATS);
const both = new Speaker([german, english], SHAPES, SEATS);
const event = (say: string) => words.word("event", say);

describe("a sentence in words", () => {
  it("has those of its group", () => {
    expect(event("pass")).toBe("Everybody passes.");
    expect(words.word("move", "pass")).toBe("pass");
    expect(words.word("zone", "den")).toBe("den");
    expect(words.word("badge", "dealer")).toBe("Dealer");
    expect(words.word("badge", "plays-as:fat-cat")).toBe("as Fat Cat");
    expect(words.word("phase", "")).toBe("");
  });

  it("names cards and people, and speaks to whoever reads it", () => {
    expect(event("donate:fat-cat>0")).toBe("You give Fat Cat away");
    expect(event("donate:fat-cat>1")).toBe("Tom gives Fat Cat away");
  });

  it("counts", () => {
    expect(event("lose:1>tabby")).toBe("One tabby cat is gone");
    expect(event("lose:-3>tabby")).toBe("-3 tabby cats are gone");
    expect(event("lose:1200>tabby")).toBe("1,200 tabby cats are gone");
    expect(event("lose:>tabby")).toBe("? tabby cats are gone");
  });

  it("calls a card by its name, whatever its axis is called", () => {
    expect(event("pay:fat-cat")).toBe("Pays Fat Cat");
    expect(words.title("coin", "fat-cat")).toBe("Fat Cat");
  });

  it("says whose place it is", () => {
    expect(event("steal:fat-cat>1>paws.0")).toBe("Tom takes Fat Cat from the paws of Duchess");
    expect(event("lay:litter")).toBe("Laid in the litter of the table");
  });

  it("shows a value without a word as it is", () => {
    expect(event("march:b3")).toBe("To b3");
    expect(event("lose:2>pitch-black")).toBe("2 pitch black cats are gone");
    expect(event("lay:cold-porch.1")).toBe("Laid in the cold porch of Tom");
  });

  it("tells no secrets", () => {
    expect(event("steal:>1>paws.0")).toBe("Tom takes something from the paws of Duchess");
    expect(event("donate:>1")).toBe("Tom gives a card away");
    expect(event("march:")).toBe("To a card");
    expect(event("donate")).toBe("the table gives a card away");
  });

  it("may be the house's own", () => {
    expect(event("conceded:0")).toBe("You give up.");
    expect(event("undone:1")).toBe("Tom takes a move back.");
    expect(words.word("reason", "concession")).toBe("The others gave up.");
  });

  it("is shown by its name where nobody has words for it", () => {
    expect(event("no-such_thing:1")).toBe("no such thing");
    expect(event("broken")).toBe("Where is {$nothing}?");
    expect(new Speaker([]).word("event", "no-words")).toBe("no words");
  });

  it("is worded once", () => {
    expect(words.said("event", "pass")).toBe(words.said("event", "pass"));
  });
});

describe("a language that lacks words", () => {
  it("leaves the sentence to English", () => {
    expect(both.said("event", "pass")).toEqual({ text: "Alle passen.", lang: "de" });
    expect(both.said("event", "lose:1>tabby")).toEqual({ text: "One tabby cat is gone", lang: "en" });
    expect(both.said("event", "march:b3")).toEqual({ text: "To b3", lang: "en" });
  });

  it("has the titles that it lacks from English, and its own secrets", () => {
    expect(both.word("event", "donate:fat-cat>1")).toBe("Tom gibt Fat Cat ab");
    expect(both.word("event", "donate:>1")).toBe("Tom gibt eine Karte ab");
    expect(both.word("event", "conceded:1")).toBe("Tom gibt auf.");
    expect([both.title("colour", "tabby"), both.title("card", "fat-cat")]).toEqual(["getigert", "Fat Cat"]);
    expect(both.message("game", "line")).toEqual({ text: "A line.", lang: "en" });
    expect(both.valued("count", "paws", 2)).toBe("Pfoten 2");
  });
});

describe("something with a value", () => {
  it("has its number in its words, or behind them", () => {
    expect(words.valued("count", "paws", 3)).toBe("Paws 3");
    expect(words.valued("count", "cats", 1)).toBe("one cat");
    expect(words.valued("count", "no_such-thing", 3)).toBe("no such thing 3");
  });

  it("may be about a seat, a word or nothing more", () => {
    expect(words.valued("mark", "at", 1)).toBe("at Tom");
    expect(words.valued("mark", "by", "pounce")).toBe("a pounce");
    expect(words.valued("mark", "pays", "fat-cat")).toBe("payment");
    expect(words.valued("mark", "type", "tank")).toBe("Type Tank");
    expect(words.valued("mark", "known", true)).toBe("known");
  });
});

describe("what a game calls its own", () => {
  it("is an option, its help and its values", () => {
    const option = { name: "mode", values: [], rule: "", of_seats: false };
    expect(optionName(option, words)).toBe("Mode");
    expect(optionHelp(option, words)?.text).toBe("How strict.");
    const values = ["2_per_player", "before+after", "as_it_is", 7];
    expect(values.map((value) => optionValue(option, value, words))).toEqual([
      "two each",
      "before and after",
      "as it is",
      "7",
    ]);
    expect(optionName({ ...option, name: "round_cap" }, words)).toBe("round cap");
  });

  it("is a fact of a seat or a place, where there are words for it", () => {
    const seat = { score: 3, hearts: 2, property: "red-gate", cat: "fat-cat", badges: ["dealer"] };
    expect(factNames(seat, words, SHAPES)).toEqual(["Hearts 2", "red gate"]);
    expect(factNames({ id: "deck", kind: "pile", size: 9, idle: "idle:4" }, words, SHAPES)).toEqual(["4 idle turns"]);
  });
});
