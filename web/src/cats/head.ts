// A head, with the face that makes one smile: ears, eyes, whiskers and mouth carry the mood.
import type { Coat } from "./coats";
import { dot, fill, line, oval, type Pen, shape, INK } from "./pen";

export const MOODS = ["content", "sly", "grumpy", "shocked", "sleepy", "smitten", "feral"] as const;
export type Mood = (typeof MOODS)[number];

const SKULL =
  "M-39,3C-40,-22 -22,-35 0,-35C22,-35 40,-22 39,3C44,8 44,12 37,15C31,28 15,32 0,32C-15,32 -31,28 -37,15C-44,12 -44,8 -39,3Z";
const EAR = "M-18,4C-19,-16 -17,-29 -10,-32C-2,-31 13,-13 18,2Z";
const INNER = "M-11,2C-12,-11 -11,-20 -8,-22C-2,-20 6,-9 10,1Z";

/** How far ears turn outwards in a mood, in degrees; and how much they are flattened. */
const EARS: Record<Mood, [number, number]> = {
  content: [0, 1],
  sly: [6, 0.95],
  grumpy: [30, 0.82],
  shocked: [-6, 1.12],
  sleepy: [16, 0.9],
  smitten: [4, 1],
  feral: [44, 0.85],
};

export interface Face {
  coat: Coat;
  mood: Mood;
  roll: () => number;
  /** Where the eyes go: -1 left or up, 1 right or down. */
  gaze: number;
  rise?: number;
  /** Eyes shut for a moment, whatever the mood. */
  blink?: boolean;
}

export function head(pen: Pen, face: Face): string {
  const { coat, roll } = face;
  const uneven = (roll() - 0.5) * 14;
  const ears = ear(pen, face, -1, uneven) + ear(pen, face, 1, uneven);
  const skull = pen.two(SKULL, coat.lit, coat.shade, -5, -6, mask(coat, roll)) + line(SKULL, 4);
  return ears + skull + muzzle(coat) + features(pen, face) + whiskers(face);
}

function ear(pen: Pen, { coat, mood }: Face, side: -1 | 1, uneven: number): string {
  const [turn, tall] = EARS[mood];
  const big = coat.marking === "bare" ? 1.2 : 1;
  const dark = coat.marking === "points";
  const colour = dark ? coat.first : side > 0 && coat.marking === "patches" ? coat.second : coat.lit;
  const shade = dark ? coat.first : coat.shade;
  const drawn = pen.two(EAR, colour, shade) + fill(INNER, coat.ear) + line(EAR, 4);
  const angle = -16 - turn + (side < 0 ? uneven : 0);
  return `<g transform="scale(${-side} 1) translate(-23 -19) rotate(${angle}) scale(${big} ${big * tall})">${drawn}</g>`;
}

function mask(coat: Coat, roll: () => number): string {
  switch (coat.marking) {
    case "tabby":
      return line(
        "M0,-36V-20M-10,-35L-8,-22M10,-35L8,-22M-42,2L-30,4M-42,12L-31,11M42,2L30,4M42,12L31,11",
        4.5,
        coat.first,
      );
    case "patches": {
      const x = 12 + roll() * 8;
      return (
        fill(`M-44,-40H${-x + 14}C${-x + 12},-20 ${-x + 2},2 ${-x - 6},10C-30,16 -40,6 -46,4Z`, coat.first) +
        fill(`M46,-40H${x - 4}C${x},-26 ${x + 8},-14 44,-4Z`, coat.second)
      );
    }
    case "tuxedo":
      return fill("M0,-32C4,-16 4,-3 8,5C26,8 28,34 0,36C-28,34 -26,8 -8,5C-4,-3 -4,-16 0,-32Z", coat.first);
    case "points":
      return fill(
        "M0,-16C14,-14 28,2 27,16C24,30 10,36 0,36C-10,36 -24,30 -27,16C-28,2 -14,-14 0,-16Z",
        coat.first,
        'opacity=".92"',
      );
    case "bare":
      return line("M-12,-27Q0,-22 12,-27M-9,-20Q0,-16 9,-20M-33,14Q-29,18 -31,23M33,14Q29,18 31,23", 2.2, coat.first);
    default:
      return "";
  }
}

function muzzle(coat: Coat): string {
  return oval(-8, 15, 10, 8, coat.muzzle) + oval(8, 15, 10, 8, coat.muzzle);
}

// --- the face ---

function features(pen: Pen, face: Face): string {
  return eyes(pen, face) + nose(face.coat) + mouth(face);
}

function nose(coat: Coat): string {
  return shape("M-4.5,6.5Q0,5 4.5,6.5Q3,11 0,12Q-3,11 -4.5,6.5Z", coat.nose, 2);
}

function mouth({ mood, coat, roll }: Face): string {
  const dark = coat.marking === "points" ? "#2f1c17" : INK;
  switch (mood) {
    case "grumpy":
      return line("M0,12V15M-10,22Q-5,15 0,15.5Q5,15 10,22", 3, dark);
    case "shocked":
      return oval(0, 21, 5.5, 7, "#7a2f3b", 3) + oval(0, 24, 3, 3, "#e8828a");
    case "feral":
      return (
        shape("M-13,15Q0,19 13,15Q13,30 0,31Q-13,30 -13,15Z", "#7a2f3b", 3) +
        fill("M-10,16L-7,23L-4,17.3ZM10,16L7,23L4,17.3Z", "#fff") +
        oval(0, 28, 5, 2.4, "#e8828a")
      );
    case "sleepy":
      return line("M0,12V15", 3, dark) + oval(0, 20, 4, 4.5, "#7a2f3b", 2.6);
    case "sly":
      return line("M0,12V15M-8,17Q-4,20 0,15Q6,22 14,13", 3, dark);
    default: {
      const tongue =
        mood === "content" && roll() > 0.6
          ? fill("M-4,18Q0,28 4,18Z", "#ee8d97", `stroke="${INK}" stroke-width="2"`)
          : "";
      return tongue + line("M0,12V15M-10,15Q-6,21 0,15.5Q6,21 10,15", 3, dark);
    }
  }
}

function whiskers({ coat, mood }: Face): string {
  if (coat.marking === "bare") return "";
  const lift = mood === "shocked" || mood === "feral" ? -7 : mood === "grumpy" || mood === "sleepy" ? 4 : 0;
  const pale = coat.lit < "#80" ? "#d9cfd6" : "#6b5560";
  return line(
    `M-27,13L-52,${9 + lift}M-27,18L-50,${21 + lift / 2}M27,13L52,${9 + lift}M27,18L50,${21 + lift / 2}`,
    1.8,
    pale,
  );
}

/** A blink is drawn after the same rolls as the open eye, so that nothing else of the face changes. */
function eyes(pen: Pen, face: Face): string {
  const drawn = moody(pen, face);
  return face.blink ? shut("M-26,-3Q-17,5 -8,-3", "M26,-3Q17,5 8,-3", face) : drawn;
}

function moody(pen: Pen, face: Face): string {
  const { mood, roll } = face;
  const content = roll();
  switch (mood) {
    case "sleepy":
      return shut("M-25,-1Q-17,6 -9,-1", "M25,-1Q17,6 9,-1", face);
    case "content":
      return content < 0.55 ? shut("M-26,1Q-17,-12 -8,1", "M26,1Q17,-12 8,1", face) : open(face, 10, 11, 6, 8);
    case "smitten":
      return open(face, 12, 12.5, 8.6, 9.6) + blush();
    case "shocked":
      return open(face, 12.5, 13.5, 3.4, 4);
    case "feral":
      return open(face, 12, 11, 2.6, 9) + brow("M-29,-19L-10,-11", "M29,-19L10,-11");
    case "sly":
      return (
        lids(pen, open(face, 10.5, 10, 5.5, 8), -4, -5) + brow("M-27,-17Q-18,-21 -10,-17", "M28,-22Q19,-27 10,-21")
      );
    case "grumpy":
      return lids(pen, open(face, 11, 10.5, 5.5, 8), -10, -1);
  }
}

function shut(left: string, right: string, { coat }: Face): string {
  const colour = coat.lit < "#80" ? "#fff2dd" : INK;
  const eye = coat.marking === "points" ? INK : colour;
  return line(left + right, 3.6, eye);
}

function brow(left: string, right: string): string {
  return line(left + right, 4);
}

function blush(): string {
  return oval(-28, 11, 6, 4, "#f2777f", 0) + oval(28, 11, 6, 4, "#f2777f", 0);
}

function open(face: Face, rx: number, ry: number, px: number, py: number): string {
  const { coat, gaze, rise = 0, mood, roll } = face;
  const iris = coat.eyes[roll() < 0.65 ? 0 : 1]!;
  const one = (x: number) => {
    const p = x + gaze * (rx - px) * 0.55;
    const q = -2 + rise * (ry - py + 2) * 0.7;
    const shine =
      dot(p - 2.2, q - 3.5, Math.min(3.2, px), "#fff") + (mood === "smitten" ? dot(p + 3.4, q + 3.5, 1.9, "#fff") : "");
    return oval(x, -2, rx, ry, mood === "shocked" ? "#fffdf5" : iris, 3.4) + oval(p, q, px, py, "#2b1d26") + shine;
  };
  return one(-17) + one(17);
}

/** Lids cut the eyes from above along a slanted edge: the fur shows instead. */
function lids(pen: Pen, eye: string, outer: number, inner: number): string {
  const id = pen.id();
  const region = `M-36,${outer}L-5,${inner}H5L36,${outer}V24H-36Z`;
  const edge = `M-29,${outer + 0.6}L-5,${inner}M29,${outer + 0.6}L5,${inner}`;
  return `<clipPath id="${id}"><path d="${region}"/></clipPath><g clip-path="url(#${id})">${eye}</g>` + line(edge, 4);
}
