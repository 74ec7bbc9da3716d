// The moments that decided a game: where the scores swung most; where no score shows, where most happened.
import type { Frame, Replay } from "../protocol";

export interface Moment {
  ply: number;
  text: string;
  weight: number;
}

function swing(before: Frame, after: Frame): number {
  return after.view.seats.reduce((sum, seat, i) => sum + Math.abs((seat.score ?? 0) - (before.view.seats[i]?.score ?? 0)), 0);
}

export function turningPoints(replay: Replay, most: number): Moment[] {
  const last = replay.frames.length - 1;
  const found = replay.frames.slice(1, last).map((frame, i) => {
    const before = replay.frames[i]!;
    const said = frame.events.filter((event) => event.text);
    const text = (said.find((event) => event.piece) ?? said[0])?.text ?? frame.label ?? "";
    return { ply: frame.ply, text, weight: swing(before, frame) * 10 + frame.events.filter((event) => event.to).length };
  });
  const heavy = found.filter((moment) => moment.weight > 1 && moment.text).sort((a, b) => b.weight - a.weight);
  return heavy.slice(0, most).sort((a, b) => a.ply - b.ply);
}
