// Which of the things that just happened are worth a scene: a game's look says so. No words and no drawing here.
import { parse, shapeOf, type Happening, type Shapes } from "../lib/facts";
import type { Look } from "../net/looks.svelte";

export type Drama = Look["drama"];
export type Mood = Drama[string];

/** A card on show; one without a face lies face down. `of`: whose it is, or was. */
export interface Shown {
  readonly face: string | null;
  readonly of: number | null;
}
export interface Scene {
  readonly mood: Mood;
  readonly parts: readonly Happening[];
  readonly cards: readonly Shown[];
  /** Who does it, or whose it was; and whom it befalls, or who gets it. */
  readonly by: number | null;
  readonly to: readonly number[];
  /** How long it is held, in milliseconds. */
  readonly hold: number;
}

/** Through whose eyes, and in which game. */
export interface Seen {
  readonly drama: Drama;
  readonly shapes: Shapes;
  readonly isCard: (face: string) => boolean;
  readonly me: number | null;
}

/** However much happens: so many scenes, and nobody is kept from the table for longer. */
export const MOST = 3;
export const BOUND = 4000;
export const LEAST = 800;
const HOLDS = [LEAST, 1150, 1500];
const WEIGHTS: Record<Mood, number> = { reveal: 1, pounce: 1, capture: 2, disaster: 3, chance: 3 };
const MOST_CARDS = 8;

/** One scene for what belongs together: the same drama in one beat of the game. */
export function scenesOf(events: readonly Happening[], seen: Seen): Scene[] {
  const all = runs(events, seen.drama).map((run) => sceneOf(run, inBeat(events, run), seen));
  return all.filter((scene) => scene.mood !== "pounce" || scene.by === null || scene.by !== seen.me);
}

/** Those that weigh most, of equal ones the latest, in their order; shortened until they fit. */
export function bounded(scenes: readonly Scene[], time = BOUND): Scene[] {
  const count = Math.min(MOST, Math.floor(time / LEAST));
  const order = scenes.map((_, i) => i).sort((a, b) => scenes[b]!.hold - scenes[a]!.hold || b - a);
  const kept = order.slice(0, count).sort((a, b) => a - b);
  const more = kept.reduce((sum, i) => sum + scenes[i]!.hold - LEAST, 0);
  const share = more > 0 ? Math.min(1, (time - kept.length * LEAST) / more) : 1;
  return kept.map((i) => ({ ...scenes[i]!, hold: Math.floor(LEAST + (scenes[i]!.hold - LEAST) * share) }));
}

function runs(events: readonly Happening[], drama: Drama): Happening[][] {
  const found: Happening[][] = [];
  for (const event of events.filter((one) => drama[one.kind])) {
    const last = found.at(-1)?.at(-1);
    if (last?.beat === event.beat && drama[last.kind] === drama[event.kind]) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

const inBeat = (events: readonly Happening[], run: Happening[]) =>
  events.filter((event) => event.beat === run[0]!.beat);

function sceneOf(run: Happening[], beat: readonly Happening[], seen: Seen): Scene {
  const mood = seen.drama[run[0]!.kind]!;
  const cause = mood === "chance" || mood === "reveal" ? undefined : causeOf(run[0]!, beat);
  const own = cardsOfRun(run, seen);
  const cards = own.length || !cause ? own : cardsOf(cause, seen);
  const people = mood === "reveal" ? shownTo(run, seen) : peopleOf(run, cause, seen);
  return { mood, parts: run, cards: cards.slice(0, MOST_CARDS), ...people, hold: holdOf(mood, cards, people, seen) };
}

/** `paws.2` belongs to seat 2, `deck` to nobody. */
function ownerOf(zone: string | null | undefined): number | null {
  const seat = zone?.split(".")[1];
  return seat === undefined ? null : Number(seat);
}

/** The card that somebody put down and that led to this: at it or before it, or else right after it. */
function causeOf(first: Happening, beat: readonly Happening[]): Happening | undefined {
  const at = beat.indexOf(first);
  const putDown = (event: Happening) => event.piece !== null && ownerOf(event.from) !== null;
  return beat.slice(0, at + 1).findLast(putDown) ?? beat.slice(at + 1).find(putDown);
}

function argumentsOf(event: Happening, kind: (kind: string) => boolean, shapes: Shapes): string[] {
  const { args } = parse(event.say);
  const shape = shapeOf(shapes, "event", event.kind);
  return shape.flatMap(([, of], i) => (kind(of) && args[i] ? [args[i]] : []));
}

function cardsOf(event: Happening, seen: Seen): Shown[] {
  const of = ownerOf(event.to) ?? ownerOf(event.from) ?? event.seat;
  const named = argumentsOf(event, (kind) => kind !== "seat" && kind !== "zone", seen.shapes).filter(seen.isCard);
  if (named.length) return named.map((face) => ({ face, of }));
  return event.from && event.to && !event.piece ? [{ face: null, of }] : [];
}

/** What moves is shown each time; what is only named, unless it is there already. */
function cardsOfRun(run: readonly Happening[], seen: Seen): Shown[] {
  return run.reduce<Shown[]>((all, event) => {
    const isNew = (card: Shown) => (event.from && event.to) || !all.some((one) => one.face === card.face);
    return [...all, ...cardsOf(event, seen).filter(isNew)];
  }, []);
}

interface People {
  readonly by: number | null;
  readonly to: readonly number[];
}

function seatsOf(event: Happening, { shapes }: Seen): number[] {
  const told = argumentsOf(event, (kind) => kind === "seat", shapes).map(Number);
  return [...told, ownerOf(event.from), ownerOf(event.to)].filter((seat) => seat !== null);
}

function peopleOf(run: readonly Happening[], cause: Happening | undefined, seen: Seen): People {
  const seats = [...new Set(run.flatMap((event) => seatsOf(event, seen)))];
  const handed = run.find((event) => isHanded(event));
  const by = handed ? ownerOf(handed.from) : (ownerOf(cause?.from) ?? seats[0] ?? null);
  return { by, to: seats.filter((seat) => seat !== by) };
}

/** From one seat to another. */
function isHanded(event: Happening): boolean {
  const [from, to] = [ownerOf(event.from), ownerOf(event.to)];
  return from !== null && to !== null && from !== to;
}

/** Cards that are turned up say whose they are; beside them is who gained by it. */
function shownTo(run: readonly Happening[], seen: Seen): People {
  const gained = run.filter((event) => !cardsOf(event, seen).length).flatMap((event) => seatsOf(event, seen));
  return { by: null, to: [...new Set(gained)] };
}

function holdOf(mood: Mood, cards: readonly Shown[], { by, to }: People, { me }: Seen): number {
  const hits = me !== null && (to.includes(me) || (mood === "disaster" && by === me));
  const weight = WEIGHTS[mood] + Number(hits) + Number(cards.length > 2);
  return HOLDS[Math.min(weight, HOLDS.length) - 1]!;
}
