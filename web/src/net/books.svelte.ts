// What there is to know about the games: asked once, kept while the page lives.
import { SvelteMap } from "svelte/reactivity";
import type { Facts } from "../lib/facts";
import type { Said } from "../lib/sentences";
import { locale } from "../lib/words.svelte";
import type { CardInfo, GameBook, GameInfo, Me } from "./protocol";
import { get, getText, introduced, post } from "./api";
import { lexicon, type Lexicon } from "./lexicon.svelte";
import { dress, learn } from "./looks.svelte";

export interface Book {
  /** Its title and line are in the language in which the book was asked for; the lexicon has them in any. */
  game: GameInfo;
  cards: Map<string, CardInfo>;
  /** Card kinds in order of appearance: each has its own pattern. */
  kinds: string[];
  guide: string;
  rules: Record<string, string>;
  facts: Facts;
  lexicon: Lexicon;
}

const books = new Map<string, Promise<Book>>();
/** By language and game: what the games in lists are called. */
const titles = new SvelteMap<string, string>();
const lists = new Map<string, Promise<GameInfo[]>>();

/** The games, with title and line in the language that is spoken. */
export function games(): Promise<GameInfo[]> {
  const language = locale();
  let found = lists.get(language);
  if (!found) {
    found = get<GameInfo[]>("/games").then((list) => learnt(list, language));
    found.catch(() => lists.delete(language));
    lists.set(language, found);
  }
  return found;
}

function learnt(found: GameInfo[], language: string): GameInfo[] {
  found.forEach(learn);
  for (const game of found) titles.set(`${language} ${game.id}`, game.title);
  return found;
}

/** What a table in a list is a table of; the server itself calls it by its English name. */
export function titleOf(table: { game: string; title: string }): string {
  return titles.get(`${locale()} ${table.game}`) ?? table.title;
}

export function gameTitle({ lexicon, game }: Book): string {
  return lexicon.words.message("game")?.text ?? game.title;
}

export function gameLine({ lexicon, game }: Book): Said {
  return lexicon.words.message("game", "line") ?? { text: game.line, lang: "en" };
}

/** All about a game, with the cards that new tables get; or with those of an edition (empty: the usual ones). */
export function book(id: string, edition?: string): Promise<Book> {
  const query = edition === undefined ? "" : `?edition=${encodeURIComponent(edition)}`;
  let found = books.get(id + query);
  if (!found) {
    found = opened(id, query);
    found.catch(() => books.delete(id + query));
    books.set(id + query, found);
  }
  return found;
}

async function opened(id: string, query: string): Promise<Book> {
  const words = (language: string) => getText(`/games/${id}/words/${language}.ftl${query}`);
  const [read, english] = await Promise.all([get<GameBook>(`/games/${id}${query}`), words("en")]);
  learn(read.game);
  const [spoken] = await Promise.all([lexicon(read.shapes, read.languages, words, english), dress(id)]);
  return {
    game: read.game,
    cards: new Map(read.cards.map((card) => [card.id, card])),
    kinds: [...new Set(read.cards.map((card) => card.kind))],
    guide: read.guide,
    rules: read.rules,
    facts: { shapes: read.shapes, touches: read.touches, flights: read.flights, declines: read.declines },
    lexicon: spoken,
  };
}

export const me: { known: Me | null } = $state({ known: null });

export async function whoAmI(): Promise<Me> {
  me.known ??= await introduced();
  return me.known;
}

export async function rename(name: string): Promise<void> {
  me.known = await post<Me>("/me", { name });
}
