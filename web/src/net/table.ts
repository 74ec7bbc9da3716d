// A table as the page knows it, wherever its game is played: what is to be seen there, and what one may do.
import type {
  Answers,
  ChatLine,
  EventView,
  Express,
  Hinted,
  Replay,
  SeatClock,
  Table,
  TableAndYou,
  Update,
  View,
  You,
} from "./protocol";

/** `lost`: it comes back by itself; `gone`: that has been tried for long; `ended`: it will not. */
export type Link = "connecting" | "open" | "lost" | "gone" | "ended";
export interface Refusal {
  readonly text: string;
  readonly rule: string;
  readonly code: string;
}

export type Undoing = NonNullable<Update["undo"]>;

/** All of it is reactive; nothing here is changed but by what is done at the table. */
export interface TableState {
  readonly id: string;
  readonly link: Link;
  /** Why the link ended. */
  readonly farewell: { readonly code: string; readonly text: string };
  readonly table: Table | null;
  readonly you: You | null;
  /** Null before the start. */
  readonly view: View | null;
  readonly events: readonly EventView[];
  /** The events of the last update, for animation, sound and the live region. */
  readonly fresh: readonly EventView[];
  readonly clocks: readonly SeatClock[];
  /** The table's time minus ours, in seconds. */
  readonly offset: number;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly string[];
  readonly answers: Answers | null;
  readonly hints: readonly Hinted[];
  /** A hint was asked for. */
  readonly thinking: boolean;
  readonly refusal: Refusal | null;
  /** A move is on its way: nothing else can be played until it is answered. */
  readonly busy: boolean;
  /** Its answer takes so long that the page should say so. */
  readonly slow: boolean;
  /** What the house says about itself, while it has trouble. */
  readonly notice: string;
  /** Whether one can take a move back now (`yes`), or why not; null where nobody could. */
  readonly undoing: Undoing | null;
}

export interface TableActions {
  play(move: string): void;
  undo(): void;
  concede(): void;
  /** Take the seat back from a stand-in. */
  back(): void;
  say(text: string): void;
  emote(emote: Express["emote"]): void;
  mute(who: string, on: boolean): void;
  save(answers: Answers): void;
  askHint(): void;
  /** Around the game: `sit`, `leave`, `start`, `close`, `rematch`, `seats/2` … The answer may be about another table. */
  arrange(what: string, body?: unknown): Promise<TableAndYou>;
  replay(eyes: string): Promise<Replay>;
  /** Called right before a fresh view is shown, so that positions can be remembered. */
  beforeUpdate(run: (events: readonly EventView[]) => void): void;
  retry(): void;
  close(): void;
}

export type TableLine = TableState & TableActions;
