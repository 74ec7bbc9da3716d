// What a game may say about its looks: where numbers stand, signs for kinds, a cat for its door, sizes. No rules.
import type { CardInfo } from "../protocol";
import type { IconName } from "../parts/icons";

export interface Corner {
  number: string;
  icon: IconName;
}

export interface Hint {
  /** How many sit down for a quick game. */
  seats: number;
  /** The numbers at the top of a card: those that it has, in this order. */
  corners: Corner[];
  kinds: Record<string, IconName>;
  /** Who looks out of the door at home. */
  door: string;
  /** Zones of a seat that belong together in one drawing, from back to front. */
  home: string[];
  /** Zones in the middle that are small and stand beside the hero. */
  aside: string[];
  /** Counts that are shown on a seat anyway need no chip. */
  quietCounts: string[];
  /** Questions that are asked even when there is one answer only: the table does not pass there by itself. */
  alwaysAsked: string[];
}

const PLAIN: Hint = { seats: 3, corners: [], kinds: {}, door: "grey sit content yarn parlour", home: [], aside: [], quietCounts: [], alwaysAsked: [] };

const HINTS: Record<string, Partial<Hint>> = {
  "kitty-cataclysm": {
    seats: 4,
    corners: [{ number: "value", icon: "coin" }],
    kinds: { disaster: "bolt", draw: "cards", share: "gift", steal: "hand", again: "again", give: "heart", pass: "ring", feast: "fish", plain: "cat" },
    door: "black leap shocked vase shelf",
    quietCounts: ["paws", "kitty"],
  },
  "were-kittens": {
    seats: 3,
    corners: [{ number: "claw", icon: "paw" }],
    kinds: { coin: "coin", marker: "star", character: "cat", board: "house" },
    door: "tuxedo sit content crown moon",
    home: ["cats", "eat", "scare", "quarter", "character"],
    quietCounts: [],
    alwaysAsked: ["cat_action"],
  },
  "here-kitty-kitty": {
    seats: 3,
    kinds: { standard: "cat", instant: "bolt", defensive: "shield" },
    door: "tabby-orange box content parcel doorway",
    home: ["house", "porch", "yard", "tucked", "litter", "litter2"],
    aside: ["deck", "discard", "table", "box"],
    quietCounts: ["cats", "tucked"],
  },
  "paw-of-duty": {
    seats: 2,
    corners: [{ number: "level", icon: "star" }],
    kinds: { huntress: "paw", pilot: "wing", tank: "tank", tactic: "target" },
    door: "white loaf grumpy turret plaza",
    aside: ["kitties", "tactics", "discards", "played", "lines", "rescued", "compass"],
    quietCounts: ["tokens"],
  },
  "cantankerous-cats": {
    seats: 3,
    corners: [{ number: "paws", icon: "paw" }, { number: "hearts", icon: "heart" }],
    kinds: { affection: "heart", mischief: "paw", frenzy: "bolt", event: "star", cat: "cat" },
    door: "siamese hiss grumpy crown hall",
    home: ["house", "tokens"],
    aside: ["bowl", "litter", "bank", "indicator"],
    quietCounts: ["hearts", "tokens"],
  },
};

export function hintFor(game: string): Hint {
  return { ...PLAIN, ...HINTS[game] };
}

export function cornersOf(card: CardInfo, hint: Hint): { value: number; icon: IconName; name: string }[] {
  const numbers = card.numbers as Record<string, unknown>;
  return hint.corners.filter((c) => typeof numbers[c.number] === "number").map((c) => ({ value: numbers[c.number] as number, icon: c.icon, name: c.number }));
}
