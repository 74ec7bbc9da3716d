// Scenes behind a cat: flat and soft, two or three big shapes, so that the cat stays the hero.
import { box, dot, fill, INK, line, oval, pick } from "./pen";

type Roll = () => number;
interface Scene {
  wall: readonly string[];
  floor: string;
  draw: (roll: Roll) => string;
}

const at = 138;
const ground = (colour: string, y = at) => box(0, y, 240, 180 - y, 0, colour);
const soft = (inner: string, opacity: number) => `<g opacity="${opacity}">${inner}</g>`;
const skirting = (colour: string) => box(0, at - 5, 240, 6, 0, colour);

const cloud = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff" opacity=".85"><circle cx="-16" r="12"/><circle cy="-7" r="17"/><circle cx="18" cy="-1" r="13"/><rect x="-28" width="58" height="12" rx="6"/></g>`;
const stars = (roll: Roll, n = 14) =>
  Array.from({ length: n }, () => dot(Math.round(roll() * 240), Math.round(roll() * 110), 1 + roll() * 1.6, "#fff3c4")).join("");
const pane = (x: number, y: number, w: number, h: number, sky: string) =>
  box(x, y, w, h, 4, sky, 0) + line(`M${x + w / 2},${y}v${h}M${x},${y + h / 2}h${w}`, 4, "#fff7e6") + `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="none" stroke="#fff7e6" stroke-width="6"/>`;
const frame = (x: number, y: number, w: number, h: number, inner: string) => box(x, y, w, h, 3, "#b98a5a") + box(x + 4, y + 4, w - 8, h - 8, 1, inner);
const houses = (colours: readonly string[], base: number, lit: string) =>
  [0, 1, 2, 3, 4].map((i) => {
    const x = i * 52 - 12, h = 46 + ((i * 29) % 31);
    return fill(`M${x},${base}V${base - h}L${x + 26},${base - h - 22}L${x + 52},${base - h}V${base}Z`, colours[i % colours.length]!) + box(x + 12, base - h + 10, 11, 13, 1, lit) + box(x + 30, base - h + 10, 11, 13, 1, lit);
  }).join("");
/** The head of a dog, small, as it rains down. */
const pup = fill("M-10,-9Q0,-14 10,-9Q15,6 9,14Q0,19 -9,14Q-15,6 -10,-9Z", "#e6f0f7") + fill("M-9,-11C-24,-12 -24,12 -16,12C-9,10 -11,-2 -9,-11ZM9,-11C24,-12 24,12 16,12C9,10 11,-2 9,-11Z", "#6d8296") + fill("M-4,-2a2.2,2.2 0 1,0 .1,0ZM4,-2a2.2,2.2 0 1,0 .1,0ZM0,5a4,3 0 1,0 .1,0Z", "#3b4a5a");
const tiles = (colour: string, to = at) => line(Array.from({ length: 10 }, (_, i) => `M${i * 26},0V${to}`).join("") + Array.from({ length: 5 }, (_, i) => `M0,${i * 28 + 12}H240`).join(""), 1.6, colour);
const boards = (colour: string) => line("M0,150H240M0,164H240M40,138V150M150,138V150M90,150V164M200,150V164M60,164V180M170,164V180", 1.6, colour);
const stripes = (colour: string) => Array.from({ length: 9 }, (_, i) => box(i * 30, 0, 13, at, 0, colour)).join("");
const tuft = (x: number, y: number, colour: string) => line(`M${x},${y}q-3,-7 -7,-9M${x},${y}q0,-9 1,-12M${x},${y}q4,-6 8,-8`, 2.6, colour);
const bricks = (colour: string) => line([0, 1, 2, 3, 4, 5, 6].map((r) => `M0,${r * 20 + 8}H240` + [0, 1, 2, 3, 4].map((c) => `M${c * 56 + (r % 2 ? 28 : 4)},${r * 20 + 8}v20`).join("")).join(""), 1.8, colour);

const garden = (roll: Roll) =>
  cloud(40 + roll() * 40, 32, 0.8) + cloud(180, 46 + roll() * 14, 0.6) + oval(40, 146, 90, 34, "#a9d18c") + oval(200, 148, 90, 40, "#98c57c") + ground("#86ba6c", 146) +
  [18, 64, 176, 222].map((x, i) => tuft(x + roll() * 10, 164 + (i % 2) * 8, "#5f9a4c")).join("") + [30, 208].map((x) => dot(x + roll() * 16, 154, 3.4, pick(["#fff6da", "#ff9fb6", "#ffd75e"], roll()))).join("");
const street = (roll: Roll) => houses(["#e7b7a0", "#d9c7a2", "#c4d0b8", "#e3c6d2"], at, roll() < 0.5 ? "#fff1c4" : "#bfe0ea") + ground("#b9ada4") + box(0, at, 240, 7, 0, "#d9cfc4") + line("M10,164H60M92,164H142M174,164H224", 4, "#e9e1d6");
const nightStreet = (roll: Roll) => stars(roll) + houses(["#4d4a72", "#44406a", "#565182"], at, "#ffd97a") + ground("#3a3658") + box(0, at, 240, 6, 0, "#5c5786");
const shelf = (roll: Roll) => {
  const x = 20 + roll() * 20;
  const row = (y: number, start: number) => [0, 1, 2, 3, 4].map((i) => box(start + i * 13, y - 24 - ((i * 7) % 11), 11, 24 + ((i * 7) % 11), 1, pick(["#c9737a", "#7fa8c9", "#d9b25f", "#8fb58a"], ((i * 3 + start) % 4) / 4))).join("");
  return row(52, x) + row(52, 160) + box(0, 52, 240, 7, 0, "#b98a5a") + box(0, 59, 240, 4, 0, "#a07446") + ground("#b98a5a", 150) + box(0, 150, 240, 5, 0, "#cfa273");
};
const sofa = () => box(10, 64, 220, 90, 26, "#7f9cb8") + box(22, 76, 95, 66, 16, "#8fadc9") + box(123, 76, 95, 66, 16, "#8fadc9") + box(-10, 96, 40, 74, 18, "#6f8ca8") + box(210, 96, 40, 74, 18, "#6f8ca8") + ground("#c98f68", 164);
const windowScene = (roll: Roll) => pane(50, 14, 140, 98, pick(["#bfe3f2", "#ffd9b0", "#c9d6f2"], roll())) + ground("#c99a6b", 150) + box(0, 144, 240, 9, 0, "#fff7e6");
const rug = (roll: Roll) => skirting("#f6e6cc") + ground("#c99a6b") + oval(120, 163, 112, 17, pick(["#c9607a", "#5f8fb0", "#8a78b8"], roll())) + `<ellipse cx="120" cy="163" rx="94" ry="12" fill="none" stroke="#fff0d4" stroke-width="3" stroke-dasharray="8 6"/>`;
const rooftop = (roll: Roll) => (roll() < 0.5 ? cloud(60, 34, 0.8) + cloud(190, 52, 0.6) : dot(198, 34, 18, "#fff0b8")) + fill("M0,100L30,84L60,104V140H0ZM170,140V96L206,78L240,96V140Z", "#d8a48d") + box(196, 62, 16, 26, 0, "#b8735a") + fill("M-10,180L0,142H240L250,180Z", "#b8604a") + line("M0,153H240M0,167H240M20,142v11M60,142v11M100,142v11M140,142v11M180,142v11M220,142v11M40,153v14M80,153v14M120,153v14M160,153v14M200,153v14", 2.4, "#9a4a38");
const rubble = () => cloud(180, 30, 0.7) + fill("M0,140V84H22V60H44V84H58V140ZM180,140V70H200L206,84H222V58H240V140Z", "#bfa98c") + ground("#cbb78f", 140) + fill("M20,168l14,-16 18,4 8,14ZM176,172l10,-14 20,2 12,14Z", "#a8926f");

const SCENES: Record<string, Scene> = {
  parlour: { wall: ["#e9c6a8", "#d9b7c2"], floor: "#b98560", draw: () => soft(stripes("#fff"), 0.16) + frame(22, 22, 42, 50, "#d8e6d2") + frame(182, 26, 36, 36, "#f2d2b0") + skirting("#f6e6cc") },
  kitchen: { wall: ["#f6e3b8", "#cfe6dc", "#f3d3c2"], floor: "#d8a779", draw: (r) => soft(tiles("#fff"), 0.7) + box(0, 94, 240, 9, 0, "#b98a5a") + box(0, 103, 240, 60, 0, pick(["#7fb2a4", "#d98f7a", "#8fa7c4"], r())) + line("M60,103V160M120,103V160M180,103V160M48,118v10M72,118v10M168,118v10M192,118v10", 2.6, "#fff3d9") + ground("#d8a779", 156) },
  garden: { wall: ["#c4e6f2", "#d6ecd8", "#fbe6c0"], floor: "#86ba6c", draw: garden },
  park: { wall: ["#cfe9ef"], floor: "#86ba6c", draw: (r) => garden(r) + line("M186,150V116", 8, "#a06c44") + dot(186, 92, 30, "#79b065") },
  hedge: { wall: ["#cfe9ef"], floor: "#7fb567", draw: (r) => cloud(60 + r() * 60, 30, 0.7) + [0, 1, 2, 3, 4, 5, 6].map((i) => dot(i * 40, 108 + (i % 2) * 8, 34, "#6ba35a")).join("") + box(0, 112, 240, 40, 0, "#6ba35a") + ground("#93c47b", 150) },
  savanna: { wall: ["#ffd9a0"], floor: "#dcae62", draw: () => dot(188, 74, 30, "#ffb35c") + ground("#dcae62", 130) + line("M40,132V84", 6, "#8a6a42") + oval(40, 80, 38, 11, "#9aa24e") + [20, 90, 200].map((x) => tuft(x, 158, "#b3863c")).join("") },
  beach: { wall: ["#bfe8f5"], floor: "#f2d8a0", draw: () => dot(196, 36, 20, "#fff0b0") + box(0, 92, 240, 48, 0, "#6cc0d8") + line("M10,104q10,-6 20,0t20,0M120,116q10,-6 20,0t20,0M180,102q10,-6 20,0t20,0", 3, "#d6f3f8") + ground("#f2d8a0", 134) },
  harbour: { wall: ["#cfe6f0"], floor: "#c49a6c", draw: () => box(0, 88, 240, 60, 0, "#6fb0c8") + fill("M20,96H92L80,114H34Z", "#d2625a") + line("M56,96V52", 4, "#8a5a3c") + fill("M58,54L88,90H58Z", "#fff6e2") + ground("#c49a6c", 142) + boards("#a87c50") },
  sky: { wall: ["#a9d8f0", "#c9e2f5"], floor: "#a9d8f0", draw: (r) => cloud(48 + r() * 20, 40, 1) + cloud(190, 66, 0.8) + cloud(96, 152, 1.2) + cloud(210, 160, 1) },
  "night-sky": { wall: ["#3d4a86"], floor: "#33406f", draw: (r) => stars(r, 20) + line("M180,40l10,0M180,40l-8,6M180,40l3,-10M180,40l-3,-9M180,40l8,8", 3, "#ff9f7a") + line("M50,60l10,0M50,60l-8,6M50,60l3,-10M50,60l-3,-9M50,60l8,8", 3, "#8fd2c4") + fill("M0,150L60,132L120,150L190,128L240,146V180H0Z", "#2d3866") },
  night: { wall: ["#46518c"], floor: "#39437a", draw: (r) => stars(r) + dot(196, 38, 20, "#ffefb0") + fill("M0,146Q60,118 120,142T240,138V180H0Z", "#353f72") },
  moon: { wall: ["#3f4a88"], floor: "#353f72", draw: (r) => stars(r) + dot(120, 74, 66, "#ffeeb4") + dot(96, 58, 9, "#f2dc94") + dot(150, 88, 12, "#f2dc94") + dot(132, 44, 6, "#f2dc94") + fill("M0,150Q120,128 240,150V180H0Z", "#2f3868") },
  street: { wall: ["#cde6f0", "#fbe3c4"], floor: "#b9ada4", draw: street },
  "street-rain": { wall: ["#a9bccb"], floor: "#8f9aa6", draw: (r) => houses(["#8fa0b0", "#9aa9b6", "#8494a6"], at, "#ffe3a0") + ground("#7d8a98") + line(Array.from({ length: 22 }, () => `M${Math.round(r() * 240)},${Math.round(r() * 160)}l-5,14`).join(""), 2.2, "#dcebf5") + [[30, 30, -16], [206, 20, 18], [216, 84, -10]].map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})" opacity=".75">${pup}</g>`).join("") },
  "street-night": { wall: ["#353b70"], floor: "#3a3658", draw: nightStreet },
  village: { wall: ["#4a5590"], floor: "#3f4678", draw: (r) => nightStreet(r) + dot(200, 32, 17, "#ffefb0") },
  alley: { wall: ["#c79a86", "#a99cb0"], floor: "#8b8078", draw: () => soft(bricks("#fff"), 0.28) + box(186, 96, 40, 48, 4, "#7d8a8f") + box(181, 90, 50, 9, 4, "#92a0a5") + line("M196,106V136M206,106V136M216,106V136", 3, "#68757a") + ground("#9a8f86", 140) },
  plaza: { wall: ["#f1dcae", "#d9e2c0"], floor: "#d3c29a", draw: () => fill("M20,140V70H70V140ZM170,140V62H224V140Z", "#c9ae82") + fill("M14,70H76L45,46ZM164,62H230L197,36Z", "#a8855c") + box(38, 108, 14, 32, 7, "#8a6a4a") + box(188, 104, 16, 36, 8, "#8a6a4a") + ground("#d3c29a", 140) + line("M0,154H240M0,168H240M30,140L10,180M90,140L82,180M150,140L158,180M210,140L230,180", 1.8, "#b7a47a") },
  rubble: { wall: ["#e9d6b0", "#d5d6c0"], floor: "#cbb78f", draw: rubble },
  tower: { wall: ["#cfe0e6", "#f3dcb4"], floor: "#b9a581", draw: () => cloud(50, 40, 0.8) + line("M176,140L196,24L216,140M181,110H211M186,80H206M190,52H202", 4, "#8a8f78") + line("M196,24q-14,-4 -12,-16M196,24q14,-4 12,-16", 3, "#d2625a") + ground("#b9a581", 140) },
  market: { wall: ["#fbe3c4"], floor: "#cfa273", draw: () => [0, 1, 2, 3, 4, 5, 6, 7].map((i) => fill(`M${i * 30},0H${i * 30 + 30}V30Q${i * 30 + 15},46 ${i * 30},30Z`, i % 2 ? "#fff6e2" : "#d2625a")).join("") + box(0, 110, 240, 40, 0, "#b98a5a") + [20, 44, 68, 172, 196, 220].map((x, i) => dot(x, 106, 11, ["#e98a4a", "#e4576b", "#f2c14e"][i % 3]!)).join("") + ground("#cfa273", 150) },
  fence: { wall: ["#cde8f2"], floor: "#8fc077", draw: (r) => cloud(60 + r() * 40, 34, 0.8) + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => fill(`M${i * 32 + 3},146V80L${i * 32 + 15},66L${i * 32 + 27},80V146Z`, "#fbf6ea")).join("") + box(0, 96, 240, 8, 0, "#eee4d2") + box(0, 124, 240, 8, 0, "#eee4d2") + ground("#8fc077", 144) },
  porch: { wall: ["#dfe9d8"], floor: "#c49a6c", draw: () => line(Array.from({ length: 8 }, (_, i) => `M0,${i * 18 + 8}H240`).join(""), 1.8, "#c7d6bd") + box(88, 30, 64, 112, 4, "#a8604a") + box(98, 42, 44, 40, 3, "#c9e0e6") + dot(142, 98, 4, "#ffd36b") + box(8, 0, 14, 150, 0, "#fbf6ea") + box(218, 0, 14, 150, 0, "#fbf6ea") + ground("#c49a6c", 142) + boards("#a87c50") },
  rooftop: { wall: ["#fbd9b8", "#bfdcf0", "#c9c0e6"], floor: "#b8604a", draw: rooftop },
  tree: { wall: ["#cfe9ef"], floor: "#86ba6c", draw: (r) => [[30, 30], [80, 10], [140, 16], [200, 26], [240, 60], [0, 70]].map(([x, y]) => dot(x!, y!, 40, pick(["#7dbb6a", "#6aab5a"], r()))).join("") + line("M-10,156C60,140 160,160 250,146", 22, "#a06c44") + line("M-10,161C60,146 160,166 250,152", 8, "#875632") },
  hall: { wall: ["#e4cba8", "#c9d6c9", "#e2c3bd"], floor: "#b98560", draw: () => box(168, 38, 52, 104, 3, "#b98a5a") + box(176, 46, 36, 38, 2, "#cda272") + box(176, 92, 36, 44, 2, "#cda272") + dot(176, 92, 3.6, "#ffe39b") + frame(30, 26, 46, 36, "#cfe0d8") + skirting("#f6e6cc") + ground("#b98560") + boards("#a0714e") },
  doorway: { wall: ["#e7d2b4", "#d3dbc9"], floor: "#b98560", draw: () => box(66, 14, 108, 130, 5, "#fff3dc") + box(74, 22, 92, 122, 3, "#bfe3f0") + oval(120, 140, 60, 22, "#93c47b") + ground("#b98560", 140) + box(60, 148, 120, 16, 3, "#a8735a") },
  stage: { wall: ["#6b3550"], floor: "#b98560", draw: () => fill("M120,0L30,150H210Z", "#ffe9b8", 'opacity=".35"') + fill("M0,0H44C40,60 20,100 0,140ZM240,0H196C200,60 220,100 240,140Z", "#c2455e") + [0, 1, 2, 3, 4, 5].map((i) => fill(`M${i * 40},0h40v16q-20,16 -40,0Z`, "#d9607a")).join("") + ground("#b98560") + boards("#9a6a48") },
  podium: { wall: ["#f2d9b0"], floor: "#b98560", draw: () => soft([0, 1, 2, 3, 4, 5, 6].map((i) => fill(`M120,150L${i * 46 - 40},-10h24Z`, "#fff")).join(""), 0.5) + box(50, 150, 140, 40, 2, "#d9b25f") + box(0, 164, 54, 20, 0, "#c99c4a") + box(186, 168, 60, 20, 0, "#c99c4a") },
  throne: { wall: ["#5a4a86"], floor: "#453a6c", draw: (r) => stars(r, 8) + fill("M72,150V30Q72,12 86,12L96,26L108,6L120,24L132,6L144,26L154,12Q168,12 168,30V150Z", "#d9a93f") + box(86, 36, 68, 90, 8, "#b03f5c") + ground("#453a6c", 142) },
  mansion: { wall: ["#cfe6f0"], floor: "#9cc985", draw: (r) => cloud(190, 28, 0.6 + r() * 0.2) + box(36, 66, 168, 80, 0, "#f2e2c4") + fill("M26,66L120,22L214,66Z", "#c9735a") + [54, 84, 146, 176].map((x) => box(x, 80, 16, 24, 2, "#a9c9d6")).join("") + box(108, 92, 24, 54, 12, "#a8604a") + ground("#9cc985", 142) },
  party: { wall: ["#f9d3dc", "#d9dff5"], floor: "#c99a86", draw: (r) => line("M0,14Q60,44 120,18T240,22", 2.6, "#8a6a6a") + [0, 1, 2, 3, 4, 5, 6].map((i) => fill(`M${i * 36 + 6},${20 + (i % 2) * 8}h18l-9,20Z`, ["#e4576b", "#f2c14e", "#5aa9e6"][i % 3]!)).join("") + [[34, 84], [206, 76]].map(([x, y], i) => line(`M${x},${y! + 18}q6,20 -2,44`, 2.2) + oval(x!, y!, 15, 18, i ? "#8fd2c4" : "#f0909f")).join("") + Array.from({ length: 12 }, () => box(r() * 236, r() * 120, 5, 5, 1, pick(["#e4576b", "#f2c14e", "#5aa9e6", "#8fb58a"], r()))).join("") },
  basket: { wall: ["#f3dcc0"], floor: "#c99a6b", draw: () => soft(stripes("#fff"), 0.25) + ground("#c99a6b") + fill("M20,120H220L200,176H40Z", "#d7a565") + line("M24,136H216M30,154H210M60,120L70,176M100,120L104,176M140,120L136,176M180,120L170,176", 2.6, "#b07c40") + box(14, 114, 212, 12, 6, "#e8c083") },
  clinic: { wall: ["#d3ecec"], floor: "#b9d3d6", draw: () => soft(tiles("#fff"), 0.6) + box(28, 26, 44, 44, 6, "#fff") + fill("M45,34h10v9h9v10h-9v9h-10v-9h-9v-10h9Z", "#e4576b") + box(0, at, 240, 10, 0, "#e9f3f4") + ground("#a9c6ca", 146) },
  bathroom: { wall: ["#cfe8ee", "#e3def2"], floor: "#9fc3cf", draw: () => soft(tiles("#fff"), 0.8) + dot(196, 48, 22, "#eaf7fa") + `<circle cx="196" cy="48" r="22" fill="none" stroke="#b98a5a" stroke-width="5"/>` + ground("#9fc3cf") + line("M0,160H240M60,138L48,180M120,138V180M180,138L192,180", 1.8, "#86adba") },
  bedroom: { wall: ["#cdc6e6", "#f0d6cf", "#c6d6e6"], floor: "#a97f62", draw: (r) => pane(26, 18, 56, 54, r() < 0.5 ? "#46518c" : "#ffd9b0") + box(120, 66, 110, 70, 16, "#b98a6a") + box(0, 122, 240, 40, 12, pick(["#f2a9b4", "#9fc4ea", "#a9d6b8"], r())) + box(0, 148, 240, 40, 0, "#fff3e2") },
  nursery: { wall: ["#f9dfe4", "#dceaf6"], floor: "#d9b48f", draw: (r) => [20, 66, 112, 158, 204].map((x, i) => dot(x + 8, 30 + (i % 2) * 24, 6, ["#ffd75e", "#8fd2c4", "#f0909f"][i % 3]!)).join("") + line("M150,60V140M170,60V140M190,60V140M210,60V140M230,60V140M144,62H240M144,134H240", 5, "#fffaf0") + skirting("#fff6ea") + ground("#d9b48f") + oval(120, 164, 100, 12, pick(["#bfe0da", "#f2d2da"], r())) },
  office: { wall: ["#cfd9dd", "#e6d8c2"], floor: "#a98e78", draw: (r) => pane(24, 16, 62, 58, "#bfe0ee") + line("M150,28h60M150,44h44M150,60h54", 4, "#fff8ea") + box(0, 122, 240, 10, 0, "#a8764c") + box(0, 132, 240, 60, 0, "#bd8a5c") + (r() < 0.5 ? box(196, 96, 24, 26, 3, "#8fb58a") : dot(206, 108, 13, "#d9b25f")) + ground("#a8764c", 158) },
  attic: { wall: ["#d9b48f"], floor: "#a87c50", draw: () => fill("M0,0H240V60L120,-40L0,60Z", "#a87c50") + dot(120, 52, 26, "#ffe9b0") + line("M120,26V78M94,52H146", 4, "#a87c50") + box(14, 104, 50, 38, 3, "#b98a5a") + line("M0,70L60,14M240,70L180,14", 6, "#8a6340") + ground("#a87c50") + boards("#8f663e") },
  "living-room": { wall: ["#e6cfae", "#cdd9d0"], floor: "#b98560", draw: (r) => frame(24, 20, 60, 44, pick(["#cfe0d8", "#f2d2b0"], r())) + box(136, 76, 130, 66, 18, "#c9737a") + box(148, 86, 60, 44, 10, "#d98890") + skirting("#f6e6cc") + ground("#b98560") + oval(110, 164, 100, 13, "#e6cfae") },
  "laundry-room": { wall: ["#d6e6ee"], floor: "#b7c6cf", draw: () => soft(tiles("#fff"), 0.5) + box(20, 62, 74, 82, 6, "#f7fafb") + dot(57, 106, 25, "#9fb8c4") + dot(57, 106, 18, "#bfe3f0") + line("M110,20H240", 2.6, "#8a8f98") + fill("M126,20h28v26h-28ZM172,20h24v32h-24Z", "#f2a9b4") + ground("#b7c6cf", 142) },
  shelf: { wall: ["#eed9b6", "#d3dfd6", "#e6cdd0"], floor: "#b98a5a", draw: shelf },
  table: { wall: ["#e3d0b4"], floor: "#b98a5a", draw: (r) => windowScene(r) + ground("#b98a5a", 146) },
  sofa: { wall: ["#f0dcc0", "#dfd0e0"], floor: "#c98f68", draw: (r) => frame(96, 10, 48, 38, pick(["#cfe0d8", "#f2d2b0"], r())) + sofa() },
  window: { wall: ["#efd8b8", "#d2dcd6"], floor: "#c99a6b", draw: windowScene },
  rug: { wall: ["#ead5b8", "#d0dcd6", "#e0cfdc"], floor: "#c99a6b", draw: rug },
};

const SAME: Record<string, string> = { hallway: "hall", roof: "rooftop", windowsill: "window", carpet: "rug", moonlight: "night" };

export const BACKDROPS: Record<string, Scene> = { ...SCENES, ...Object.fromEntries(Object.entries(SAME).map(([word, real]) => [word, SCENES[real]!])) };

export function backdrop(name: string, roll: Roll): string {
  const scene = BACKDROPS[name]!;
  const wall = pick(scene.wall, roll());
  return box(0, 0, 240, 180, 0, wall) + box(0, at, 240, 180 - at, 0, scene.floor) + scene.draw(roll);
}

/** What a cat peeks over, in the colour of the scene's floor. */
export function ledge(name: string): string {
  const colour = BACKDROPS[name]!.floor;
  return `<rect x="-6" y="138" width="252" height="60" fill="${colour}" stroke="${INK}" stroke-width="4"/><rect x="-6" y="138" width="252" height="9" fill="#fff" opacity=".28"/>`;
}
