// The moments that decided a game: where the winners' lead changed most; where no score shows, where the rarest things happened.
import { happenings, type Facts, type Happening } from "../lib/facts";
import type { Frame as Shown, Replay } from "../net/protocol";

/** A step of the replay, with what happened taken apart. */
interface Frame {
  readonly ply: number;
  readonly seat: number | null;
  readonly view: Shown["view"];
  readonly move: Told | null;
  readonly events: readonly Happening[];
}
/** What is said of a moment: a sentence, and its group. */
export interface Told {
  group: "event" | "move";
  say: string;
}

export interface Moment {
  ply: number;
  told: Told;
  weight: number;
  /** Whose score changed most, if one did. */
  shift?: { seat: number; from: number; to: number };
}

/** A game has this many stretches at most with a moment in each: what belongs together is told once. */
const STRETCHES = 30;

export function turningPoints(replay: Replay, facts: Facts, most: number): Moment[] {
  const frames = replay.frames.map((frame) => takenApart(frame, facts));
  const rare = rarity(frames);
  const winners = replay.outcome?.winners ?? [];
  const found = frames.slice(1, -1).flatMap((_, i) => momentAt(frames, winners, i + 1, rare) ?? []);
  const heavy = found.filter((moment) => moment.weight > 1).sort((a, b) => b.weight - a.weight);
  return apart(heavy, Math.floor(frames.length / STRETCHES))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}

function takenApart({ ply, seat, move, say, events, view }: Shown, facts: Facts): Frame {
  const told = say ?? move;
  return { ply, seat, view, move: told ? { group: "move", say: told } : null, events: happenings(facts, events) };
}

function momentAt(
  frames: readonly Frame[],
  winners: readonly number[],
  i: number,
  rare: (event: Happening) => number,
): Moment | null {
  const [before, frame] = [frames[i - 1]!, frames[i]!];
  const shift = largestShift(before, frame);
  const about = shift?.seat ?? frame.seat;
  const telling = frame.events.filter((event) => isTelling(event, before));
  const swing = shift ? 1 + Math.abs(lead(frame, winners) - lead(before, winners)) : 0;
  const cause = shift && !telling.some((event) => event.piece) ? causeOf(frames, i, shift.seat, rare) : undefined;
  const weigh = (event: Happening) =>
    (isAbout(event, about) ? 10 : 0) + (event.piece ? 2 : 0) + (event.piece && !shift ? 0 : rare(event));
  const event = cause ?? heaviest(telling, weigh) ?? heaviest(frame.events, weigh);
  const told: Told | null = event ? { group: "event", say: event.say } : frame.move;
  const late = i / frames.length;
  const weight = 100 * swing * (0.4 + 0.6 * late) + late * telling.reduce((sum, event) => sum + rare(event), 0);
  return told && { ply: frame.ply, told, weight, ...(shift && { shift }) };
}

const scoreOf = (frame: Frame, seat: number) => frame.view.seats[seat]?.score ?? 0;

/** How far the winners are ahead of the best of the others. */
function lead(frame: Frame, winners: readonly number[]): number {
  const scores = frame.view.seats.map((seat, i) => ({ won: winners.includes(i), score: seat.score ?? 0 }));
  const top = (won: boolean) => Math.max(...scores.filter((one) => one.won === won).map((one) => one.score));
  return winners.length && winners.length < scores.length ? top(true) - top(false) : 0;
}

function largestShift(before: Frame, after: Frame): Moment["shift"] {
  const shifts = after.view.seats.map((_, seat) => ({ seat, from: scoreOf(before, seat), to: scoreOf(after, seat) }));
  const size = (one: { from: number; to: number }) => Math.abs(one.to - one.from);
  const [first] = shifts.sort(
    (a, b) => size(b) - size(a) || Number(b.seat === after.seat) - Number(a.seat === after.seat),
  );
  return first && size(first) > 0 ? first : undefined;
}

/** Something is played, lost, given or won; no card that is drawn or tidied away, nor "it is your turn". */
function isTelling(event: Happening, before: Frame): boolean {
  if (!event.piece) return event.seat !== null && event.more;
  if (ownerOf(event.from) !== null || event.from === event.to) return true;
  const drawn = before.view.zones.some((zone) => zone.id === event.from && zone.kind === "pile");
  return !drawn && ownerOf(event.to) !== null;
}

/** `paws.2` belongs to seat 2, `deck` to nobody. */
function ownerOf(zone: string | null | undefined): number | null {
  const seat = zone?.split(".")[1];
  return seat === undefined ? null : Number(seat);
}

const isAbout = (event: Happening, seat: number | null) =>
  seat !== null && [event.seat, ownerOf(event.from), ownerOf(event.to)].includes(seat);

/** Points often come later than what they are for: the rarest thing that this seat put on the table just before. */
function causeOf(
  frames: readonly Frame[],
  i: number,
  seat: number,
  rare: (event: Happening) => number,
): Happening | undefined {
  const near = frames
    .slice(Math.max(1, i - Math.ceil(frames.length / STRETCHES)), i)
    .flatMap((frame) => frame.events)
    .reverse();
  return heaviest(
    near.filter((event) => event.piece && ownerOf(event.from) === seat && ownerOf(event.to) === null),
    rare,
  );
}

/** Of several equal ones the first. */
function heaviest<T>(all: readonly T[], weigh: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (top, one) => (top !== undefined && weigh(top) >= weigh(one) ? top : one),
    undefined,
  );
}

/** What happens seldom in this game weighs more than what happens all the time. */
function rarity(frames: readonly Frame[]): (event: Happening) => number {
  const kinds = new Map<string, number>();
  for (const event of frames.flatMap((frame) => frame.events)) kinds.set(event.kind, (kinds.get(event.kind) ?? 0) + 1);
  const all = [...kinds.values()].reduce((sum, n) => sum + n, 0);
  return (event) => Math.log2(all / kinds.get(event.kind)!);
}

/** The heaviest first; what lies close to a heavier one is left out. */
function apart(heavy: readonly Moment[], gap: number): Moment[] {
  return heavy.reduce<Moment[]>(
    (kept, moment) => (kept.some((one) => Math.abs(one.ply - moment.ply) <= gap) ? kept : [...kept, moment]),
    [],
  );
}
