// How games want to be drawn: what each says of itself in the catalogue. The client names no game.
import { SvelteMap } from "svelte/reactivity";
import type { Felt, GameInfo, GameLook } from "./protocol";

/** A look in which nothing is left out. */
export type Look = Required<GameLook>;

const PLAIN: Look = {
  seats: 3,
  door: "grey sit content yarn parlour",
  corners: {},
  signs: {},
  coins: {},
  pieces: {},
  zones: {},
  aside: [],
  fleeting: [],
  effects: {},
  quiet: [],
  asked: [],
  sounds: {},
  drama: {},
  felt: {},
  dark: {},
  style: "",
};
const COLOURS: Record<keyof Felt, string> = {
  cloth: "--felt",
  edge: "--felt-2",
  accent: "--accent",
  soft: "--soft-accent",
  glow: "--glow",
};

const known = new SvelteMap<string, Look>();
const styled = new Map<string, Promise<void>>();

export function lookOf(game: string): Look {
  return known.get(game) ?? PLAIN;
}

/** Remember how a game is drawn, and lay its felt out. */
export function learn(game: GameInfo): void {
  if (known.has(game.id)) return;
  const said = Object.fromEntries(Object.entries(game.look ?? {}).filter(([, value]) => value !== ""));
  const look = { ...PLAIN, ...said };
  known.set(game.id, look);
  paint(game.id, look);
}

/** One glance tells which table it is. */
export function felts(game: string, look: Look): string {
  const here = `[data-game="${CSS.escape(game)}"]`;
  return `${here} { ${colours(look.felt)} } :root[data-theme="dark"] ${here} { ${colours(look.dark)} }`;
}

function colours(felt: Felt): string {
  const named = Object.entries(COLOURS).map(([name, variable]) => [variable, felt[name as keyof Felt]]);
  return named
    .filter(([, value]) => value)
    .map(([variable, value]) => `${variable}: ${value};`)
    .join(" ");
}

function paint(game: string, look: Look): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(felts(game, look));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The stylesheet that a game brings, if any: there once this is done, or not to be had. */
export function dress(game: string): Promise<void> {
  const { style } = lookOf(game);
  if (!style) return Promise.resolve();
  const found = styled.get(style) ?? fetched(style);
  styled.set(style, found);
  return found;
}

/** It comes before the styles of the parts, so that they keep the last word in a draw. */
function fetched(style: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: style });
  const done = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
  const first = document.querySelector('link[rel="stylesheet"]');
  if (first) first.after(link);
  else document.head.append(link);
  return done;
}
