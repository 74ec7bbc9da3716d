// Scenes one after the other, over the table as it already is: nothing waits for them, and any input ends them all.
import { BOUND, bounded, type Scene } from "./scenes";

export class Theatre {
  now: Scene | null = $state.raw(null);
  private waiting: Scene[] = [];
  private timer = 0;
  private until = 0;

  /** `over` is told whether somebody wanted no more of it. */
  constructor(
    private readonly begin: (scene: Scene) => void,
    private readonly over: (skipped: boolean) => void,
  ) {}

  /** What still waits makes room for what is newer or weighs more: all of it is over within the bound. */
  show(scenes: readonly Scene[]): void {
    if (!scenes.length) return;
    const left = this.now ? Math.max(0, this.until - performance.now()) : 0;
    this.waiting = bounded([...this.waiting, ...scenes], BOUND - left);
    if (!this.now) this.next();
  }

  skip(): void {
    if (this.now) this.end(true);
  }

  /** The table is left. */
  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const scene = this.waiting.shift();
    if (!scene) return this.end(false);
    this.now = scene;
    this.until = performance.now() + scene.hold;
    this.timer = window.setTimeout(() => this.next(), scene.hold);
    this.begin(scene);
  }

  private end(skipped: boolean): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
    this.over(skipped);
  }
}
