// Finished games, page by page: a long one has more views than a page can hold, so only those near the place where one
// looks are kept whole. Of the others what the log and the turning points need is kept: events and scores.
import type { Frame, Replay, View } from "./protocol";
import { get } from "./api";

export const PAGE = 1000;
/** So many pages are kept whole. */
const WHOLE = 3;

/** Gives the steps from a ply on, a page at most. */
export type Pages = (from: number) => Promise<Replay>;

export class Reel {
  /** As far as it has come: a step whose page was not asked for yet is missing. */
  replay: Replay = $state.raw() as Replay;
  /** Pages that came, and pages whose views are there, the newest last. */
  private come = $state.raw(new Set([0]));
  private whole = $state.raw([0]);
  private asked = new Map<number, Promise<void>>();
  private left = false;

  private constructor(
    first: Replay,
    private readonly pages: Pages,
  ) {
    this.replay = first;
  }

  static async open(pages: Pages): Promise<Reel> {
    return new Reel(await pages(0), pages);
  }

  get complete(): boolean {
    return this.come.size > Math.floor(this.replay.last / PAGE);
  }

  /** A step with its view, if that is here. */
  at(ply: number): Frame | null {
    return this.whole.includes(pageOf(ply)) ? (this.replay.frames[ply] ?? null) : null;
  }

  /** Have the step and those around it here, with their views. */
  async look(ply: number): Promise<void> {
    const page = pageOf(ply);
    if (this.whole.at(-1) === page) return;
    if (!this.whole.includes(page)) await this.ask(page, true);
    this.keep(page);
  }

  /** Have all steps here, so that the whole game can be told. */
  async all(): Promise<Replay> {
    this.left = false;
    for (let page = 0; page * PAGE <= this.replay.last && !this.left; page++)
      if (!this.come.has(page)) await this.ask(page, false);
    return this.replay;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true;
  }

  private ask(page: number, whole: boolean): Promise<void> {
    const known = this.asked.get(page);
    if (known) return known.then(() => (whole && !this.whole.includes(page) ? this.ask(page, true) : undefined));
    const coming = this.pages(page * PAGE)
      .then(({ frames }) => this.take(page, frames, whole))
      .finally(() => this.asked.delete(page));
    this.asked.set(page, coming);
    return coming;
  }

  private take(page: number, came: readonly Frame[], whole: boolean): void {
    const start = this.replay.frames[0]!.view;
    this.put(whole ? came : came.map((frame) => slim(frame, start)));
    this.come = new Set([...this.come, page]);
    if (whole) this.keep(page);
  }

  /** The page that is looked at stays whole; the one that was not for longest does not. */
  private keep(page: number): void {
    const kept = [...this.whole.filter((one) => one !== page), page];
    const start = this.replay.frames[0]!.view;
    for (const old of kept.slice(0, -WHOLE))
      this.put(this.replay.frames.slice(old * PAGE, (old + 1) * PAGE).map((frame) => slim(frame, start)));
    this.whole = kept.slice(-WHOLE);
  }

  private put(came: readonly Frame[]): void {
    const frames = this.replay.frames.slice();
    for (const frame of came) frames[frame.ply] = frame;
    this.replay = { ...this.replay, frames };
  }
}

const pageOf = (ply: number) => Math.floor(ply / PAGE);

/** A step without what lies on the table; places and their kinds are those of the start. */
function slim(frame: Frame, start: View): Frame {
  const seats = frame.view.seats.map((seat, i) => ({ ...start.seats[i]!, score: seat.score }));
  return { ...frame, view: { ...start, seats } };
}

let last: { path: string; reel: Promise<Reel> } | null = null;

/** The end of a game and its replay look at the same thing, so it is asked for once. */
export function reelOf(table: string, eyes: string): Promise<Reel> {
  const path = `/tables/${table}/replay?eyes=${eyes}&most=${PAGE}`;
  if (last?.path === path) return last.reel;
  const reel = Reel.open((from) => get<Replay>(`${path}&from=${from}`));
  reel.catch(() => (last = null));
  last = { path, reel };
  return reel;
}
