// Project Fluent, as this house uses it: one catalog is a bundle, and a person may be a value of a sentence.
import {
  FluentBundle,
  type FluentFunction,
  FluentNone,
  FluentNumber,
  FluentResource,
  FluentType,
  type TextTransform,
} from "@fluent/bundle";

export type Bundle = FluentBundle;

/** Somebody a sentence speaks of: shown by name; `WHO($seat)` chooses the form for whoever reads it. */
export class Person extends FluentType<string> {
  constructor(
    readonly name: string,
    readonly you = false,
  ) {
    super(name);
  }
  toString(): string {
    return this.name;
  }
}

export type Value = string | number | Person;
export type Values = Record<string, Value>;

const WHO: FluentFunction = ([seat]) => (seat instanceof Person && seat.you ? "you" : "other");

/** How a catalog may want a number written: as Fluent has it, and in per cent, which the library leaves to programs. */
const FIGURES = [
  "style",
  "useGrouping",
  "minimumIntegerDigits",
  "minimumFractionDigits",
  "maximumFractionDigits",
  "minimumSignificantDigits",
  "maximumSignificantDigits",
];
const NUMBER: FluentFunction = ([given], options) => {
  if (!(given instanceof FluentNumber)) return new FluentNone("NUMBER()");
  const wanted = Object.entries(options)
    .filter(([name, value]) => FIGURES.includes(name) && (name !== "style" || value === "percent"))
    .map(([name, value]) => [name, value instanceof FluentNumber ? value.value : value !== "false" && value]);
  return new FluentNumber(given.value, { ...given.opts, ...Object.fromEntries(wanted) });
};

/** A bundle of one language; where two texts have the same message, the later one's holds. */
export function bundleOf(language: string, texts: readonly string[], transform?: TextTransform): Bundle {
  // Without isolating: names stand in headings and labels, where invisible marks would be copied and compared.
  const bundle = new FluentBundle(language, { functions: { WHO, NUMBER }, useIsolating: false, transform });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export interface Worded {
  text: string;
  /** Whether nothing was missing; what is missing stands in braces. */
  whole: boolean;
}

/** Say a message, or one of its attributes; null where the bundle has none. */
export function worded(bundle: Bundle, id: string, values: Values = {}, attribute?: string): Worded | null {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern === undefined || pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  return { text, whole: !errors.length };
}

/** Whether a message is a text in which nothing can be put. */
export function isBare(bundle: Bundle, id: string): boolean {
  return typeof bundle.getMessage(id)?.value === "string";
}

/** Say a message in the first of these languages that can say it whole; the last one says it as well as it can. */
export function firstWorded(
  bundles: readonly Bundle[],
  id: string,
  values: Values = {},
  attribute?: string,
): { text: string; lang: string } | null {
  for (const [i, bundle] of bundles.entries()) {
    const found = worded(bundle, id, values, attribute);
    if (found && (found.whole || i === bundles.length - 1)) return { text: found.text, lang: bundle.locales[0]! };
  }
  return null;
}
