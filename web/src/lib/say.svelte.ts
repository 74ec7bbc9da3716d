// Short words to the person: a toast that goes by itself, and a live region that screen readers hear.

export interface Toast {
  id: number;
  text: string;
  rule?: string;
  game?: string;
}

/** How many lines the live region keeps: a burst is heard line by line, and the region stays small. */
const LIVE_LINES = 6;
export const said: { toasts: Toast[]; live: { id: number; text: string }[] } = $state({ toasts: [], live: [] });
let next = 0;

/** What stays is there until it is dismissed: it says why one waits. */
export function toast(
  text: string,
  { stay = false, ...more }: { rule?: string; game?: string; stay?: boolean } = {},
): number {
  const one = { id: next++, text, ...more };
  said.toasts = [...said.toasts.slice(-2), one];
  if (!stay) setTimeout(() => dismiss(one.id), 7000);
  return one.id;
}

export function dismiss(id: number): void {
  said.toasts = said.toasts.filter((one) => one.id !== id);
}

/** Tell what happened without moving the focus: a line more, so that one that comes soon after takes nothing away. */
export function tell(text: string): void {
  if (text) said.live = [...said.live.slice(1 - LIVE_LINES), { id: next++, text }];
}
