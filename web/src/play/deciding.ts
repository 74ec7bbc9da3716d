// What decided a game, in sentences: what happened, what followed at once, and what it did to the score.
import { happenings, type Facts } from "../lib/facts";
import type { Replay } from "../net/protocol";
import { turningPoints, type Moment, type Told } from "./moments";

export interface Decision {
  ply: number;
  told: Told;
  /** What came of it in the same moment, if that is worth a sentence. */
  then: Told | null;
  /** Whose score changed, and whether that put them in front. */
  shift: { seat: number; from: number; to: number; lead: boolean } | null;
}

/** Where no score shows, only what stands out as much as this share of the most striking moment is told. */
const STRIKING = 0.5;
/** What happens more often than in this share of all events follows from everything, and decides nothing. */
const COMMON = 0.06;

export function decisions(replay: Replay, facts: Facts, most: number): Decision[] {
  const found = turningPoints(replay, facts, 2 * most);
  const top = Math.max(0, ...found.map((moment) => moment.weight));
  const striking = found.filter((moment) => moment.shift || moment.weight >= STRIKING * top);
  const heaviest = [...striking].sort((a, b) => b.weight - a.weight).slice(0, most);
  const told = striking.filter((moment) => heaviest.includes(moment));
  const common = commonKinds(replay, facts);
  return told.map((moment) => decision(replay, facts, moment, common));
}

function decision(replay: Replay, facts: Facts, moment: Moment, common: ReadonlySet<string>): Decision {
  const at = replay.frames.findIndex((frame) => frame.ply === moment.ply);
  const shift = moment.shift ? { ...moment.shift, lead: leads(replay, at, moment.shift.seat) } : null;
  return { ply: moment.ply, told: moment.told, then: consequence(replay, facts, moment, at, common), shift };
}

/** Alone in front now, and not before. */
function leads(replay: Replay, at: number, seat: number): boolean {
  const ahead = (i: number) => {
    const scores = replay.frames[i]!.view.seats.map((one) => one.score ?? 0);
    return scores.every((score, other) => other === seat || score < scores[seat]!);
  };
  return at > 0 && ahead(at) && !ahead(at - 1);
}

/** The first thing that followed and does not happen all the time; nothing where the score already tells it. */
function consequence(
  replay: Replay,
  facts: Facts,
  moment: Moment,
  at: number,
  common: ReadonlySet<string>,
): Told | null {
  if (moment.shift) return null;
  const events = happenings(facts, replay.frames[at]?.events ?? []);
  const from = events.findIndex((event) => event.say === moment.told.say);
  const next = from < 0 ? undefined : events.slice(from + 1).find((event) => !common.has(event.kind));
  return next ? { group: "event", say: next.say } : null;
}

function commonKinds(replay: Replay, facts: Facts): Set<string> {
  const kinds = replay.frames.flatMap((frame) => happenings(facts, frame.events).map((event) => event.kind));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  return new Set([...new Set(kinds)].filter((kind) => count(kind) > COMMON * kinds.length));
}
