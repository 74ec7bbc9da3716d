// One line of art data, `coat pose mood prop backdrop`, becomes a picture; the card's id gives it its own small ways.
import { arms, paws, shadow, sleepLetters, torso } from "./body";
import { type Coat, COATS, COAT_WORDS } from "./coats";
import { type Face, head, type Mood, MOODS } from "./head";
import { at, chance, line, Pen } from "./pen";
import type { Pose, Spot } from "./poses/pose";
import { POSES } from "./poses";
import { backdrop, BACKDROPS } from "./backdrops";
import type { Prop } from "./prop";
import { PROPS } from "./props";
import { standBefore, standBehind } from "./poses/stands";

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
  const turned = !prop.fixed && roll() < turning(pose, prop);
  return turned ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${drawn}</g>` : drawn;
}

/** How likely a cat turns the other way: cards show their numbers at the top left, so faces and flying things keep right. */
function turning(pose: Pose, prop: Prop): number {
  if (prop.place === "air") return pose.air[0] < 120 ? 1 : 0;
  return pose.head[0] < 100 ? 0.8 : pose.head[0] > 140 ? 0.2 : 0.5;
}

interface Parts extends Cat {
  coat: Coat;
  pose: Pose;
  prop: Prop;
  roll: () => number;
}

/** Faces come after all things that stand or hang about, so that none ever covers one. */
function layers(pen: Pen, parts: Parts): string {
  const { art, coat, pose, prop, look, roll } = parts;
  const [x, y, turn, size] = pose.head;
  const tilt = turn + (roll() - 0.5) * 8;
  const lifted = (inner: string) => at(0, -liftOf(pose, prop), inner);
  const thing = (place: Prop["place"], spot: Spot) => (prop.place === place ? placed(pen, prop, spot) : "");
  const body = torso(pen, pose, coat, roll, look === "blink" ? FLICK : 0);
  const collar = prop.place === "collar" ? at(x, y, prop.draw(pen), size, tilt) : "";
  const worn = prop.place === "head" ? prop.draw(pen) : "";
  const face = at(x, y, head(pen, gazing(parts, tilt)) + worn, size, tilt);
  return [
    thing("behind", [120, 160]),
    line(pose.whoosh ?? "", 3.4, "#fff8ea"),
    standBehind(pen, pose.stand),
    thing("under", [120, 156]),
    lifted(body + thing("neck", pose.neck) + collar),
    standBefore(pen, pose.stand, art.backdrop) + paws(pose, coat),
    thing("floor", pose.carries ? gripped(pose.floor, prop) : pose.floor),
    thing("air", pose.air),
    lifted(face + arms(pose, coat)),
    thing("front", [120, 160]),
    sleepLetters(pose),
  ].join("");
}

const CHIN = 30;

/** A cat behind something high stands up until its chin is free. */
export function liftOf({ head: [, y, , size] }: Pose, { place, top = 0 }: Prop): number {
  return place === "front" ? Math.max(0, y + CHIN * size - (160 - top)) : 0;
}

function placed(pen: Pen, prop: Prop, [x, y, turn = 0, size = 1]: Spot): string {
  return at(x, y, prop.draw(pen), (prop.size ?? 1) * size, turn);
}

/** A thing in the mouth hangs from where it is gripped. */
function gripped([x, y, turn, size = 1]: Spot, { grip = 40 }: Prop): Spot {
  return [x, y + grip * size, turn, size];
}

/** Eyes go to the thing, as the head lies. */
function gazing({ pose, prop, ...cat }: Parts, tilt: number): Face {
  const spot = prop.place === "air" ? pose.air : prop.place === "floor" && !pose.carries ? pose.floor : undefined;
  if (!spot || pose.stares) return faceOf(cat, 0);
  const towards = Math.atan2(spot[1] - 20 - pose.head[1], spot[0] - pose.head[0]) - (tilt * Math.PI) / 180;
  return { ...faceOf(cat, 0.9 * Math.cos(towards)), rise: 0.8 * Math.sin(towards) };
}
