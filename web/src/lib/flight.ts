// Pieces fly from where they were to where they are: events say which, positions are measured on the page.
import type { EventView } from "../protocol";

const TIME = 280;
const STAGGER = 40;
const MOST = 24;

/** Where things lay before the page changed. */
export class Flight {
  private spots = new Map<string, DOMRect>();

  remember(root: HTMLElement): void {
    this.spots.clear();
    for (const element of root.querySelectorAll<HTMLElement>("[data-zone], [data-piece], [data-seat]")) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) this.spots.set(nameOf(element), box);
    }
  }

  /** Let what the events name fly to its new place; `still` only lets it appear. */
  run(root: HTMLElement, events: readonly EventView[], still: boolean): void {
    let order = 0;
    for (const event of events.slice(-MOST)) {
      if (!event.to || !event.from || event.from === event.to) continue;
      const target = targetOf(root, event);
      const start = this.start(event);
      if (target && start) fly(target, start, order++ * STAGGER, still);
    }
  }

  private start(event: EventView): DOMRect | undefined {
    const from = event.from!;
    return this.spots.get(`${from}/${event.piece}`) ?? this.spots.get(`${from}/?`) ?? this.spots.get(from) ?? this.spots.get(`seat/${from.split(".")[1]}`);
  }
}

function nameOf(element: HTMLElement): string {
  return element.dataset.piece ?? element.dataset.zone ?? `seat/${element.dataset.seat}`;
}

function targetOf(root: HTMLElement, event: EventView): HTMLElement | null {
  const found = (id: string) => [...root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`)].at(-1);
  const piece = found(`${event.to}/${event.piece}`) ?? found(`${event.to}/?`);
  const seat = event.to!.split(".")[1];
  return piece ?? root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(event.to!)}"]`) ?? (seat ? root.querySelector<HTMLElement>(`[data-seat="${seat}"] .head`) : null);
}

function fly(target: HTMLElement, start: DOMRect, delay: number, still: boolean): void {
  const end = target.getBoundingClientRect();
  if (end.width === 0) return;
  if (still) {
    target.animate({ opacity: [0.2, 1] }, { duration: 120 });
    return;
  }
  const isPiece = target.dataset.piece !== undefined;
  const ghost = isPiece ? (target.cloneNode(true) as HTMLElement) : cardBack();
  const size = isPiece ? { w: end.width, h: end.height } : { w: 46, h: 64 };
  place(ghost, end, size);
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = isPiece ? Math.max(0.4, Math.min(1.6, start.width / end.width)) : 1;
  layer().append(ghost);
  const path = [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }];
  const flight = ghost.animate(path, { duration: TIME, delay, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)", fill: "backwards" });
  if (isPiece) target.animate({ opacity: [0, 0] }, { duration: TIME + delay });
  const gone = () => ghost.remove();
  flight.finished.then(gone, gone);
}

function place(ghost: HTMLElement, end: DOMRect, size: { w: number; h: number }): void {
  ghost.removeAttribute("data-piece");
  ghost.removeAttribute("data-touch");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed", margin: "0", pointerEvents: "none", zIndex: "40", width: `${size.w}px`, height: `${size.h}px`,
    left: `${end.left + (end.width - size.w) / 2}px`, top: `${end.top + (end.height - size.h) / 2}px`,
  });
}

function cardBack(): HTMLElement {
  const back = document.createElement("span");
  back.className = "flying-back";
  return back;
}

function layer(): HTMLElement {
  let found = document.getElementById("flights");
  if (!found) {
    found = document.createElement("div");
    found.id = "flights";
    found.inert = true;
    document.body.append(found);
  }
  return found;
}

/** Any input ends all flights at once. */
export function land(): void {
  document.getElementById("flights")?.getAnimations({ subtree: true }).forEach((flight) => flight.finish());
}
