// What there is to know about the games: asked once, kept while the page lives.
import type { CardInfo, GameBook, GameInfo, Me } from "./protocol";
import { get, post } from "./api";
import { dress, learn } from "./looks.svelte";

export interface Book {
  game: GameInfo;
  cards: Map<string, CardInfo>;
  /** Card kinds in order of appearance: each has its own pattern. */
  kinds: string[];
  guide: string;
  rules: Record<string, string>;
  titles: Record<string, string>;
}

const books = new Map<string, Promise<Book>>();
let list: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  list ??= get<GameInfo[]>("/games").then(learnt, (error: unknown) => {
    list = null;
    throw error;
  });
  return list;
}

function learnt(found: GameInfo[]): GameInfo[] {
  found.forEach(learn);
  return found;
}

/** All about a game, with the cards that new tables get; or with those of an edition (empty: the usual ones). */
export function book(id: string, edition?: string): Promise<Book> {
  const path = edition === undefined ? `/games/${id}` : `/games/${id}?edition=${encodeURIComponent(edition)}`;
  let found = books.get(path);
  if (!found) {
    found = get<GameBook>(path).then(bound);
    found.catch(() => books.delete(path));
    books.set(path, found);
  }
  return found;
}

async function bound(read: GameBook): Promise<Book> {
  learn(read.game);
  await dress(read.game.id);
  return {
    game: read.game,
    cards: new Map(read.cards.map((card) => [card.id, card])),
    kinds: [...new Set(read.cards.map((card) => card.kind))],
    guide: read.guide,
    rules: read.rules as Record<string, string>,
    titles: read.titles as Record<string, string>,
  };
}

export const me: { known: Me | null } = $state({ known: null });

export async function whoAmI(): Promise<Me> {
  me.known ??= await get<Me>("/me");
  return me.known;
}

export async function rename(name: string): Promise<void> {
  me.known = await post<Me>("/me", { name });
}
