// Words of games. On the wire a sentence is a fact, `donate:fat-cat>2`: a pattern's name and its arguments. Which words
// it has, the bundle of the reader's language says; what its arguments mean, the game's shapes.
import { Person, worded, type Bundle, type Value, type Values } from "./fluent";

/** For each group (ask, move, event, phase …) and each pattern of it: its arguments' names and kinds, in order. */
export type Shapes = Readonly<
  Record<string, Readonly<Record<string, readonly (readonly [name: string, kind: string])[]>>>
>;
/** Who sits where, for the one who reads. */
export type Seats = readonly { readonly name: string; readonly you: boolean }[];

/** Take a sentence apart; an empty argument is one that the reader may not know. */
export function parse(say: string): { name: string; args: string[] } {
  const colon = say.indexOf(":");
  if (colon < 0) return { name: say, args: [] };
  return { name: say.slice(0, colon), args: say.slice(colon + 1).split(">") };
}

/** Put a sentence into words; null where this language cannot say it, and another one should. */
export function word(bundle: Bundle, group: string, say: string, shapes: Shapes, seats: Seats): string | null {
  const { name, args } = parse(say);
  const shape = shapes[group]?.[name] ?? [];
  const given = shape.map(([variable, kind], i) => ({ variable, kind, value: args[i] ?? "" }));
  const values: Values = Object.assign({}, ...given.map((one) => valuesOf(bundle, one, seats)));
  const id = `${group}-${name}`;
  const unseen = given.some((one) => one.value === "") ? worded(bundle, id, values, "unseen") : null;
  const found = unseen ?? worded(bundle, id, values);
  return found?.whole ? found.text : null;
}

interface Argument {
  variable: string;
  kind: string;
  value: string;
}

/** What an argument is to Fluent: one variable, or two for a zone. */
function valuesOf(bundle: Bundle, { variable, kind, value }: Argument, seats: Seats): Values {
  if (kind === "zone") {
    const [zone, owner = ""] = value.split(".") as [string, string?];
    return { [variable]: onAxis(bundle, kind, zone), [`${variable}Owner`]: personAt(bundle, owner, seats) };
  }
  if (kind === "seat") return { [variable]: personAt(bundle, value, seats) };
  return { [variable]: kind === "number" ? counted(bundle, value) : onAxis(bundle, kind, value) };
}

function counted(bundle: Bundle, value: string): Value {
  return /^-?\d+$/.test(value) ? Number(value) : onAxis(bundle, "number", value);
}

function personAt(bundle: Bundle, seat: string, seats: Seats): Person {
  const found = seat === "" ? undefined : seats[Number(seat)];
  return found ? new Person(found.name, found.you) : new Person(worded(bundle, "nobody")?.text ?? "—");
}

/** The word for a value; one that has none of its own is shown as it is, such as the name of a square. */
function onAxis(bundle: Bundle, kind: string, value: string): string {
  if (value === "") return worded(bundle, `hidden-${kind}`)?.text ?? "?";
  return worded(bundle, `${kind}-${value}`)?.text ?? value.replaceAll("-", " ");
}
