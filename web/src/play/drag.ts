// Drag and drop, the second way: from what a move names first to what it names next.
import { idsAt, type Touch } from "./stage.svelte";

const FAR = 9;

export function dragging(root: HTMLElement, touch: Touch): () => void {
  let start: { x: number; y: number; element: HTMLElement; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  function down(event: PointerEvent) {
    const element = (event.target as Element).closest<HTMLElement>(".piece[data-look]");
    if (!element || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, element, id: event.pointerId };
    dragged = false;
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR;
    if (!ghost && far && !begin(start.element)) return void (start = null);
    if (ghost) ghost.style.translate = `${event.clientX - start.x}px ${event.clientY - start.y}px`;
  }

  function begin(element: HTMLElement): boolean {
    const ids = idsAt(element);
    if (touch.look(ids[0]!) !== "chosen" && !touch.touch(ids)) return false;
    if (touch.touched.length === 0) return false;
    const box = element.getBoundingClientRect();
    ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-touch");
    ghost.removeAttribute("data-piece");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      margin: "0",
      zIndex: "50",
      pointerEvents: "none",
      opacity: "0.9",
      transition: "none",
    });
    document.body.append(ghost);
    root.setPointerCapture(start!.id);
    dragged = true;
    return true;
  }

  function up(event: PointerEvent) {
    if (ghost) {
      ghost.remove();
      ghost = null;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const ids = idsAt(under).filter((id) => id !== touch.touched.at(-1));
      if (!ids.length || !touch.touch(ids)) touch.back();
    }
    start = null;
  }

  function cancel() {
    ghost?.remove();
    ghost = null;
    start = null;
  }

  /** The click that ends a drag is none. */
  function click(event: MouseEvent) {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
  ];
  for (const [name, run] of listeners) root.addEventListener(name, run as EventListener);
  root.addEventListener("click", click, true);
  return () => {
    for (const [name, run] of listeners) root.removeEventListener(name, run as EventListener);
    root.removeEventListener("click", click, true);
    cancel();
  };
}
