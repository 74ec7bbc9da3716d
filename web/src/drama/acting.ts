// How a scene is played: faces, signs, sizes, and which sentences are said.
import type { Happening } from "../lib/facts";
import type { IconName } from "../lib/icons";
import type { SoundName } from "../play/sound";
import type { Mood, Scene } from "./scenes";

export const SIGNS: Record<Mood, IconName> = {
  reveal: "eye",
  pounce: "paw",
  capture: "hand",
  disaster: "bolt",
  chance: "flag",
};
export const SOUND_OF: Record<Mood, SoundName> = {
  reveal: "reveal",
  pounce: "pounce",
  capture: "capture",
  disaster: "disaster",
  chance: "alarm",
};

/** The moods of those who do it, and of those whom it befalls. */
const FACES: Record<Mood, readonly [by: string, to: string]> = {
  reveal: ["content", "smitten"],
  pounce: ["sly", "shocked"],
  capture: ["grumpy", "smitten"],
  disaster: ["sly", "shocked"],
  chance: ["sly", "shocked"],
};

export function moodOf({ mood, by, to }: Scene, seat: number): string {
  if (seat !== by) return FACES[mood][1];
  if (to.length) return FACES[mood][0];
  return mood === "disaster" ? "shocked" : mood === "capture" ? "smitten" : FACES[mood][0];
}

const MOST_LINES = 3;

/** What is said: each sentence once; of cards that several turn up, the names below them tell whose they are. */
export function linesOf({ mood, parts }: Scene, word: (event: Happening) => string): string[] {
  const shared = (event: Happening) => parts.filter((one) => one.kind === event.kind).length > 1;
  const told = mood === "reveal" ? parts.filter((event) => !shared(event)) : parts;
  const lines = new Set((told.length ? told : parts.slice(-1)).map(word).filter(Boolean));
  return [...lines].slice(0, MOST_LINES);
}

export interface Room {
  readonly width: number;
  readonly height: number;
}
const WIDEST = 176;
const WIDEST_BACK = 96;
const NARROWEST = 44;
const PANEL = 860;
const FACE = 92;
const NARROW = 560;

/** Where there is little room, cards come before faces: the sentence says who gained by a reveal. */
export function facesTo({ mood, to, cards }: Scene, room: Room): readonly number[] {
  return mood === "reveal" && cards.length > 1 && room.width < NARROW ? [] : to;
}

/** How wide a card can be drawn in such a room; 0 where there is none for cards. */
export function cardWidth(room: Room, scene: Scene, lines: number): number {
  const small = room.width < NARROW;
  const faces = facesTo(scene, room).length + Number(scene.by !== null);
  const across =
    (Math.min(room.width, PANEL) - 64 - faces * FACE * (small ? 0.8 : 1)) / Math.max(1, scene.cards.length);
  const tall = room.height - 76 - (small ? 48 : 27) * lines - (scene.mood === "reveal" ? 24 : 0);
  const most = scene.cards.some((card) => card.face !== null) ? WIDEST : WIDEST_BACK;
  const wide = Math.floor(Math.min(most, across - 8, (tall * 5) / 7));
  return wide < NARROWEST ? 0 : wide;
}
