// Finished games: the end of a game and its replay look at the same thing, so it is asked for once.
import type { Replay } from "./protocol";
import { get } from "./api";

let last: { path: string; answer: Promise<Replay> } | null = null;

export function replayOf(table: string, eyes: string): Promise<Replay> {
  const path = `/tables/${table}/replay?eyes=${eyes}`;
  if (last?.path === path) return last.answer;
  const answer = get<Replay>(path);
  answer.catch(() => (last = null));
  last = { path, answer };
  return answer;
}
