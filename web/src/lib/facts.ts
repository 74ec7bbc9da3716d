// Facts of games. On the wire a sentence is a text, `donate:fat-cat>2`: a pattern's name and its arguments. What they
// mean, the game's book says: shapes name the arguments, touches and flights are patterns over them.

/** For each group (ask, move, event, phase …) and each pattern of it: its arguments' names and kinds, in order. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, Shape>>>>;
export type Shape = readonly (readonly [name: string, kind: string])[];
type Patterns = Readonly<Record<string, readonly string[]>>;

export interface Facts {
  readonly shapes: Shapes;
  /** What a move touches, in order: `paws.{me}/{card}` is a piece, `paws.{me}` a zone, `seat/{seat}` a seat. */
  readonly touches: Patterns;
  /** Which open piece an event shows moving: piece, from, to. */
  readonly flights: Patterns;
  /** By kind of question, the text of the move that declines it. */
  readonly declines?: Readonly<Record<string, string>>;
}

/** What every table tells by itself, whatever is played. */
const COMMON: Shapes = { event: { conceded: [["seat", "seat"]], undone: [["seat", "seat"]] } };

/** Take a sentence apart; an empty argument is one that the reader may not know. */
export function parse(say: string): { name: string; args: string[] } {
  const colon = say.indexOf(":");
  if (colon < 0) return { name: say, args: [] };
  return { name: say.slice(0, colon), args: say.slice(colon + 1).split(">") };
}

export function shapeOf(shapes: Shapes, group: string, name: string): Shape {
  return shapes[group]?.[name] ?? COMMON[group]?.[name] ?? [];
}

/** The arguments of a sentence by name, as they are written. */
export function argumentsOf(shapes: Shapes, group: string, say: string): Record<string, string> {
  const { name, args } = parse(say);
  return Object.fromEntries(shapeOf(shapes, group, name).map(([argument], i) => [argument, args[i] ?? ""]));
}

export function filled(pattern: string, args: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => args[name] ?? "");
}

/** What a move touches when `me` makes it. */
export function touchesOf(facts: Facts, say: string, me: number | null): string[] {
  const patterns = facts.touches[parse(say).name] ?? [];
  const args = { ...argumentsOf(facts.shapes, "move", say), me: String(me ?? "") };
  return patterns.map((pattern) => filled(pattern, args));
}

/** One thing that happened: the sentence, and what the table can show of it. */
export interface Happening {
  beat: number;
  say: string;
  /** The sentence's name. */
  kind: string;
  piece: string | null;
  from: string | null;
  to: string | null;
  seat: number | null;
  /** Whether it tells more than who, which piece and where. */
  more: boolean;
}

/** The beats of a table as the server tells them. */
interface Told {
  readonly beat: number;
  readonly says: readonly string[];
}
/** Every update hands all beats over again: each is taken apart once. */
const known = new WeakMap<Facts, WeakMap<Told, Happening[]>>();

export function happenings(facts: Facts, events: readonly Told[]): Happening[] {
  let seen = known.get(facts);
  if (!seen) known.set(facts, (seen = new WeakMap()));
  return events.flatMap((event) => {
    let found = seen.get(event);
    if (!found) seen.set(event, (found = event.says.map((say) => happening(facts, event.beat, say))));
    return found;
  });
}

const WHO_AND_WHERE = ["seat", "from", "to", "zone"];

function happening(facts: Facts, beat: number, say: string): Happening {
  const { name } = parse(say);
  const args = argumentsOf(facts.shapes, "event", say);
  const moves = "card" in args && "from" in args; // a card that moves, or that somebody looks at
  const flight = (facts.flights[name] ?? []).map((pattern) => filled(pattern, args));
  return {
    beat,
    say,
    kind: name,
    piece: flight[0] || (moves ? args.card! : "") || null,
    from: flight[1] || args.from || args.zone || null,
    to: flight[2] || args.to || null,
    seat: args.seat ? Number(args.seat) : null,
    more: Object.keys(args).some((one) => !WHO_AND_WHERE.includes(one) && !(moves && one === "card")),
  };
}
