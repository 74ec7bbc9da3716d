// Work that waits for a frame.

/** Where no frame comes (nobody sees the page, say), what waits for one goes on all the same. */
const NO_FRAME = 100;

/** Run right after the next frame was handed on to be drawn. */
export function afterFrame(run: () => void): void {
  const frame = requestAnimationFrame(() => {
    const then = new MessageChannel();
    then.port1.onmessage = once;
    then.port2.postMessage(0);
  });
  const late = setTimeout(once, NO_FRAME);
  let done = false;
  function once() {
    if (done) return;
    done = true;
    cancelAnimationFrame(frame);
    clearTimeout(late);
    run();
  }
}
