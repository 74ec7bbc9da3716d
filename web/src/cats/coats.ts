// Coats: two tones each, eyes to choose from, and where the markings go.

export type Marking = "plain" | "tabby" | "patches" | "tuxedo" | "points" | "bare";

export interface Coat {
  lit: string;
  shade: string;
  muzzle: string;
  ear: string;
  nose: string;
  eyes: readonly string[];
  marking: Marking;
  /** Stripes, socks, mask or patches, by marking. */
  first: string;
  second: string;
}

const PINK = "#e98f95";

export const COATS: Record<string, Coat> = {
  black: {
    lit: "#57505f",
    shade: "#423b4a",
    muzzle: "#665e6f",
    ear: "#b9848f",
    nose: "#2b232e",
    eyes: ["#ffd23f", "#b8e04a"],
    marking: "plain",
    first: "#423b4a",
    second: "#665e6f",
  },
  grey: {
    lit: "#a9b3c2",
    shade: "#8893a5",
    muzzle: "#c9d1dc",
    ear: "#e3a5a8",
    nose: "#7b5a66",
    eyes: ["#f2b632", "#8ccf5f"],
    marking: "plain",
    first: "#8893a5",
    second: "#c9d1dc",
  },
  "tabby-orange": {
    lit: "#f6ac57",
    shade: "#e58f38",
    muzzle: "#fde3bd",
    ear: "#f3a8a0",
    nose: PINK,
    eyes: ["#7cc05a", "#e7c33c"],
    marking: "tabby",
    first: "#d2742a",
    second: "#fde3bd",
  },
  white: {
    lit: "#fffaf0",
    shade: "#e7dccd",
    muzzle: "#ffffff",
    ear: "#f6b3b5",
    nose: PINK,
    eyes: ["#58b4e5", "#8ccf5f"],
    marking: "plain",
    first: "#e7dccd",
    second: "#ffffff",
  },
  calico: {
    lit: "#fff8ec",
    shade: "#e7dac7",
    muzzle: "#ffffff",
    ear: "#f3a8a0",
    nose: PINK,
    eyes: ["#8ccf5f", "#f2b632"],
    marking: "patches",
    first: "#f0984a",
    second: "#5a4a52",
  },
  tuxedo: {
    lit: "#534d60",
    shade: "#3e384a",
    muzzle: "#fffaf0",
    ear: "#d999a2",
    nose: PINK,
    eyes: ["#a5d64f", "#ffd23f"],
    marking: "tuxedo",
    first: "#fffaf0",
    second: "#fffaf0",
  },
  siamese: {
    lit: "#f7e8cf",
    shade: "#e2cba8",
    muzzle: "#8a6450",
    ear: "#b98a7c",
    nose: "#4a3029",
    eyes: ["#49a6ee", "#5cc3f2"],
    marking: "points",
    first: "#7a5545",
    second: "#7a5545",
  },
  tortie: {
    lit: "#75563f",
    shade: "#5b4131",
    muzzle: "#a97850",
    ear: "#d99a8a",
    nose: "#4c312b",
    eyes: ["#f2b632", "#b8e04a"],
    marking: "patches",
    first: "#e39a4a",
    second: "#453028",
  },
  sphinx: {
    lit: "#f7cdbc",
    shade: "#e6ab98",
    muzzle: "#fbdfd3",
    ear: "#f09c96",
    nose: "#d4737b",
    eyes: ["#58b4e5", "#8ccf5f"],
    marking: "bare",
    first: "#d99886",
    second: "#fbdfd3",
  },
};

/** Other words for the same coat. */
export const COAT_WORDS: Record<string, string> = {
  orange: "tabby-orange",
  "orange-tabby": "tabby-orange",
  gray: "grey",
};
