// The types of the shell's sentences: which there are, and what must be given to each. They are read from the English
// catalog by whatever needs them (npm ci, npm run check, vite), so that nobody has to keep a list in step with it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FluentResource } from "@fluent/bundle";

export const WORDS = join(import.meta.dirname, "../../src/purrlor/words");
const MADE = join(import.meta.dirname, "../made");

/**
 * The variables of every message, those of selectors, of variants and of messages that it refers to included.
 * @param {string} text a catalog
 * @returns {Map<string, Set<string>>}
 */
export function variables(text) {
  const all = new Map(new FluentResource(text).body.map((message) => [message.id, message]));
  return new Map([...all.keys()].map((id) => [id, new Set(within(all.get(id), all, [id]))]));
}

/**
 * @param {any} part a message, or a part of one
 * @param {Map<string, unknown>} all
 * @param {string[]} way the messages that led here; one that leads back to itself is Fluent's to complain about
 * @returns {string[]}
 */
function within(part, all, way) {
  if (typeof part !== "object" || part === null) return [];
  if (part.type === "var") return [part.name];
  const next = part.type === "mesg" && !way.includes(part.name) ? all.get(part.name) : null;
  return [...Object.values(part), next].flatMap((one) => within(one, all, next ? [...way, part.name] : way));
}

/**
 * The part of a catalog that the browser needs: messages whose id stands before the mark in English, without comments.
 * @param {string} text a catalog of any language
 * @returns {string}
 */
export function forBrowser(text) {
  const needed = new Set(entries(english().split(MARK)[0] ?? "").map(idOf));
  return entries(text)
    .filter((entry) => needed.has(idOf(entry)))
    .join("");
}

const MARK = "### From here on:"; // what follows is for the terminal, the commands and the server
const english = () => readFileSync(join(WORDS, "en.ftl"), "utf8");

/** @param {string} text @returns {string[]} its messages and terms, each with what is indented below it */
function entries(text) {
  return text
    .replace(/^(#.*)?\n/gm, "")
    .split(/^(?=[-a-zA-Z])/m)
    .filter((entry) => /^[-a-zA-Z]/.test(entry));
}

/** @param {string} entry @returns {string} */
function idOf(entry) {
  return /^-?[\w-]+/.exec(entry)?.[0] ?? "";
}

/** Write the types down, where git does not look. */
export function writeKeys() {
  const lines = [...variables(forBrowser(english()))].map(([id, names]) => {
    const named = [...names].map((name) => JSON.stringify(name)).join(" | ");
    return `  ${JSON.stringify(id)}: ${named || "never"};`;
  });
  mkdirSync(MADE, { recursive: true });
  const text = `// Made by tools/keys.js from the English catalog.\nexport interface Variables {\n${lines.join("\n")}\n}\n`;
  writeFileSync(join(MADE, "keys.d.ts"), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeKeys();
