// The plan of the client: what may know what. Read from the imports themselves, those of types included.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const MOST_MODULES = 14;

/** Each room may use those before it, and itself; rooms in one line do not know each other. */
const LAYERS: string[][] = [
  ["styles"],
  ["lib", "cats"],
  ["net"],
  ["play"],
  ["ui"],
  ["cards"],
  ["guide", "pieces"],
  ["zones"],
  ["board", "drama"],
  ["table"],
  ["pages"],
  ["."],
];
const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts"];
const IMPORT = /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
const modules = files.filter((file) => /\.(ts|svelte)$/.test(file));

function imported(file: string): string[] {
  const found = [...readFileSync(join(SRC, file), "utf8").matchAll(IMPORT)].map((match) => match[1]!);
  return found.map((path) => relative(SRC, join(SRC, dirname(file), path)).replaceAll("\\", "/"));
}

/** The module that an import means; what lies outside of src is none. */
function meant(path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((file) => files.includes(file));
}

const graph = new Map(modules.map((file) => [file, imported(file).flatMap((path) => meant(path) ?? [])]));
const room = (file: string): string => dirname(file).split("/")[0]!;
const height = (file: string): number => LAYERS.findIndex((layer) => layer.includes(room(file)));

/** A way from a module back to itself. */
function circle(from: string, path: string[] = [], done = new Set<string>()): string[] | null {
  if (path.includes(from)) return [...path.slice(path.indexOf(from)), from];
  if (done.has(from)) return null;
  done.add(from);
  for (const next of graph.get(from) ?? []) {
    const found = circle(next, [...path, from], done);
    if (found) return found;
  }
  return null;
}

describe("rooms", () => {
  it("finds every module that an import names", () => {
    const lost = modules.flatMap((file) => imported(file).filter((path) => !path.startsWith("..") && !meant(path)));
    expect(lost).toEqual([]);
    expect(graph.get("App.svelte")).toContain("pages/Home.svelte");
  });

  it("has a place in the plan for every folder", () => {
    expect([...new Set(files.map(room))].sort()).toEqual(LAYERS.flat().sort());
  });

  it("imports nothing upward", () => {
    const upward = [...graph].flatMap(([file, uses]) =>
      uses
        .filter((used) => room(used) !== room(file) && height(used) >= height(file))
        .map((used) => `${file} knows ${used}`),
    );
    expect(upward).toEqual([]);
  });

  it("goes in no circle", () => {
    for (const file of modules) expect(circle(file)).toBeNull();
  });

  it("leaves only the protocol's types and the catalogs to another house", () => {
    const outside = modules.filter((file) => imported(file).some((path) => path.startsWith("..")));
    expect(outside).toEqual(["lib/words.svelte.ts", "net/protocol.ts"]);
  });

  it("crowds no folder", () => {
    const inside = (folder: string) => modules.filter((file) => dirname(file) === folder).length;
    const folders = [...new Set(modules.map((file) => dirname(file)))];
    expect(folders.filter((folder) => inside(folder) > MOST_MODULES)).toEqual([]);
  });
});
