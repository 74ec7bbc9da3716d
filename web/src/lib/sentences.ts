// Words of games: facts, as the wire has them, are said in the reader's language for whoever looks. What that language
// lacks is said in the next one, and English comes last.
import { isBare, Person, worded, type Bundle, type Value, type Values, type Worded } from "./fluent";
import { parse, shapeOf, type Shapes } from "./facts";

/** One language at a table: the words of the game, and those of the house. */
export interface Tongue {
  readonly lang: string;
  readonly game: Bundle;
  readonly shell: Bundle;
}
/** Who sits where, for the one who reads. */
export type Seats = readonly { readonly name: string; readonly you: boolean }[];
export interface Said {
  text: string;
  lang: string;
}

/** Says everything for one reader at one table. Another language, name or reader is another speaker. */
export class Speaker {
  /** A log says the same over and over: each sentence is worded once. */
  private readonly kept = new Map<string, Said>();

  constructor(
    private readonly tongues: readonly Tongue[],
    private readonly shapes: Shapes = {},
    private readonly seats: Seats = [],
  ) {}

  word(group: string, say: string): string {
    return this.said(group, say).text;
  }

  /** A sentence in words, and in which language; nothing says nothing. */
  said(group: string, say: string): Said {
    const key = `${group} ${say}`;
    let found = this.kept.get(key);
    if (!found) this.kept.set(key, (found = this.sentence(group, say)));
    return found;
  }

  /** An attribute of a sentence, if it has one; no sentence has none. */
  aside(group: string, say: string, attribute: string): string | null {
    for (const i of this.tongues.keys()) {
      const found = this.inTongue(i, group, say, attribute);
      if (found) return found.text;
    }
    return null;
  }

  /** What a thing of the game is called: a card, or a word of some axis. One without a word is shown as it is. */
  title(axis: string, name: string): string {
    return titled(this.tongues, [`card-${name}`, `${axis}-${name}`]) ?? plain(name);
  }

  /** A message of the game that needs no arguments, or one of its attributes. */
  message(id: string, attribute?: string): Said | null {
    for (const { game, lang } of this.tongues) {
      const found = worded(game, id, {}, attribute);
      if (found) return { text: found.text, lang };
    }
    return null;
  }

  has(id: string): boolean {
    return this.tongues.some(({ game }) => game.hasMessage(id));
  }

  /** Something that has a value: `count-cats`, `mark-at`. Words without a place for the value are followed by it. */
  valued(group: string, name: string, value: unknown): string {
    const id = `${group}-${name}`;
    const what = typeof value === "number" ? value : this.title(name, String(value));
    const tongue = this.tongues.find(({ game, shell }) => game.hasMessage(id) || shell.hasMessage(id));
    const bundle = tongue && (tongue.game.hasMessage(id) ? tongue.game : tongue.shell);
    const values = { n: what, what, seat: this.person(tongue ?? this.tongues[0], String(value)) };
    const text = (bundle && worded(bundle, id, values)?.text) ?? plain(name);
    const shown = typeof value === "number" || this.has(`${name}-${String(value)}`);
    if (!shown || (bundle && !isBare(bundle, id))) return text;
    const shell = tongue?.shell ?? this.tongues[0]?.shell;
    return (shell && worded(shell, "count-named", { name: text, n: what })?.text) ?? `${text} ${what}`;
  }

  private sentence(group: string, say: string): Said {
    const { name } = parse(say);
    for (const [i, tongue] of this.tongues.entries()) {
      const found = name ? this.inTongue(i, group, say) : null;
      if (found && (found.whole || i === this.tongues.length - 1)) return { text: found.text, lang: tongue.lang };
    }
    return { text: plain(name), lang: this.tongues.at(-1)?.lang ?? "en" };
  }

  private inTongue(i: number, group: string, say: string, attribute?: string): Worded | null {
    const { name, args } = parse(say);
    const { game, shell } = this.tongues[i]!;
    const id = `${group}-${name}`;
    const bundle = game.hasMessage(id) ? game : shell;
    const shape = shapeOf(this.shapes, group, name);
    const values: Values = Object.assign({}, ...shape.map(([as, kind], at) => this.value(i, as, kind, args[at] ?? "")));
    const unseen = args.includes("") && !attribute ? worded(bundle, id, values, "unseen") : null;
    return unseen ?? worded(bundle, id, values, attribute);
  }

  /** What an argument is to Fluent: one variable, or two for a zone. */
  private value(i: number, as: string, kind: string, value: string): Values {
    const tongue = this.tongues[i]!;
    if (kind === "seat") return { [as]: this.person(tongue, value) };
    if (kind === "number") return { [as]: /^-?\d+$/.test(value) ? Number(value) : "?" };
    const here = this.tongues.slice(i);
    if (kind !== "zone") return { [as]: called(here, kind, value) };
    const [zone, owner = ""] = value.split(".") as [string, string?];
    return { [as]: titled(here, [`zone-${zone}`]) ?? plain(zone), [`${as}Owner`]: this.person(tongue, owner) };
  }

  private person(tongue: Tongue | undefined, seat: string): Person {
    if (seat === "") return new Person((tongue && worded(tongue.shell, "nobody")?.text) ?? "—");
    const { name = "", you = false } = this.seats[Number(seat)] ?? {};
    const unnamed = tongue && !name ? worded(tongue.shell, "unnamed-seat", { number: Number(seat) })?.text : "";
    return new Person(name || (unnamed ?? seat), you);
  }
}

function titled(tongues: readonly Tongue[], ids: readonly string[]): string | null {
  for (const { game } of tongues)
    for (const id of ids) {
      const found = worded(game, id);
      if (found) return found.text;
    }
  return null;
}

/** The word for an argument; an empty one is a secret. */
function called(tongues: readonly Tongue[], kind: string, value: string): Value {
  if (value === "") return worded(tongues[0]!.shell, "hidden-card")?.text ?? "?";
  return titled(tongues, [`card-${value}`, `${kind}-${value}`]) ?? plain(value);
}

/** An id without its signs: a square has no other name, and a newer server may say what no catalog here has. */
export function plain(id: string): string {
  return id.replace(/[-_]/g, " ");
}
