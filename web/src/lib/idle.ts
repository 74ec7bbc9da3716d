// Cats that wait blink and flick a tail: one at a time, seldom, and not at all when nobody looks or motion is not wanted.
import { moves } from "./settings.svelte";

const SOONEST = 4000;
const LATEST = 13000;
const SHUT = 170;

interface Idler {
  img: HTMLImageElement;
  /** The address of the same picture with its eyes shut. */
  shut: () => string;
}
const idlers = new Set<Idler>();
let timer = 0;

/** For an img of a cat: let it blink while it is on the page. */
export function idle(img: HTMLImageElement, shut: () => string) {
  const one = { img, shut };
  idlers.add(one);
  wait();
  return {
    update: (next: () => string) => void (one.shut = next),
    destroy: () => void idlers.delete(one),
  };
}

function wait(): void {
  if (timer || !idlers.size) return;
  timer = window.setTimeout(
    () => {
      timer = 0;
      if (moves() && !document.hidden) void blink([...idlers][Math.floor(Math.random() * idlers.size)]!);
      wait();
    },
    SOONEST + Math.random() * (LATEST - SOONEST),
  );
}

/** The picture is changed when the other one is ready to be drawn, and only if it is still the same cat. */
async function blink({ img, shut }: Idler): Promise<void> {
  const [open, closed] = [img.src, shut()];
  const other = new Image();
  other.src = closed;
  // A browser may give up on a picture that is on no page, when it is short of memory or the page is left: then no blink.
  const ready = await other.decode().then(
    () => true,
    () => false,
  );
  if (!ready || img.src !== open) return;
  img.src = closed;
  setTimeout(() => img.src === closed && (img.src = open), SHUT);
}
