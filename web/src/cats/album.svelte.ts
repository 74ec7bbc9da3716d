// Every picture as an address for an img element, drawn once; a blank of the same shape until the pen is here.
import type { Look } from "./picture";

type Kind = "picture" | "standing" | "portrait";

const BLANKS: Record<Kind, string> = { picture: "0 0 240 180", standing: "0 0 200 176", portrait: "0 0 120 108" };

let here = $state(false); // whoever asked too early asks again
let pen: typeof import("./picture") | undefined;
const drawn = new Map<string, string>();

void import("./picture").then((found) => {
  pen = found;
  here = true;
});

export function address(kind: Kind, words: string, id: string, look: Look = "ahead"): string {
  if (!here || !pen) return data(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BLANKS[kind]}"/>`);
  const key = `${kind} ${words} ${id} ${look}`;
  const found = drawn.get(key) ?? data(pen[kind](words, id, look));
  drawn.set(key, found);
  return found;
}

function data(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
