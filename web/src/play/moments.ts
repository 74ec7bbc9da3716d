// The moments that decided a game: where the winners' lead changed most; where no score shows, where the rarest things happened.
import type { EventView, Frame, Replay } from "../net/protocol";

export interface Moment {
  ply: number;
  text: string;
  weight: number;
  /** Whose score changed most, if one did. */
  shift?: { seat: number; from: number; to: number };
}

/** What every event has; anything more is a fact worth telling. */
const PLAIN = new Set(["beat", "kind", "text", "seat", "piece", "from", "to"]);
/** A game has this many stretches at most with a moment in each: what belongs together is told once. */
const STRETCHES = 30;

export function turningPoints(replay: Replay, most: number): Moment[] {
  const { frames } = replay;
  const rare = rarity(frames);
  const found = frames.slice(1, -1).map((_, i) => momentAt(replay, i + 1, rare));
  const heavy = found.filter((moment) => moment.weight > 1 && moment.text).sort((a, b) => b.weight - a.weight);
  return apart(heavy, Math.floor(frames.length / STRETCHES))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}

function momentAt({ frames, outcome }: Replay, i: number, rare: (event: EventView) => number): Moment {
  const [before, frame] = [frames[i - 1]!, frames[i]!];
  const winners = outcome?.winners ?? [];
  const shift = largestShift(before, frame);
  const about = shift?.seat ?? frame.seat;
  const telling = frame.events.filter((event) => isTelling(event, before));
  const swing = shift ? 1 + Math.abs(lead(frame, winners) - lead(before, winners)) : 0;
  const cause = shift && !telling.some((event) => event.piece) ? causeOf(frames, i, shift.seat, rare) : undefined;
  const weigh = (event: EventView) =>
    (isAbout(event, about) ? 10 : 0) + (event.piece ? 2 : 0) + (event.piece && !shift ? 0 : rare(event));
  const text =
    (
      cause ??
      heaviest(telling, weigh) ??
      heaviest(
        frame.events.filter((event) => event.text),
        weigh,
      )
    )?.text ??
    frame.label ??
    "";
  const late = i / frames.length;
  const weight = 100 * swing * (0.4 + 0.6 * late) + late * telling.reduce((sum, event) => sum + rare(event), 0);
  return { ply: frame.ply, text, weight, ...(shift && { shift }) };
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
function isTelling(event: EventView, before: Frame): boolean {
  if (!event.text) return false;
  if (!event.piece) return event.seat !== undefined && Object.keys(event).some((fact) => !PLAIN.has(fact));
  if (ownerOf(event.from) !== null || event.from === event.to) return true;
  const drawn = before.view.zones.some((zone) => zone.id === event.from && zone.kind === "pile");
  return !drawn && ownerOf(event.to) !== null;
}

/** `paws.2` belongs to seat 2, `deck` to nobody. */
function ownerOf(zone: string | null | undefined): number | null {
  const seat = zone?.split(".")[1];
  return seat === undefined ? null : Number(seat);
}

const isAbout = (event: EventView, seat: number | null) =>
  seat !== null && [event.seat, ownerOf(event.from), ownerOf(event.to)].includes(seat);

/** Points often come later than what they are for: the rarest thing that this seat put on the table just before. */
function causeOf(
  frames: readonly Frame[],
  i: number,
  seat: number,
  rare: (event: EventView) => number,
): EventView | undefined {
  const near = frames
    .slice(Math.max(1, i - Math.ceil(frames.length / STRETCHES)), i)
    .flatMap((frame) => frame.events)
    .reverse();
  return heaviest(
    near.filter((event) => event.piece && event.text && ownerOf(event.from) === seat && ownerOf(event.to) === null),
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
function rarity(frames: readonly Frame[]): (event: EventView) => number {
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
