// Things on a head, at a neck, around a body.
import { box, dot, fill, line, oval, shape } from "./pen";
import type { Prop } from "./prop";

export const WORN: Record<string, Prop> = {
  crown: {
    place: "head",
    draw: (pen) =>
      pen.solid("M-22,-30L-25,-56L-11,-44L0,-62L11,-44L25,-56L22,-30Q0,-24 -22,-30Z", "#ffd75e", "#e9ad2f") +
      dot(0, -37, 4, "#e4576b", 2.5) + dot(-13, -36, 2.6, "#5bb6d9", 2) + dot(13, -36, 2.6, "#5bb6d9", 2),
  },
  goggles: {
    place: "head",
    draw: (pen) =>
      pen.solid("M-40,-20Q0,-36 40,-20L39,-11Q0,-27 -39,-11Z", "#8a5a3c", "#6e452d") +
      [-15, 15].map((x) => dot(x, -25, 13, "#c9a15b", 3.6) + dot(x, -25, 8, "#a8e0ee", 2.6) + line(`M${x - 4},-27l4,-4`, 2.4, "#fff")).join(""),
  },
  helmet: {
    place: "head",
    draw: (pen) =>
      pen.solid("M-43,-14C-42,-48 -22,-60 0,-60C22,-60 42,-48 43,-14Q0,-28 -43,-14Z", "#8c9a5b", "#6c7a42") +
      line("M-44,-13Q0,-28 44,-13", 6) + fill("M0,-52l3.4,7 7.6,.8 -5.6,5.2 1.6,7.6 -7,-3.8 -7,3.8 1.6,-7.6 -5.6,-5.2 7.6,-.8Z", "#f4e3a6"),
  },
  sunglasses: {
    place: "head",
    draw: () =>
      line("M-40,-8L-30,-8M40,-8L30,-8", 4) + shape("M-32,-11H-3Q-3,8 -17,9Q-32,8 -32,-11ZM32,-11H3Q3,8 17,9Q32,8 32,-11Z", "#31375c", 3.4) + line("M-32,-11H-3M3,-11H32", 4.5, "#f2c14e") +
      line("M-4,-8Q0,-11 4,-8M-26,-5L-18,3M9,-5L17,3", 2.6, "#8fb6d8"),
  },
  mask: {
    place: "head",
    draw: () =>
      `<path d="M-42,-12Q0,-20 42,-12Q40,12 20,11Q8,10 0,4Q-8,10 -20,11Q-40,12 -42,-12ZM-17,-10a9,8 0 1,0 .1,0ZM17,-10a9,8 0 1,0 .1,0Z" fill="#b0485c" fill-rule="evenodd" stroke="#3b2a33" stroke-width="3"/>` +
      line("M41,-8L56,-16M41,-6L57,-2", 5, "#b0485c"),
  },
  eyepatch: {
    place: "head",
    draw: () => line("M-38,-20L38,4", 3.6) + shape("M6,-12Q18,-18 29,-7Q30,10 17,10Q5,8 6,-12Z", "#b0485c", 3.4),
  },
  cone: {
    place: "collar",
    draw: (pen) => pen.solid("M-62,-34Q0,-74 62,-34L36,34Q0,50 -36,34Z", "#eef7fb", "#c4dbe6") + line("M-50,-28L-29,34M50,-28L29,34", 2.4, "#9fbccb"),
  },
  "bow-tie": {
    place: "neck",
    draw: (pen) => pen.solid("M-3,0L-22,-11V11ZM3,0L22,-11V11Z", "#e4576b", "#bf3c52") + box(-5, -6, 10, 12, 3, "#f07a88", 3),
  },
  tie: {
    place: "neck",
    draw: (pen) => pen.solid("M-8,-5H8L5,4L12,38L0,50L-12,38L-5,4Z", "#4d84c4", "#3767a0", line("M-16,22L14,10M-16,36L14,24", 4, "#f0e6c8")),
  },
  pajamas: {
    place: "front",
    top: 40,
    draw: (pen) =>
      pen.solid("M-64,4C-82,0 -80,-34 -56,-44C-44,-30 -10,-30 -6,-58C28,-74 60,-66 74,-52C96,-32 94,2 76,4Z", "#9fc4ea", "#7aa5d3", [-40, -14, 14, 40, 60].map((x, i) => dot(x, -18 - (i % 2) * 16, 4, "#fff6da")).join("")),
  },
  turret: {
    place: "front",
    top: 48,
    fixed: true,
    draw: (pen) =>
      line("M-58,-34L-108,-44", 15) + line("M-58,-34L-108,-44", 8, "#8c9a5b") + oval(-108, -44, 5, 6, "#4e5833", 3) +
      pen.solid("M-62,-20C-62,-42 -40,-48 0,-48C40,-48 62,-42 62,-20Z", "#9aa866", "#76844a") +
      pen.solid("M-84,-22H84L92,-8Q90,14 74,14H-74Q-90,14 -92,-8Z", "#7b8950", "#5f6b3b") +
      box(-88, -6, 176, 22, 11, "#5b5247", 4) + [-68, -34, 0, 34, 68].map((x) => dot(x, 5, 7, "#8b8072", 2.6)).join("") +
      fill("M0,-42l3,6 6.6,.8 -4.8,4.6 1.4,6.6 -6.2,-3.4 -6.2,3.4 1.4,-6.6 -4.8,-4.6 6.6,-.8Z", "#f4e3a6"),
  },
  "santa-hat": {
    place: "head",
    draw: (pen) => pen.solid("M-33,-26C-30,-58 8,-72 40,-50C32,-48 28,-40 31,-24Z", "#e4576b", "#bf3c52") + trim("#fffaf0") + dot(42, -48, 8.5, "#fffaf0", 3.4),
  },
  nightcap: {
    place: "head",
    draw: (pen) => pen.solid("M-33,-26C-32,-56 2,-72 32,-56C50,-46 56,-28 52,-14C44,-30 38,-34 31,-24Z", "#8fb0e0", "#6c8cc4", line("M-20,-56L6,-26M4,-66L30,-30M26,-62L48,-26", 6, "#fff6da")) + trim("#fff6da") + dot(52, -12, 7.5, "#fff6da", 3.4),
  },
  toque: {
    place: "head",
    draw: (pen) => pen.solid("M-25,-26L-27,-42C-44,-44 -40,-64 -22,-60C-14,-72 14,-72 22,-60C40,-64 44,-44 27,-42L25,-26Q0,-34 -25,-26Z", "#fffaf0", "#ddd0bd") + line("M-26,-38Q0,-46 26,-38M-9,-52v8M9,-52v8", 3),
  },
  "top-hat": {
    place: "head",
    draw: (pen) => pen.solid("M-20,-28L-22,-62Q0,-68 22,-62L20,-28Z", "#5b5468", "#3f394b", fill("M-24,-44Q0,-50 24,-44V-33Q0,-39 -24,-33Z", "#e4576b")) + pen.solid("M-37,-30Q0,-42 37,-30Q40,-22 31,-22Q0,-34 -31,-22Q-40,-22 -37,-30Z", "#5b5468", "#3f394b"),
  },
  headband: {
    place: "head",
    draw: (pen) => line("M38,-14L56,-24M38,-12L58,-6", 9) + line("M38,-14L56,-24M38,-12L58,-6", 4.5, "#e4576b") + pen.solid("M-39,-18Q0,-34 39,-18L40,-8Q0,-24 -40,-8Z", "#e4576b", "#bf3c52"),
  },
  glasses: {
    place: "head",
    draw: () => `<g fill="#fff" fill-opacity=".22" stroke="#8a5a3c" stroke-width="3.6"><circle cx="-17" cy="-1" r="15"/><circle cx="17" cy="-1" r="15"/></g>` + line("M-3,-3Q0,-7 3,-3M-32,-3L-40,-7M32,-3L40,-7", 3.6, "#8a5a3c"),
  },
  stars: {
    place: "head",
    draw: () => line("M-40,-44a40,10 0 1,0 80,0a40,10 0 1,0 -80,0", 2.6, "#fff6da") + [[-36, -40], [2, -34], [36, -46]].map(([x, y]) => `<g transform="translate(${x} ${y})">${shape("M0,-10l3,6.4 7,.8 -5.2,4.8 1.4,7 -6.2,-3.4 -6.2,3.4 1.4,-7 -5.2,-4.8 7,-.8Z", "#ffd75e", 2.6)}</g>`).join(""),
  },
  mane: { place: "collar", draw: (pen) => pen.solid("M0,-44Q18,-65 24,-39Q51,-50 42,-24Q71,-23 51,-4Q76,10 48,18Q63,41 34,36Q35,63 12,47Q0,71 -12,47Q-35,63 -34,36Q-63,41 -48,18Q-76,10 -51,-4Q-71,-23 -42,-24Q-51,-50 -24,-39Q-18,-65 0,-44Z", "#c9702c", "#a3541c") },
  hand: {
    place: "neck",
    draw: (pen) => line("M74,78L12,16", 34) + line("M40,44L12,16", 26, "#f3c6a0") + line("M78,82L44,48", 27, "#7f9cb8") + pen.solid("M-27,2C-28,-8 -16,-8 -10,0C-2,-6 14,-6 24,2C32,12 22,28 6,28C-10,28 -26,18 -27,2Z", "#f8d2ae", "#e2ac84") + line("M-10,2V12M1,2V13", 3),
  },
};

/** The woolly edge of a cap. */
function trim(colour: string): string {
  return line("M-36,-21Q0,-37 36,-21", 13) + line("M-36,-21Q0,-37 36,-21", 6.5, colour);
}
