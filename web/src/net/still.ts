// A table that stands still: all of it is one JSON object, and what one does there is only written down. Nobody plays
// at it; it is there to be measured and to be looked at (docs/browser.md), so that neither needs a server.
import type {
  Answers,
  ChatLine,
  EventView,
  Express,
  Hinted,
  Replay,
  SeatClock,
  TableAndYou,
  Update,
  View,
} from "./protocol";
import type { TableLine } from "./table";

/** One moment of a table; what is left out is empty. */
export interface Position extends TableAndYou {
  view: View | null;
  events?: EventView[];
  clocks?: SeatClock[];
  chat?: ChatLine[];
  answers?: Answers | null;
  hints?: Hinted[];
  undo?: Update["undo"];
  /** Of a finished game, for its moments. */
  replay?: Replay;
}
/** What was done: the name of the action, and what with. */
export type Act = [action: string, ...given: unknown[]];

/** Where whoever drives the page finds the still; a script sets it before the page begins. */
export interface Easel {
  position?: Position;
  /** All that was done at this position. */
  played?: Act[];
  /** Put another position in, without loading anything anew; done when it is drawn. */
  show?: (position: Position) => Promise<void>;
}
declare global {
  interface Window {
    purrlorStill?: Easel;
  }
}

/** It never changes, so nothing here is reactive: another position is another still. */
export class Still implements TableLine {
  readonly link = "open";
  readonly farewell = { code: "", text: "" };
  readonly fresh: readonly EventView[] = [];
  readonly muted: readonly string[] = [];
  readonly offset = 0;
  readonly thinking = false;
  readonly refusal = null;
  readonly busy = false;
  readonly slow = false;
  readonly notice = "";

  constructor(
    private readonly shown: Position,
    private readonly played: Act[],
  ) {}

  get id() {
    return this.shown.table.id;
  }
  get table() {
    return this.shown.table;
  }
  get you() {
    return this.shown.you;
  }
  get view() {
    return this.shown.view;
  }
  get events() {
    return this.shown.events ?? [];
  }
  get clocks() {
    return this.shown.clocks ?? [];
  }
  get chat() {
    return this.shown.chat ?? [];
  }
  get answers() {
    return this.shown.answers ?? null;
  }
  get hints() {
    return this.shown.hints ?? [];
  }

  get undoing() {
    return this.shown.undo ?? null;
  }

  /** As at a real table, only what is on the list can be played. */
  play(move: string): void {
    if (this.view?.moves.some((one) => one.text === move)) this.note("play", move);
  }
  undo(): void {
    this.note("undo");
  }
  concede(): void {
    this.note("concede");
  }
  back(): void {
    this.note("back");
  }
  say(text: string): void {
    this.note("say", text);
  }
  emote(emote: Express["emote"]): void {
    this.note("emote", emote);
  }
  mute(who: string, on: boolean): void {
    this.note("mute", who, on);
  }
  save(answers: Answers): void {
    this.note("save", answers);
  }
  askHint(): void {
    this.note("askHint");
  }
  arrange(what: string, body: unknown = {}): Promise<TableAndYou> {
    this.note("arrange", what, body);
    return Promise.resolve({ table: this.table, you: this.you });
  }
  replay(): Promise<Replay> {
    return this.shown.replay
      ? Promise.resolve(this.shown.replay)
      : Promise.reject(new Error("no replay in this still"));
  }
  beforeUpdate(): void {}
  retry(): void {}
  close(): void {}

  private note(...act: Act): void {
    this.played.push(act);
  }
}
