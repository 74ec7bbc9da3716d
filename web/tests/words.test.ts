import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import en from "../src/words/en.json";
import { LANGUAGES, pseudo, PSEUDO, speak, t } from "../src/lib/words.svelte";

const SRC = join(import.meta.dirname, "../src");
const files = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
const source = files.map((name) => readFileSync(join(SRC, name), "utf8")).join("\n");

describe("the catalogue", () => {
  it("counts and fills in", () => {
    expect(t("row.free", { n: 1 })).toBe("One free seat");
    expect(t("row.free", { n: 3 })).toBe("3 free seats");
    expect(t("home.called", { name: "Duchess" })).toBe("We call you Duchess.");
  });

  it("has no message that nothing says", () => {
    const built = [...source.matchAll(/`([a-z]+)\.\$\{/g)].map((found) => found[1]!);
    const unused = Object.keys(en).filter((key) => !source.includes(`"${key}"`) && !built.includes(key.split(".")[0]!));
    expect(unused).toEqual([]);
  });

  it("has the same messages and blanks in every language", async () => {
    const blanks = (message: unknown) => [...JSON.stringify(message).matchAll(/\{\w+\}/g)].map(String).sort();
    for (const language of LANGUAGES) {
      const other = JSON.parse(readFileSync(join(SRC, `words/${language}.json`), "utf8")) as Record<string, unknown>;
      expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
      for (const [key, message] of Object.entries(en))
        expect(new Set(blanks(other[key]))).toEqual(new Set(blanks(message)));
    }
  });

  it("speaks a made-up language, longer, with the blanks kept", async () => {
    const made = pseudo(en as never);
    expect(Object.keys(made)).toEqual(Object.keys(en));
    expect(made["home.called"]).toMatch(/^⟦.*\{name\}.*⟧$/);
    expect(String(made["home.lead"]).length).toBeGreaterThan(en["home.lead"].length * 1.3);
    await speak(PSEUDO);
    expect(t("home.called", { name: "Duchess" })).toContain("Duchess");
    expect(t("home.play")).toMatch(/^⟦/);
    await speak("en");
    expect(t("home.play")).toBe("Play now");
  });
});
