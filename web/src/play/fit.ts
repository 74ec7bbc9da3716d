// A table always fits: what can be touched is on the screen. As large as the room allows; then smaller; then what cannot be
// touched now folds to a line (the others' places, those at the side, all others, what is said of seats, their names), and the question and hand draw closer.
import { flushSync } from "svelte";

/** How much is folded, how close question and hand are drawn (below 0: generously), and how large the rest is drawn. */
export interface Step {
  readonly fold: number;
  readonly tight: number;
  readonly scale: number;
  /** Whether one's own place stands beside the middle. */
  readonly beside?: boolean;
}
interface Stage {
  readonly fold: number;
  readonly tight: number;
  readonly scales: readonly number[];
}
const OPEN = [1.6, 1.4, 1.25, 1.1, 1, 0.9, 0.8, 0.7, 0.62, 0.56];
const from = (scales: readonly number[], least: number) => scales.filter((one) => one >= least);
/** Where much is folded, free room belongs to question and hand. */
const FOLDED = [...OPEN.filter((one) => one <= 1.1), 0.5, 0.45, 0.4];

/** Drawn no closer; instead of all that could be touched there is a list of named buttons. */
export const LISTED = 5;

/** From the best to the last; at each, sizes from the largest. A larger hand is no reason to draw the rest small. */
const STAGES: readonly Stage[] = [
  { fold: 0, tight: -2, scales: from(OPEN, 1.1) },
  { fold: 0, tight: -1, scales: from(OPEN, 0.9) },
  { fold: 0, tight: 0, scales: OPEN },
  { fold: 1, tight: 0, scales: OPEN },
  { fold: 2, tight: 0, scales: FOLDED },
  { fold: 2, tight: 1, scales: FOLDED },
  { fold: 3, tight: 1, scales: FOLDED },
  { fold: 3, tight: 2, scales: FOLDED },
  { fold: 4, tight: 2, scales: FOLDED },
  { fold: 4, tight: 3, scales: FOLDED },
  { fold: 5, tight: 3, scales: FOLDED },
  { fold: 5, tight: 4, scales: FOLDED },
  { fold: 5, tight: LISTED, scales: FOLDED },
];

/** The first of the stages from which on everything fits; what was found before is tried first. */
function bestStage(first: number, before: number, fits: (at: number) => boolean): number {
  let at = Math.max(first, before);
  if (fits(at)) while (at > first && fits(at - 1)) at -= 1;
  else
    do at += 1;
    while (at < STAGES.length - 1 && !fits(at));
  return Math.min(at, STAGES.length - 1);
}

/** The largest size that fits, by halves; the last one does. */
function largest(scales: readonly number[], fits: (scale: number) => boolean): number {
  let [low, high] = [0, scales.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(scales[middle]!)) high = middle;
    else low = middle + 1;
  }
  return scales[low]!;
}

/** The least folded and largest step from a fold on at which things fit, or the last of all. */
export function bestFit(fold: number, fits: (step: Step) => boolean, before?: Step): Step {
  const first = STAGES.findIndex((one) => one.fold >= fold);
  const known = STAGES.findIndex((one) => one.fold === before?.fold && one.tight >= before.tight);
  const at = bestStage(first, known, (i) => fits({ ...STAGES[i]!, scale: STAGES[i]!.scales.at(-1)! }));
  const { scales, ...found } = STAGES[at]!;
  const step = { ...found, fold: unfolded({ ...found, scale: OPEN.at(-1)! }, fold, fits) };
  return relaxed({ ...step, scale: largest(scales, (scale) => fits({ ...step, scale })) }, fits);
}

/** Where question and hand stand beside the table, what they need is no reason to fold it, nor the other way round. */
function unfolded(step: Step, first: number, fits: (step: Step) => boolean): number {
  const less = { ...step, fold: step.fold - 1 };
  return step.tight > 1 && step.fold > first && fits(less) ? unfolded(less, first, fits) : step.fold;
}
function relaxed(step: Step, fits: (step: Step) => boolean): Step {
  const looser = { ...step, tight: step.tight - 1 };
  return step.tight > STAGES[0]!.tight && fits(looser) ? relaxed(looser, fits) : step;
}

/** What a page can say of itself. */
export interface Page {
  apply(step: Step): void;
  fits(): boolean;
  /** Its sizes, as they came out; and the window's alone. */
  sizes(): string;
  window(): string;
  /** How many pixels are left over; only differences count. */
  slack(): number;
  /** Whether one's own place may stand beside the middle instead of below it. */
  isWide(): boolean;
}
/** So much must have become free before larger things are tried: to try is dear, and a table that keeps changing is no joy. */
const FREED = 40;

/** Keeps a table fitted: nothing is measured while nothing has changed, and what still fits stays as it is. */
export class Fitting {
  private step: Step | undefined;
  private known = "";
  private window = "";
  private slack = 0;

  constructor(private readonly page: Page) {}

  fit(first: number, signature: string): void {
    const said = `${first} ${signature} `;
    if (said + this.page.sizes() === this.known) return;
    const window = `${first} ${this.page.window()}`;
    if (window !== this.window || !this.isStillRight()) {
      this.step = this.searched(first);
      this.shows(this.step);
      this.slack = this.page.slack();
    }
    this.window = window;
    this.known = said + this.page.sizes();
  }

  private isStillRight(): boolean {
    return this.step !== undefined && this.shows(this.step) && this.page.slack() <= this.slack + FREED;
  }

  private searched(first: number): Step {
    const best = (beside: boolean) => ({
      ...bestFit(first, (step) => this.shows({ ...step, beside }), this.step),
      beside,
    });
    const [below, isFine] = [best(false), (step: Step) => step.fold === 0 && step.scale >= 1];
    if (isFine(below) || !this.page.isWide()) return below;
    const beside = best(true);
    return beside.fold < below.fold || (beside.fold === below.fold && beside.scale > below.scale) ? beside : below;
  }

  private shows(step: Step): boolean {
    this.page.apply(step);
    flushSync();
    return this.page.fits();
  }
}
