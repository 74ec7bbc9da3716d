// Pieces fly from where they were to where they are: events say which, positions are measured on the page.
import type { Happening } from "../lib/facts";

const TIME = 280;
const STAGGER = 40;
const MOST = 24;

const SLIDE = 220;

/** Where things lay before the page changed. What no event names is not measured: measuring costs, and comes with every update. */
export class Flight {
  private starts = new Map<Happening, DOMRect>();
  private held = new Map<string, DOMRect>();

  remember(root: HTMLElement, events: readonly Happening[]): void {
    this.starts.clear();
    this.held = new Map(cardsHeld(root).map((card) => [card.dataset.held!, card.getBoundingClientRect()]));
    for (const event of moved(events)) {
      const box = startOf(root, event)?.getBoundingClientRect();
      if (box?.width) this.starts.set(event, box);
    }
  }

  /** Let what the events name fly to its new place, and the cards in a hand close ranks. All is measured before anything is changed. */
  run(root: HTMLElement, events: readonly Happening[]): void {
    const flights = moved(events).flatMap((event) => {
      const [target, start] = [targetOf(root, event), this.starts.get(event)];
      return target && start ? [{ target, start, end: target.getBoundingClientRect() }] : [];
    });
    const slides = cardsHeld(root).map((card) => ({
      card,
      now: card.getBoundingClientRect(),
      was: this.held.get(card.dataset.held!),
    }));
    flights.forEach(({ target, start, end }, order) => end.width > 0 && fly(target, start, end, order * STAGGER));
    for (const { card, now, was } of slides)
      if (was && was.width > 0) slide(card, was.left - now.left, was.top - now.top);
  }

  /** Without motion, what has moved only appears, and can be read all the while. */
  static appear(root: HTMLElement, events: readonly Happening[]): void {
    for (const event of moved(events)) targetOf(root, event)?.animate({ opacity: [0.6, 1] }, { duration: 120 });
  }
}

const moved = (events: readonly Happening[]) =>
  events.slice(-MOST).filter((event) => event.to && event.from && event.from !== event.to);
const cardsHeld = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-held]")];

function slide(card: HTMLElement, dx: number, dy: number): void {
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  card.animate(
    { transform: [`translate(${dx}px, ${dy}px)`, "none"] },
    { duration: SLIDE, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
  );
}

/** The piece itself, a hidden one, its place, or whose it was: what there is. */
function startOf(root: HTMLElement, event: Happening): HTMLElement | null {
  const from = event.from!;
  const spots = [
    `[data-piece="${CSS.escape(`${from}/${event.piece}`)}"]`,
    `[data-piece="${CSS.escape(`${from}/?`)}"]`,
    `[data-zone="${CSS.escape(from)}"]`,
    `[data-seat="${from.split(".")[1]}"]`,
  ];
  return spots.map((spot) => root.querySelector<HTMLElement>(spot)).find((found) => found) ?? null;
}

function targetOf(root: HTMLElement, event: Happening): HTMLElement | null {
  const found = (id: string) => [...root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`)].at(-1);
  const piece = found(`${event.to}/${event.piece}`) ?? found(`${event.to}/?`);
  const seat = event.to!.split(".")[1];
  return (
    piece ??
    root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(event.to!)}"]`) ??
    (seat ? root.querySelector<HTMLElement>(`[data-seat="${seat}"] .head`) : null)
  );
}

function fly(target: HTMLElement, start: DOMRect, end: DOMRect, delay: number): void {
  const isPiece = target.dataset.piece !== undefined;
  const ghost = isPiece ? (target.cloneNode(true) as HTMLElement) : cardBack();
  const size = isPiece ? { w: end.width, h: end.height } : { w: 46, h: 64 };
  place(ghost, end, size);
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = isPiece ? Math.max(0.4, Math.min(1.6, start.width / end.width)) : 1;
  layer().append(ghost);
  const path = [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }];
  const flight = ghost.animate(path, {
    duration: TIME,
    delay,
    easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
    fill: "backwards",
  });
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
    position: "fixed",
    margin: "0",
    pointerEvents: "none",
    zIndex: "40",
    width: `${size.w}px`,
    height: `${size.h}px`,
    left: `${end.left + (end.width - size.w) / 2}px`,
    top: `${end.top + (end.height - size.h) / 2}px`,
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
  document
    .getElementById("flights")
    ?.getAnimations({ subtree: true })
    .forEach((flight) => flight.finish());
}
