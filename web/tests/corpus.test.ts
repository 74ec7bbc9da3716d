// Sentences that every Fluent of this house must say alike: this one, and the server's and the terminal's.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf, Person, worded, type Value, type Values } from "../src/lib/fluent";

interface Case {
  ftl: string;
  language: string;
  id: string;
  attribute?: string | null;
  args?: Record<string, string | number | { name: string; you: boolean }>;
  expected: string;
}
const CASES = join(import.meta.dirname, "../../tests/words/cases.json");
const cases = existsSync(CASES) ? (JSON.parse(readFileSync(CASES, "utf8")) as Case[]) : [];

function values(args: Case["args"] = {}): Values {
  const value = (one: NonNullable<Case["args"]>[string]): Value =>
    typeof one === "object" ? new Person(one.name, one.you) : one;
  return Object.fromEntries(Object.entries(args).map(([name, one]) => [name, value(one)]));
}

describe.skipIf(!cases.length)("the corpus", () => {
  it.each(cases.map((one, i) => [`${i}: ${one.language} ${one.id}`, one] as const))("%s", (_, one) => {
    const bundle = bundleOf(one.language, [one.ftl]);
    expect(worded(bundle, one.id, values(one.args), one.attribute ?? undefined)?.text).toBe(one.expected);
  });
});
