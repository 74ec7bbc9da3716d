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
    draw: (pen) =>
      pen.solid("M-62,-2C-78,-4 -78,-34 -54,-44C-44,-30 -10,-30 -8,-54C26,-70 52,-60 66,-48C86,-30 82,-4 66,-2Z", "#9fc4ea", "#7aa5d3", [-40, -14, 14, 40, 60].map((x, i) => dot(x, -18 - (i % 2) * 16, 4, "#fff6da")).join("")),
  },
  turret: {
    place: "front",
    lift: 22,
    fixed: true,
    draw: (pen) =>
      line("M-58,-34L-108,-44", 15) + line("M-58,-34L-108,-44", 8, "#8c9a5b") + oval(-108, -44, 5, 6, "#4e5833", 3) +
      pen.solid("M-62,-20C-62,-42 -40,-48 0,-48C40,-48 62,-42 62,-20Z", "#9aa866", "#76844a") +
      pen.solid("M-84,-22H84L92,-8Q90,14 74,14H-74Q-90,14 -92,-8Z", "#7b8950", "#5f6b3b") +
      box(-88, -6, 176, 22, 11, "#5b5247", 4) + [-68, -34, 0, 34, 68].map((x) => dot(x, 5, 7, "#8b8072", 2.6)).join("") +
      fill("M0,-42l3,6 6.6,.8 -4.8,4.6 1.4,6.6 -6.2,-3.4 -6.2,3.4 1.4,-6.6 -4.8,-4.6 6.6,-.8Z", "#f4e3a6"),
  },
};
