// Short words to the person: a toast that goes by itself, and a live region that screen readers hear.

export interface Toast {
  id: number;
  text: string;
  rule?: string;
  game?: string;
  /** When it was said, by the clock of the page. */
  at: number;
}

/** How many lines the live region keeps: a burst is heard line by line, and the region stays small. */
const LIVE_LINES = 6;
/** What was said so shortly before a page was left is about the page that comes. */
const JUST_NOW = 400;
export const said: { toasts: Toast[]; live: { id: number; text: string }[] } = $state({ toasts: [], live: [] });
let next = 0;

/** What stays is there until it is dismissed: it says why one waits. */
export function toast(
  text: string,
  { stay = false, ...more }: { rule?: string; game?: string; stay?: boolean } = {},
): number {
  const one = { id: next++, text, at: performance.now(), ...more };
  said.toasts = [...said.toasts.slice(-2), one];
  if (!stay) setTimeout(() => dismiss(one.id), 7000);
  return one.id;
}

export function dismiss(id: number): void {
  said.toasts = said.toasts.filter((one) => one.id !== id);
}

/** Another page is shown: what was said about the one before stays there. */
export function turnPage(): void {
  said.toasts = said.toasts.filter((one) => performance.now() - one.at < JUST_NOW);
}

/** Tell what happened without moving the focus: a line more, so that one that comes soon after takes nothing away. */
export function tell(text: string): void {
  if (text) said.live = [...said.live.slice(1 - LIVE_LINES), { id: next++, text }];
}
