// One line of art data, `coat pose mood prop backdrop`, becomes a picture; the card's id gives it its own small ways.
import { backParts, paws, shadow, sleepLetters, torso } from "./body";
import { type Coat, COATS, COAT_WORDS } from "./coats";
import { type Face, head, type Mood, MOODS } from "./head";
import { at, chance, Pen } from "./pen";
import { type Pose, POSES } from "./poses";
import { backdrop, BACKDROPS, ledge } from "./backdrops";
import type { Prop } from "./prop";
import { PROPS } from "./props";

export const WIDTH = 240;
export const HEIGHT = 180;

export interface Art {
  coat: string;
  pose: string;
  mood: Mood;
  prop: string;
  backdrop: string;
}

/** Read a line of art data; a word that is not known gives way to a plain one. */
export function readArt(words: string): Art {
  const [coat = "", pose = "", mood = "", prop = "", scene = ""] = words.trim().split(/\s+/);
  const known = COAT_WORDS[coat] ?? coat;
  return {
    coat: known in COATS ? known : "grey",
    pose: pose in POSES ? pose : "sit",
    mood: (MOODS as readonly string[]).includes(mood) ? (mood as Mood) : "content",
    prop: prop in PROPS ? prop : "none",
    backdrop: scene in BACKDROPS ? scene : "parlour",
  };
}

/** Name the words of a line of art data that the pen does not know. */
export function unknownWords(words: string): string[] {
  const [coat = "", pose = "", mood = "", prop = "", scene = "", ...more] = words.trim().split(/\s+/);
  const checks: [string, boolean][] = [
    [coat, (COAT_WORDS[coat] ?? coat) in COATS],
    [pose, pose in POSES],
    [mood, (MOODS as readonly string[]).includes(mood)],
    [prop, prop in PROPS],
    [scene, scene in BACKDROPS],
  ];
  return [...checks.filter(([, known]) => !known).map(([word]) => word), ...more];
}

/** The whole picture: backdrop, cat and thing. */
export function picture(words: string, id: string, look: Look = "ahead"): string {
  const art = readArt(words);
  const pen = new Pen("c");
  const scene = backdrop(art.backdrop, chance(`${id}/scene`));
  return svg(`0 0 ${WIDTH} ${HEIGHT}`, scene + figure(pen, { art, id, look }, true));
}

/** The cat alone, without a backdrop: little cats, pieces on a board. */
export function standing(words: string, id: string, look: Look = "ahead"): string {
  return svg("20 0 200 176", figure(new Pen("s"), { art: readArt(words), id, look }, false));
}

/** Where a cat looks; or the moment in which it blinks and flicks its tail. */
export type Look = "ahead" | "N" | "E" | "S" | "W" | "blink";
const LOOKS: Record<Look, [gaze: number, rise: number]> = {
  ahead: [0, 0],
  N: [0, -1.6],
  E: [1.8, 0],
  S: [0, 1.6],
  W: [-1.8, 0],
  blink: [0, 0],
};
const FLICK = 9;

/** Only the head, with what it wears: seats, pieces, doors. */
export function portrait(words: string, id: string, look: Look = "ahead"): string {
  const art = readArt(words);
  const pen = new Pen("p");
  const worn = PROPS[art.prop]!;
  const hat = worn.place === "head" ? worn.draw(pen) : "";
  const behind = worn.place === "collar" ? worn.draw(pen) : "";
  const [gaze, rise] = LOOKS[look];
  return svg("-60 -66 120 108", behind + head(pen, { ...faceOf({ art, id, look }, gaze), rise }) + hat);
}

function svg(box: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
}

interface Cat {
  art: Art;
  id: string;
  look: Look;
}

function faceOf({ art, id, look }: Cat, gaze: number): Face {
  return { coat: COATS[art.coat]!, mood: art.mood, roll: chance(`${id}/face`), gaze, blink: look === "blink" };
}

function figure(pen: Pen, cat: Cat, ground: boolean): string {
  const { art, id } = cat;
  const roll = chance(`${id}/cat`);
  const coat = COATS[art.coat]!;
  const pose = POSES[art.pose]!;
  const prop = PROPS[art.prop]!;
  const drawn = (ground ? shadow(pose) : "") + layers(pen, { ...cat, coat, pose, prop, roll });
  return roll() < 0.5 && !prop.fixed ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${drawn}</g>` : drawn;
}

interface Parts extends Cat {
  coat: Coat;
  pose: Pose;
  prop: Prop;
  roll: () => number;
}

function layers(pen: Pen, { art, coat, pose, prop, id, look, roll }: Parts): string {
  const [x, y, turn, size] = pose.head;
  const tilt = turn + (roll() - 0.5) * 8;
  const gaze = prop.place === "air" || prop.place === "floor" ? -0.9 : 0;
  const worn = prop.place === "head" ? prop.draw(pen) : "";
  const face = at(x, y, head(pen, faceOf({ art, id, look }, Math.abs(turn) > 90 ? -gaze : gaze)) + worn, size, tilt);
  const thing = (place: Prop["place"], spot: readonly [number, number, number?]) =>
    prop.place === place ? at(spot[0], spot[1], prop.draw(pen), prop.size ?? 1, spot[2] ?? 0) : "";
  const collar = prop.place === "collar" ? at(x, y, prop.draw(pen), size, tilt) : "";
  const cat =
    backParts(pose, coat, look === "blink" ? FLICK : 0) +
    torso(pen, pose, coat, roll) +
    thing("neck", pose.neck) +
    collar +
    face;
  return [
    thing("behind", [120, 160]),
    thing("under", [120, 156]),
    at(0, y > 90 ? -(prop.lift ?? 0) : 0, cat),
    front(pen, pose, coat, art.backdrop),
    thing("floor", pose.floor),
    thing("air", pose.air),
    thing("front", [120, 160]),
    sleepLetters(pose),
  ].join("");
}

function front(pen: Pen, pose: Pose, coat: Coat, scene: string): string {
  if (pose.front === "ledge") return ledge(scene) + paws(pose, coat, 136);
  if (pose.front === "carton") return carton(pen) + paws(pose, coat, 118);
  return "";
}

function carton(pen: Pen): string {
  const flaps = pen.solid("M62,116L40,100L70,96L86,112ZM178,116L200,100L170,96L154,112Z", "#e2b27a", "#c99559");
  const side = pen.solid("M58,116H182V166H58Z", "#d9a566", "#bd8748");
  return flaps + side + `<path d="M106,118h28v12h-28z" fill="#f3dcae" opacity=".8"/>`;
}

const cache = new Map<string, string>();

/** The picture as an address for an img element, drawn once. */
export function address(
  kind: "picture" | "standing" | "portrait",
  words: string,
  id: string,
  look: Look = "ahead",
): string {
  const key = `${kind} ${words} ${id} ${look}`;
  let found = cache.get(key);
  if (!found) {
    const drawn = { picture, standing, portrait }[kind](words, id, look);
    found = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    cache.set(key, found);
  }
  return found;
}

/** Say in words what a picture shows. */
export function describe(words: string): string {
  const art = readArt(words);
  const thing = art.prop === "none" ? "" : `, with ${art.prop.replace("-", " ")}`;
  return `${art.coat.replace("tabby-orange", "orange tabby")} cat, ${art.pose}, ${art.mood}${thing}`;
}
