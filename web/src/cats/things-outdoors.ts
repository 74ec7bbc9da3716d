// Things of the street, the garden and the sky; and signs that hang in the air.
import { box, dot, fill, line, shape } from "./pen";
import type { Prop } from "./prop";

const heart = (x: number, y: number, s: number) => `<g transform="translate(${x} ${y}) scale(${s})">${shape("M0,10C-20,-2 -16,-18 -6,-16Q-1,-15 0,-9Q1,-15 6,-16C16,-18 20,-2 0,10Z", "#f0607a", 3.4)}</g>`;

export const OUTDOORS: Record<string, Prop> = {
  heart: { place: "air", draw: () => heart(0, 0, 1.5) + heart(24, -18, 0.8) + heart(-22, 20, 0.7) },
  moon: { place: "air", draw: (pen) => dot(0, 0, 34, "#fff6cf").replace("/>", ' opacity=".35"/>') + pen.solid("M6,-26A27,27 0 1,0 26,12A22,22 0 0,1 6,-26Z", "#ffeaa0", "#ecc862") },
  coin: { place: "floor", draw: (pen) => pen.solid("M2,-44a22,22 0 1,0 .1,0Z", "#ffd75e", "#e0a73a") + dot(2, -22, 15, "#ffe79a", 2.6) + fill("M2,-26a5.4,4.6 0 1,0 .1,0ZM-5,-31a2.4,2.8 0 1,0 .1,0ZM2,-34a2.4,2.8 0 1,0 .1,0ZM9,-31a2.4,2.8 0 1,0 .1,0Z", "#b98324") },
  "laser-dot": { place: "air", draw: () => line("M-60,-60L0,0", 2.6, "#ff8b8b") + dot(0, 0, 15, "#ff4d5e").replace("/>", ' opacity=".3"/>') + dot(0, 0, 8, "#ff3b4f", 0) + dot(-2, -2, 3, "#ffd6da") },
  fish: { place: "floor", draw: (pen) => `<g transform="translate(0 -18) rotate(-14)">${pen.solid("M-30,0C-16,-20 10,-18 20,-2L34,-14V14L20,2C10,18 -16,20 -30,0Z", "#79c0e0", "#4f97bd", line("M-2,-14Q6,0 -2,14", 3))}${dot(-18, -3, 3, "#2b2230")}</g>` },
  bone: { place: "floor", draw: (pen) => `<g transform="translate(0 -14) rotate(-18)">${pen.solid("M-18,-6H18C16,-20 32,-20 32,-8C40,-6 40,6 32,8C32,20 16,20 18,6H-18C-16,20 -32,20 -32,8C-40,6 -40,-6 -32,-8C-32,-20 -16,-20 -18,-6Z", "#fff6e2", "#e0cfae")}</g>` },
  bird: { place: "air", draw: (pen) => pen.solid("M-26,2C-24,-16 0,-20 10,-8C22,-14 30,-10 36,-14C32,6 16,20 -4,16C-16,14 -24,10 -26,2Z", "#6fb3e0", "#4a8fc0") + fill("M-26,1L-38,5L-24,9Z", "#f5a742") + dot(-14, -3, 3, "#2b2230") + shape("M-4,0Q8,-4 16,4Q6,12 -4,8Z", "#4a8fc0", 3) },
  umbrella: { place: "floor", size: 1.1, draw: (pen) => line("M0,-62V-8Q0,2 -9,0", 5) + pen.solid("M-36,-44C-34,-76 34,-76 36,-44Q27,-52 18,-44Q9,-52 0,-44Q-9,-52 -18,-44Q-27,-52 -36,-44Z", "#f2c14e", "#d39a2c") + line("M0,-68V-44", 3) },
  suitcase: { place: "floor", draw: (pen) => line("M-10,-44V-52H10V-44", 5) + pen.solid("M-30,-44H30Q34,-44 34,-38V0H-34V-38Q-34,-44 -30,-44Z", "#c7824c", "#a3622f", fill("M-22,-46H-14V4H-22ZM14,-46H22V4H14Z", "#f3dcae")) + dot(0, -20, 7, "#8fd2c4", 2.6) },
  tree: { place: "behind", draw: (pen) => pen.solid("M66,0C74,-40 70,-70 66,-90H92C88,-70 88,-30 98,0Z", "#a06c44", "#7e5030") + pen.solid("M78,-80C40,-76 34,-110 56,-120C52,-150 96,-160 106,-132C132,-132 136,-96 112,-90C104,-78 90,-76 78,-80Z", "#7dbb6a", "#5a984d") },
  bauble: { place: "floor", draw: (pen) => box(-6, -48, 12, 8, 2, "#ffd36b", 3) + line("M0,-48q-6,-10 3,-12", 3) + pen.solid("M0,-42a21,21 0 1,0 .1,0Z", "#e4576b", "#bf3c52", line("M-24,-22Q0,-12 24,-22", 5, "#ffe39b")) + line("M-10,-30q2,-5 7,-6", 3, "#ffc9d1") },
  rocket: { place: "air", draw: (pen) => `<g transform="rotate(28)">${fill("M-8,18L0,40L8,18Z", "#ff9f43")}${pen.solid("M0,-38C14,-24 14,0 11,18H-11C-14,0 -14,-24 0,-38Z", "#f07a88", "#d2546a")}${dot(0, -10, 5, "#bfe6ee", 3)}${shape("M-11,8L-20,22H-10ZM11,8L20,22H10Z", "#5aa9e6", 3)}</g>` + line("M-34,-26l6,4M30,-34l-5,6M-34,16l7,-2M38,4h-7", 3.4, "#ffe39b") },
  binoculars: { place: "head", draw: (pen) => pen.solid("M-30,-12H-5V14H-30ZM30,-12H5V14H30Z", "#5e5a6b", "#474353") + box(-6, -5, 12, 8, 2, "#8b8fa6", 3) + dot(-17.5, 2, 9, "#a8e0ee", 3) + dot(17.5, 2, 9, "#a8e0ee", 3) + line("M-22,-1l5,-5M13,-1l5,-5", 2.6, "#fff") },
  net: { place: "air", size: 1.1, draw: () => line("M10,10L44,-34", 8) + line("M10,10L44,-34", 3.6, "#c98d56") + shape("M-26,-6C-18,-22 12,-14 14,4C4,40 -34,34 -26,-6Z", "#f4f0e2", 3.4) + line("M-20,-8Q-14,16 -22,24M-8,-13Q-4,10 -12,28M4,-8Q4,14 -4,26M-26,4H12M-26,14H10", 1.8, "#9a8f80") },
  fence: { place: "front", draw: (pen) => [-104, -66, -28, 10, 48, 86].map((x) => pen.solid(`M${x},8V-34L${x + 12},-48L${x + 24},-34V8Z`, "#fffaf0", "#dfe3da")).join("") + line("M-120,-20H120", 9) + line("M-120,-20H120", 4, "#fffaf0") },
  catnip: { place: "floor", draw: (pen) => line("M0,0C-2,-20 4,-40 0,-60", 4.5, "#5a9e55") + pen.solid("M0,-56C-14,-60 -14,-72 0,-80C14,-72 14,-60 0,-56Z", "#b79be6", "#9274c9") + pen.solid("M-1,-14C-26,-12 -32,-26 -30,-34C-14,-36 -4,-28 -1,-14ZM1,-24C24,-22 32,-36 30,-44C14,-46 4,-38 1,-24ZM0,-38C-16,-36 -24,-44 -22,-52C-10,-54 -2,-48 0,-38Z", "#8fcf7c", "#66a957") },
  rosette: { place: "floor", draw: (pen) => shape("M-10,-22L-18,4L-6,-2L0,6L4,-20ZM10,-22L18,4L6,-2L0,6L-4,-20Z", "#4d84c4", 3) + pen.solid("M0,-60l7,6 9,-2 3,9 9,3 -2,9 6,7 -6,7 2,9 -9,3 -3,9 -9,-2 -7,6 -7,-6 -9,2 -3,-9 -9,-3 2,-9 -6,-7 6,-7 -2,-9 9,-3 3,-9 9,2Z".replace("M0,-60", "M0,-58"), "#5aa9e6", "#3b86c0") + dot(0, -30, 13, "#fffaf0", 3) + fill("M0,-40l3,6.4 7,.8 -5.2,4.8 1.4,7 -6.2,-3.4 -6.2,3.4 1.4,-7 -5.2,-4.8 7,-.8Z", "#ffcf4a") },
  tail: { place: "air", draw: () => line("M-26,16C-34,-14 -6,-34 20,-22M26,-12C34,14 8,32 -14,22", 5, "#fff8ea") + fill("M14,-32L32,-20L14,-12ZM-8,12L-26,22L-8,34Z", "#fff8ea") },
};
