// The one card that is shown large: by hovering, focus or a long press.
import type { Book } from "../net/books.svelte";
import type { CardInfo } from "../net/protocol";

export interface Zoomed {
  card: CardInfo;
  book: Book;
  /** What it belongs to, and must not cover. */
  near: DOMRect;
  /** Opened on purpose: stays until closed, shows everything there is to know. */
  pinned: boolean;
  /** In the gallery makers read it, too. */
  gallery?: boolean;
}

export const zoom: { now: Zoomed | null } = $state({ now: null });

let timer = 0;

export function zoomSoon(next: Zoomed, delay = 350): void {
  clearTimeout(timer);
  if (zoom.now?.pinned) return;
  timer = window.setTimeout(() => (zoom.now = next), zoom.now ? 60 : delay);
}

export function zoomNow(next: Zoomed): void {
  clearTimeout(timer);
  zoom.now = next;
}

export function unzoom(always = false): void {
  clearTimeout(timer);
  if (always || !zoom.now?.pinned) zoom.now = null;
}
