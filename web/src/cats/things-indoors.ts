// Things of the house.
import { box, dot, fill, line, oval, shape } from "./pen";
import type { Prop } from "./prop";

const WOOD = ["#c98d56", "#a56c3c"] as const;
const CREAM = "#fff3d9";

export const INDOORS: Record<string, Prop> = {
  yarn: {
    place: "floor",
    draw: (pen) =>
      line("M16,-6C34,-2 38,6 52,2", 4, "#b9405a") + pen.solid("M0,-44a22,22 0 1,0 .1,0Z", "#ee6f86", "#cf4a66", line("M-22,-30Q0,-44 20,-28M-20,-16Q2,-34 22,-14M-12,-4Q6,-22 18,-6M-6,-44Q-16,-24 -6,0", 2.6, "#b9405a")),
  },
  vase: {
    place: "floor",
    draw: (pen) =>
      pen.solid("M-9,-62H9Q8,-54 7,-50C24,-42 24,-12 12,0H-12C-24,-12 -24,-42 -7,-50Q-8,-54 -9,-62Z", "#7cc4d6", "#559fb6", line("M-24,-32Q0,-24 24,-32M-24,-20Q0,-12 24,-20", 3.4, CREAM)) +
      line("M12,-40L5,-32L12,-27L7,-18", 2.6),
  },
  lamp: {
    place: "floor",
    draw: (pen) => oval(0, -50, 34, 30, "#fff1b8").replace("/>", ' opacity=".55"/>') + line("M0,-36V-4", 6, "#8a5a3c") + oval(0, -2, 14, 5, "#8a5a3c", 3) + pen.solid("M-13,-66H13L24,-34H-24Z", "#ffd97a", "#f0b54a"),
  },
  laptop: {
    place: "floor",
    size: 1.05,
    draw: (pen) => pen.solid("M-26,-42H26Q29,-42 29,-39V-6H-29V-39Q-29,-42 -26,-42Z", "#6f7c93", "#566178") + box(-23, -37, 46, 27, 2, "#bfe6ee") + line("M-16,-30H4M-16,-23H12M-16,-16H-2", 2.6, "#5c8ea0") + pen.solid("M-34,-6H34L38,2H-38Z", "#c9d0dc", "#a3adbd"),
  },
  cushion: {
    place: "under",
    draw: (pen) =>
      pen.solid("M-104,16C-96,4 -96,-10 -104,-24C-40,-14 40,-14 104,-24C96,-10 96,4 104,16C40,10 -40,10 -104,16Z", "#b98be0", "#9668c4") + dot(-98, -24, 5, "#ffe39b", 3) + dot(98, -24, 5, "#ffe39b", 3),
  },
  pillow: {
    place: "under",
    draw: (pen) => pen.solid("M-108,18C-100,4 -100,-14 -110,-32C-40,-20 40,-20 110,-32C100,-14 100,4 108,18C40,12 -40,12 -108,18Z", "#f4f0ff", "#cfc6e8", line("M-100,-6Q0,6 100,-6", 3, "#dcd3f0")),
  },
  blanket: { place: "front", top: 36, draw: (pen) => pen.solid("M-104,4C-104,-32 -70,-40 -40,-36C0,-30 30,-44 66,-36C98,-30 106,-10 104,4Z", "#f2a3a9", "#d97f88", line("M-70,-40V6M-30,-38V6M10,-36V6M50,-40V6M-110,-16H110", 3, CREAM)) },
  mug: { place: "floor", draw: (pen) => line("M18,-26Q34,-26 32,-14Q30,-6 18,-8", 9) + line("M18,-26Q34,-26 32,-14Q30,-6 18,-8", 4, "#e4576b") + pen.solid("M-20,-36H20V-6Q20,0 14,0H-14Q-20,0 -20,-6Z", "#f07a88", "#d2546a") + oval(0, -36, 20, 5, "#6b3f2c", 3.4) + line("M-6,-46q-5,-6 0,-12M6,-46q-5,-6 0,-12", 3, "#fff8ea") },
  teacup: { place: "floor", draw: (pen) => oval(0, -2, 30, 5, "#f7ecd8", 3.4) + line("M20,-24Q34,-26 28,-14Q24,-8 16,-10", 4) + pen.solid("M-22,-30H22Q20,-6 8,-4H-8Q-20,-6 -22,-30Z", "#fffaf0", "#e2d6c2", line("M-24,-20H24", 4, "#e98fa0")) + line("M-4,-38q-5,-6 0,-12", 3, "#fff8ea") },
  plant: { place: "floor", draw: (pen) => pen.solid("M0,-28C-30,-30 -34,-54 -28,-62C-12,-60 -2,-46 0,-28C-4,-54 6,-70 16,-74C24,-60 16,-40 0,-28C10,-44 24,-48 34,-44C32,-30 14,-24 0,-28Z", "#6fb86a", "#4d944f") + pen.solid("M-18,-28H18L13,0H-13Z", "#d9825b", "#b8623f") },
  sock: { place: "floor", draw: (pen) => pen.solid("M-14,-48H8V-22C22,-20 32,-12 30,-4C28,2 4,2 -6,0C-16,-4 -14,-24 -14,-48Z", "#8ecae6", "#64a9c9", fill("M-20,-50H12V-42H-20ZM-20,-36H12V-30H-20Z", "#fff6da") + dot(26, -4, 10, "#e4576b")) },
  slipper: { place: "floor", grip: 24, draw: (pen) => pen.solid("M-34,-4C-36,-14 -24,-16 -12,-14C-6,-26 14,-30 28,-16C38,-6 34,0 26,0H-26Q-34,0 -34,-4Z", "#f2a3b4", "#d97c92") + oval(-14, -12, 14, 5, "#7a4a56", 3) + dot(16, -20, 6, "#fff6f0", 2.6) },
  boot: { place: "floor", draw: (pen) => pen.solid("M-14,-58H10V-24C24,-22 34,-14 32,0H-16Q-12,-24 -14,-58Z", "#b5714a", "#925432") + line("M-12,-42l14,4M-12,-33l16,5M-12,-24l16,5", 3, CREAM) + line("M-17,0H33", 6) },
  bowl: { place: "floor", draw: (pen) => oval(0, -20, 24, 8, "#a8663f", 3.4) + dot(-10, -23, 4, "#c98352") + dot(0, -25, 4, "#c98352") + dot(10, -23, 4, "#c98352") + pen.solid("M-28,-20Q0,-10 28,-20L22,0H-22Z", "#6fb3e0", "#4a90c2") + fill("M0,-9a3,3 0 1,0 .1,0Z", CREAM) },
  plate: { place: "floor", draw: () => oval(0, -8, 32, 9, "#fffaf0", 3.5) + oval(0, -9, 20, 5, "#e8dcc8") },
  tray: { place: "floor", draw: (pen) => pen.solid("M-32,-22H32L27,0H-27Z", "#8ecae6", "#64a9c9") + oval(0, -22, 32, 7, "#e9d3a6", 3.5) + dot(-8, -23, 2, "#c4a874") + dot(6, -21, 2, "#c4a874") + dot(14, -24, 2, "#c4a874") },
  bread: { place: "floor", grip: 30, draw: (pen) => pen.solid("M-32,-8C-38,-26 -28,-34 -14,-33H16C30,-34 38,-26 32,-8Q31,0 26,0H-26Q-31,0 -32,-8Z", "#eeb765", "#d19442") + line("M-14,-28l6,10M0,-28l6,10M14,-28l6,10", 3.4, "#fbe3ad") },
  toaster: { place: "floor", draw: (pen) => shape("M-18,-36V-52Q-18,-60 -2,-60Q14,-60 14,-52V-36Z", "#e6b05e") + pen.solid("M-30,-34Q-30,-42 -20,-42H20Q30,-42 30,-34V0H-30Z", "#cfd8e2", "#a2b0c0") + line("M-20,-34H16", 4) + box(24, -24, 8, 7, 2, "#e4576b", 2.6) },
  tin: { place: "floor", draw: (pen) => oval(14, -46, 18, 9, "#e8eef4", 3.4) + pen.solid("M-24,-32H24V-3Q0,4 -24,-3Z", "#c4ced9", "#98a5b5", fill("M-24,-25H24V-9Q0,-3 -24,-9Z", "#e4576b")) + oval(0, -32, 24, 7, "#e9a08e", 3.4) + fill("M-8,-16q8,-7 16,0l5,-4v8l-5,-4q-8,7 -16,0Z", CREAM) },
  tuna: { place: "floor", draw: (pen) => pen.solid("M-10,-30C-14,-46 -8,-54 -16,-66C-4,-62 2,-62 8,-68C8,-58 14,-46 10,-30Z", "#7fb2d6", "#5a8db4") + pen.solid("M-28,-28H28V-3Q0,4 -28,-3Z", "#ffd36b", "#e6ae3c", fill("M-28,-21H28V-10Q0,-4 -28,-10Z", "#3f83b5")) + oval(0, -28, 28, 7, "#f6e6c8", 3.4) },
  bottle: { place: "floor", draw: (pen) => line("M-14,-56L-28,-60M-14,-54L-30,-52M-14,-52L-27,-45", 3, "#8fd2ee") + pen.solid("M-14,-62H12V-54L20,-46H14L8,-48V-42H-6V-54H-14Z", "#e4576b", "#bf3c52") + pen.solid("M-8,-42H10Q24,-32 20,0H-18Q-22,-32 -8,-42Z", "#a5def2", "#78bfdb") },
  keys: { place: "floor", draw: () => dot(-8, -28, 11, "#ffd36b", 3.6) + dot(-8, -28, 4, "#a57a3a", 3) + line("M0,-20L22,-2M14,-9l5,-6M19,-5l5,-6", 8) + line("M0,-20L22,-2M14,-9l5,-6M19,-5l5,-6", 3.4, "#ffd36b") },
  brush: { place: "floor", draw: (pen) => line("M-22,-20h44M-20,-14h40", 5, "#7a4a56") + pen.solid("M-28,-36Q0,-44 28,-36Q32,-24 26,-20H-26Q-32,-24 -28,-36Z", "#e98fb0", "#c76b90") + line("M-18,-20v14M-9,-20v16M0,-20v17M9,-20v16M18,-20v14", 3.4) },
  feather: { place: "air", draw: (pen) => pen.solid("M-18,22C-28,-6 -8,-28 18,-30C24,-8 10,16 -18,22Z", "#8fd2c4", "#5fae9f", line("M-18,22L12,-22M-10,4l-8,-8M-2,-6l-8,-8M-10,6l12,2M0,-6l12,1", 2.6, "#3b8273")) },
  camera: { place: "floor", draw: (pen) => line("M0,-36L-20,0M0,-36L20,0M0,-36V0", 4.5) + pen.solid("M-22,-62H22V-34H-22Z", "#5e5a6b", "#474353") + dot(-2, -48, 10, "#a8e0ee", 3.4) + dot(-2, -48, 4, "#2b2230") + dot(15, -57, 2.6, "#ff6b6b") },
  mouse: { place: "floor", grip: 32, draw: (pen) => line("M22,-6C40,-2 34,-20 46,-20", 3.6) + pen.solid("M-28,-4C-22,-24 2,-28 18,-18C28,-10 26,0 20,0H-22Q-29,0 -28,-4Z", "#b7b3c6", "#928da6") + dot(-4, -24, 7, "#e6b6c2", 3) + dot(-16, -11, 2.4, "#2b2230") + dot(-29, -5, 2.6, "#e4576b") },
  flower: { place: "floor", draw: () => line("M0,0C-2,-20 2,-30 0,-44M0,-14q12,-10 18,-8", 4.5, "#5a9e55") + [0, 72, 144, 216, 288].map((a) => `<g transform="translate(0 -52) rotate(${a})">${oval(0, -11, 7.5, 9, "#ff9fb6", 3)}</g>`).join("") + dot(0, -52, 6.5, "#ffd75e", 3) },
  toilet: { place: "floor", draw: (pen) => pen.solid("M-30,-66H-4V-28H-30Z", "#f4f8fb", "#cddbe4") + pen.solid("M-10,-30H32Q30,-10 16,-8L20,0H-10Z", "#fdfefe", "#d5e1e9") + oval(12, -31, 22, 6, "#bfe6f2", 3.5) },
  fridge: { place: "floor", draw: (pen) => pen.solid("M-30,-96H26Q30,-96 30,-92V0H-30Z", "#cfe8ea", "#a5ccd0") + line("M-30,-60H30M18,-82V-70M18,-50V-28", 4) + box(-20, -50, 16, 12, 1, "#ffe39b", 2) },
  door: { place: "behind", draw: (pen) => pen.solid("M40,-146H104V0H40Z", WOOD[0], WOOD[1]) + box(50, -134, 44, 50, 3, "#b7d7e0", 3.4) + line("M72,-134V-84M50,-109H94", 3) + dot(50, -62, 5, "#ffd36b", 3) },
  turkey: { place: "floor", draw: (pen) => oval(0, -4, 36, 7, "#f7f1e4", 3.4) + line("M18,-22L34,-34", 12) + line("M18,-22L34,-34", 6, "#fff3d9") + pen.solid("M-28,-8C-32,-36 -6,-42 12,-36C30,-28 32,-14 24,-6Z", "#d98b45", "#b3692c") + line("M-8,-18Q6,-8 16,-20", 3) },
  paper: { place: "floor", draw: (pen) => pen.solid("M10,-34C26,-34 30,-20 26,0H46C50,-22 44,-38 10,-42Z", "#fffaf0", "#e2d6c2") + pen.solid("M-22,-44H12Q22,-44 22,-26Q22,-4 12,-4H-22Z", "#ffffff", "#e6ddcd") + oval(-20, -24, 11, 20, "#f2e9da", 3.5) + oval(-20, -24, 4, 8, "#b98a63", 2.6) },
  pen: { place: "floor", draw: (pen) => `<g transform="rotate(-24)">${pen.solid("M-30,-12H18L32,-6L18,0H-30Z", "#5aa9e6", "#3b86c0")}${line("M-18,-12V0", 3)}</g>` },
  chessboard: { place: "floor", draw: (pen) => pen.solid("M-30,-16L4,-28L34,-12L-2,2Z", "#f3dcae", "#caa66b") + fill("M-18,-15L-2,-20L8,-14L-7,-9Z", "#6b4a3a") + shape("M-4,-22h16l-3,-8q4,-16 -5,-20q-9,4 -5,20Z", "#4a4450", 3) },
  gift: { place: "floor", draw: (pen) => line("M0,-42C-22,-60 -24,-40 0,-42C22,-60 24,-40 0,-42", 5, "#e4576b") + pen.solid("M-26,-42H26V0H-26Z", "#8fd2c4", "#5fae9f", fill("M-6,-44H6V2H-6ZM-30,-28H30V-19H-30Z", "#e4576b")) },
  ribbon: { place: "floor", draw: (pen) => line("M0,-20C-14,-6 -6,2 -22,2M0,-20C14,-6 6,2 22,2", 6, "#e4576b") + pen.solid("M-2,-24L-26,-40V-10ZM2,-24L26,-40V-10Z", "#ee6f86", "#cf4a66") + dot(0, -24, 6, "#f7a1b0", 3) },
  parcel: { place: "floor", draw: (pen) => pen.solid("M-28,-42H28V0H-28Z", "#dcae76", "#bd8a4e", fill("M-5,-44H5V2H-5Z", "#f3dcae")) + line("M10,-12h10M10,-7h10", 2.6) },
  box: { place: "floor", draw: (pen) => pen.solid("M-24,-34L-36,-44L-12,-46L-8,-34ZM24,-34L36,-44L12,-46L8,-34Z", "#e2b27a", "#c99559") + pen.solid("M-26,-34H26V0H-26Z", "#d9a566", "#bd8748") },
  basket: { place: "front", top: 44, draw: (pen) => pen.solid("M-84,-42H84L70,6H-70Z", "#d7a565", "#b58042", line("M-80,-26H80M-76,-10H76M-50,-42L-44,6M-16,-42L-14,6M16,-42L14,6M50,-42L44,6", 3, "#8c5f2e")) + line("M-86,-42H86", 9) + line("M-86,-42H86", 4, "#e8c083") },
  book: { place: "floor", draw: (pen) => pen.solid("M-28,-12H28V0H-28Z", "#5aa9e6", "#3b86c0") + pen.solid("M-24,-24H26V-12H-24Z", "#e4576b", "#bf3c52") + pen.solid("M-28,-36H20V-24H-28Z", "#ffd36b", "#e0a93f") + line("M-16,-30H8M-12,-18H14", 2.6, CREAM) },
  clipboard: { place: "floor", draw: (pen) => pen.solid("M-22,-56H22V0H-22Z", WOOD[0], WOOD[1]) + box(-16, -46, 32, 40, 1, "#fffaf0", 2.6) + line("M-9,-36H10M-9,-27H10M-9,-18H3", 2.8, "#8b8072") + box(-9, -60, 18, 9, 3, "#aab4c2", 3) },
  mirror: { place: "floor", size: 1.08, draw: (pen) => line("M0,-20V-3", 7) + oval(0, -2, 16, 5, "#c98d56", 3.4) + pen.solid("M0,-72C22,-72 26,-54 26,-44C26,-24 14,-16 0,-16C-14,-16 -26,-24 -26,-44C-26,-54 -22,-72 0,-72Z", "#ffd36b", "#dda33a") + oval(0, -44, 19, 21, "#c9ecf3", 3) + line("M-9,-44l14,-14M-4,-34l14,-14", 3, "#fff") },
  curtain: { place: "behind", draw: (pen) => line("M-120,-150H120", 7, "#8a5a3c") + pen.solid("M56,-148H118V4H66C78,-40 60,-90 56,-148Z", "#e4808c", "#c25a6a", line("M76,-148Q84,-60 80,4M98,-148Q102,-60 100,4", 3.4, "#c25a6a")) + pen.solid("M-56,-148H-118V4H-66C-78,-40 -60,-90 -56,-148Z", "#e4808c", "#c25a6a", line("M-76,-148Q-84,-60 -80,4M-98,-148Q-102,-60 -100,4", 3.4, "#c25a6a")) },
  vacuum: { place: "floor", size: 1.1, draw: (pen) => line("M-4,-36C-10,-60 -42,-58 -38,-26L-42,-4", 10) + line("M-4,-36C-10,-60 -42,-58 -38,-26L-42,-4", 4.6, "#8b8fa6") + pen.solid("M-30,-6C-34,-34 -10,-42 8,-36C26,-30 28,-14 24,-4Z", "#e4576b", "#bf3c52") + dot(-14, -3, 8, "#4a4450", 3) + dot(14, -3, 8, "#4a4450", 3) + line("M-16,-27l10,5M14,-27l-8,5", 3.4) + dot(-8, -18, 3, "#fff3d9") + dot(8, -18, 3, "#fff3d9") + line("M-8,-10l4,-3 4,3 4,-3 4,3", 2.6, "#fff3d9") },
  bath: { place: "front", top: 50, draw: (pen) => pen.solid("M-92,-44H92Q92,4 56,6H-56Q-92,4 -92,-44Z", "#f6fbfd", "#c9dde8") + line("M-98,-44H98", 9) + line("M-98,-44H98", 4, "#fff") + [-70, -48, 52, 72, 34].map((x, i) => dot(x, -50 - (i % 2) * 8, 9 + (i % 3) * 2, "#e8f7fd", 2.6)).join("") },
  furball: { place: "floor", draw: () => shape("M-26,-8L-32,-16L-24,-20L-28,-30L-18,-30L-16,-40L-6,-35L2,-43L8,-34L18,-38L18,-28L28,-26L24,-17L32,-10L25,-4L22,2L-22,2Z", "#a58f7a", 3.5) + line("M-14,-20q6,-6 12,0M2,-12q8,-6 14,0M-6,-6q4,-4 8,0", 3, "#7d6855") },
  compass: { place: "floor", draw: (pen) => pen.solid("M0,-50a24,24 0 1,0 .1,0Z", "#ffd36b", "#dda33a") + dot(0, -26, 17, "#fffaf0", 3) + fill("M0,-40L5,-26H-5Z", "#e4576b") + fill("M0,-12L5,-26H-5Z", "#4d84c4") },
  radio: { place: "floor", draw: (pen) => line("M16,-40L28,-66", 4) + pen.solid("M-30,-42H30Q34,-42 34,-38V0H-34V-38Q-34,-42 -30,-42Z", "#c7724c", "#a35433") + dot(-14, -20, 12, "#f3dcae", 3.4) + line("M-20,-20h12M-14,-26v12", 2.4) + box(4, -32, 22, 10, 2, "#bfe6ee", 2.6) + dot(9, -12, 4, CREAM, 2.4) + dot(21, -12, 4, CREAM, 2.4) },
  bell: { place: "floor", draw: (pen) => dot(0, -4, 6, "#b98324", 3) + pen.solid("M0,-50C18,-50 18,-26 26,-12Q28,-8 24,-8H-24Q-28,-8 -26,-12C-18,-26 -18,-50 0,-50Z", "#ffd75e", "#e0a73a") + line("M-36,-34q-6,10 0,20M36,-34q6,10 0,20", 3) },
  carrier: { place: "front", top: 32, draw: (pen) => pen.solid("M-74,-10V-52Q-74,-70 -50,-70L-46,-10ZM74,-10V-52Q74,-70 50,-70L46,-10Z", "#8fb6d8", "#6a92b6") + pen.solid("M-78,-30H78V6H-78Z", "#7aa5d3", "#5a84b0") + line("M-40,-22V0M-20,-22V0M0,-22V0M20,-22V0M40,-22V0", 4.5) },
  cucumber: { place: "floor", draw: (pen) => `<g transform="rotate(-12)">${pen.solid("M-32,-10C-32,-20 26,-22 34,-10C38,0 -28,6 -32,-10Z", "#6fae57", "#4d8a3d", line("M-26,-12H24", 3, "#a5d68a"))}</g>` },
  siren: { place: "floor", draw: (pen) => line("M-30,-50L-40,-58M0,-62V-74M30,-50L40,-58", 4.5, "#ff6b6b") + pen.solid("M-20,-14C-22,-44 -12,-52 0,-52C12,-52 22,-44 20,-14Z", "#ff7b7b", "#d94f58") + line("M-8,-40Q-12,-32 -11,-24", 3.4, "#ffd0d0") + box(-28, -15, 56, 15, 4, "#5e5a6b", 3.5) },
  wheel: { place: "behind", draw: () => line("M0,-80L-52,4M0,-80L52,4", 14) + line("M0,-80L-52,4M0,-80L52,4", 7, "#c98d56") + `<circle cy="-80" r="74" fill="#e6f4f0" fill-opacity=".75" stroke="#3b2a33" stroke-width="17"/><circle cy="-80" r="74" fill="none" stroke="#8fd2c4" stroke-width="9"/>` + line("M-66,-80H66M0,-146V-14M-47,-127L47,-33M47,-127L-47,-33", 3, "#a9cfc6") },
  medkit: { place: "floor", draw: (pen) => line("M-10,-40V-48H10V-40", 5) + pen.solid("M-26,-40H26Q30,-40 30,-36V0H-30V-36Q-30,-40 -26,-40Z", "#fffaf0", "#dccfc0") + fill("M-5,-33H5V-25H13V-15H5V-7H-5V-15H-13V-25H-5Z", "#e4576b") },
  drum: { place: "floor", draw: (pen) => pen.solid("M-30,-34V-6Q0,8 30,-6V-34Z", "#e4576b", "#bf3c52", line("M-30,-30L-18,0L-4,-26L10,2L24,-26L34,-8", 3.4, CREAM)) + oval(0, -34, 30, 8, CREAM, 3.6) + line("M-22,-54L0,-37M24,-56L6,-38", 7) + line("M-22,-54L0,-37M24,-56L6,-38", 3, WOOD[0]) },
  legs: { place: "behind", draw: (pen) => pen.solid("M-6,-176H26L24,-12H-4ZM42,-176H74L72,-12H44Z", "#7f9cb8", "#607f9e") + pen.solid("M-28,0C-28,-14 -14,-18 -4,-18H26V0ZM22,0C22,-14 34,-18 44,-18H74V0Z", "#a5653c", "#84492a") },
  foot: { place: "floor", draw: (pen) => pen.solid("M-15,0C-20,-20 -20,-38 -13,-44C-2,-50 10,-46 14,-36C18,-24 16,-10 15,0Z", "#f8d2ae", "#e2ac84") + [[-14, -49, 7.5], [-2, -53, 6], [7, -51, 5.4], [14, -46, 4.8], [19, -39, 4.2]].map(([x, y, r]) => dot(x!, y!, r!, "#f8d2ae", 3)).join("") + pen.solid("M-36,4C-38,-18 -18,-22 0,-16C18,-22 38,-18 36,4Z", "#9fc4ea", "#7aa5d3", line("M-20,-20V4M0,-18V4M20,-20V4", 3, CREAM)) },
  fishbowl: { place: "floor", size: 1.1, draw: (pen) => pen.solid("M-16,-54H16C36,-44 38,-14 20,0H-20C-38,-14 -36,-44 -16,-54Z", "#d9f2f8", "#a9dbe8", fill("M-40,-38Q0,-32 40,-38V4H-40Z", "#8fd2e6")) + shape("M-12,-20C-4,-30 8,-28 12,-20L22,-26V-12L12,-18C8,-10 -4,-10 -12,-20Z", "#f6a043", 2.8) + dot(-4, -21, 2, "#2b2230") + line("M-17,-54H17", 6) + dot(-18, -30, 2.4, "#fff") },
  butter: { place: "floor", grip: 32, draw: (pen) => oval(0, -4, 36, 7, "#f7f1e4", 3.4) + pen.solid("M-26,-24L-16,-34H28V-14L20,-6H-26Z", "#ffe07a", "#e6b544") + line("M-26,-24H20L28,-34M20,-24V-6", 3) },
  trophy: { place: "floor", draw: (pen) => line("M-18,-54C-38,-56 -34,-34 -14,-36M18,-54C38,-56 34,-34 14,-36", 9) + line("M-18,-54C-38,-56 -34,-34 -14,-36M18,-54C38,-56 34,-34 14,-36", 4, "#ffd75e") + pen.solid("M-21,-62H21C21,-36 12,-28 5,-26V-14H-5V-26C-12,-28 -21,-36 -21,-62Z", "#ffd75e", "#e0a73a") + pen.solid("M-18,-15H18V0H-18Z", "#8a5a3c", "#6a4028") },
  chandelier: { place: "behind", draw: () => line("M0,-170V-134", 6, "#8a6a2c") + [-104, -78, -20, 20, 78, 104].map((x) => box(x - 5, -150, 10, 18, 2, "#fffaf0", 3) + fill(`M${x},-166q7,10 0,15q-7,-5 0,-15Z`, "#ffb13d")).join("") + [-104, -78, 78, 104].map((x) => shape(`M${x},-122l6,10 -6,12 -6,-12Z`, "#c9ecf3", 2.6)).join("") },
  fir: { place: "behind", draw: (pen) => `<g transform="translate(66 2) rotate(15)">${box(-9, -34, 18, 34, 2, WOOD[1], 4)}${pen.solid("M0,-146L26,-108H15L38,-72H24L48,-32H-48L-24,-72H-38L-15,-108H-26Z", "#6fae63", "#4b8a49")}${[[-20, -44, "#e4576b"], [14, -50, "#ffd75e"], [-6, -82, "#5aa9e6"], [8, -112, "#e4576b"]].map(([x, y, c]) => dot(+x!, +y!, 5.5, `${c}`, 2.6)).join("")}${shape("M0,-160l4,8.4 9,1 -6.8,6.4 1.8,9 -8,-4.4 -8,4.4 1.8,-9 -6.8,-6.4 9,-1Z", "#ffd75e", 2.6)}</g>` },
  kitten: { place: "floor", grip: 56, draw: (pen) => line("M16,-6C32,-4 34,-20 26,-24", 10) + line("M16,-6C32,-4 34,-20 26,-24", 4, "#f6c98f") + pen.solid("M-18,0C-23,-18 -13,-28 0,-28C13,-28 23,-18 18,0Z", "#f6c98f", "#dfa663") + pen.solid("M-22,-40L-22,-60L-9,-53Q0,-56 9,-53L22,-60L22,-40C22,-24 -22,-24 -22,-40Z", "#f9d5a3", "#e5b473") + dot(-9, -41, 3.6, "#2b2230") + dot(9, -41, 3.6, "#2b2230") + dot(-10, -42.4, 1.3, "#fff") + dot(8, -42.4, 1.3, "#fff") + line("M-4,-34Q-2,-31 0,-34Q2,-31 4,-34", 2.4) + line("M-5,-4V0M5,-4V0", 2.6) },
};

INDOORS.hairball = INDOORS.furball!;
