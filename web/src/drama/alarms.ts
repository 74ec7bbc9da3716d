// Who is about to win, or to end the game. No words here.
import { parse, shapeOf, type Shapes } from "../lib/facts";

export interface Alarm {
  /** The same alarm with another number in it is no new one. */
  readonly id: string;
  readonly say: string;
  /** It is about the one who looks. */
  readonly mine: boolean;
  /** It is they who may win; who may lose is warned in another colour. */
  readonly wins: boolean;
}

/** What holds now, one's own affairs first. */
export function raised(says: readonly string[], shapes: Shapes, me: number | null): Alarm[] {
  const all = says.map((say) => alarm(say, shapes, me));
  return [...all.filter((one) => one.mine), ...all.filter((one) => !one.mine)];
}

function alarm(say: string, shapes: Shapes, me: number | null): Alarm {
  const { name, args } = parse(say);
  const shape = shapeOf(shapes, "alarm", name);
  const seats = shape.flatMap(([, kind], i) => (kind === "seat" && args[i] ? [args[i]] : []));
  const at = me === null ? -1 : seats.indexOf(String(me));
  return { id: [name, ...seats].join(" "), say, mine: at >= 0, wins: at === 0 };
}
