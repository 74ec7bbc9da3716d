// Made from protocol.py by `python -m purrlor.server.wire.codegen`; do not edit.
export const PROTOCOL = 2;

/** A saved answer: when asked `prompt` (its kind), make the move of this text, if it is on the list. It keeps still while the seat has the badge `unless_badge` or holds a piece with the face `unless_face`. `until` lets it lapse: when the seat's next own turn begins, or at the end of the game. */
export interface Answer {
  prompt: string;
  move: string;
  unless_badge?: string | null;
  unless_face?: string | null;
  until?: "game" | "turn";
}

/** A seat's saved answers; `forced` lets the table give the answer where there is only one. */
export interface Answers {
  forced?: boolean;
  saved?: Answer[];
}

/** The saved answers of this seat, when they were set or have lapsed. */
export interface AnswersNow {
  type: "answers";
  answers: Answers;
}

/** Ask what a bot would do in this seat; casual tables only. */
export interface AskHint {
  type: "hint";
  ref?: number;
}

/** Take the seat back from the stand-in. Any move does so, too. */
export interface Back {
  type: "back";
  ref?: number;
}

/** The last message before the server closes; `again` says whether to connect again by oneself. */
export interface Bye {
  type: "bye";
  code: "closed" | "error" | "flood" | "missing" | "protocol" | "removed" | "replaced" | "slow" | "stopping" | "token";
  text: string;
  again: boolean;
}

/** A card or piece: its numbers, origin, rules and art line; its words are in the game's catalogs. */
export interface CardInfo {
  id: string;
  count: number;
  kind: string;
  origin: string;
  rules: string[];
  art: string;
  numbers: Record<string, unknown>;
}

/** Something said: words or an emote; `seat` is None for a spectator. */
export interface ChatLine {
  id: number;
  at: number;
  who: string;
  name: string;
  seat: number | null;
  audience: "table" | "watchers";
  text: string | null;
  emote: "headbutt" | "hiss" | "loaf" | "meow" | "purr" | "slow-blink" | "yawn" | "zoomies" | null;
}

/** The owner lets people at the table speak, or not. */
export interface ChatSwitch {
  on: boolean;
}

/** New lines of chat. */
export interface Chatted {
  type: "chatted";
  lines: ChatLine[];
}

/** Return up. */
export interface Concede {
  type: "concede";
  ref?: number;
}

/** A message with this `ref` was carried out. A move is in the log then, and the update of number `n` shows it. */
export interface Done {
  type: "done";
  ref: number;
  n?: number;
}

/** What is wrong, in one sentence. */
export interface ErrorInfo {
  code: string;
  text: string;
  rule?: string;
  field?: string;
}

/** What happened at a beat of the game, sentence by sentence; an empty argument is what this viewer may not know. */
export interface EventView {
  beat: number;
  says: string[];
  [fact: string]: unknown;
}

/** Meow, hiss, purr … */
export interface Express {
  type: "emote";
  emote: "headbutt" | "hiss" | "loaf" | "meow" | "purr" | "slow-blink" | "yawn" | "zoomies";
  ref?: number;
}

/** The body of every answer that is not a success. */
export interface Failure {
  error: ErrorInfo;
}

/** The colours of a table; one that is left out is the parlour's own. */
export interface Felt {
  cloth?: string;
  edge?: string;
  accent?: string;
  soft?: string;
  glow?: string;
}

/** What somebody's first game is dealt with: an option and its value, how that is called, and the usual way. */
export interface FirstGame {
  option: string;
  value: string | number;
  name: string;
  usual: string;
  help: string;
}

/** One step of a replay: the move that led here, what happened as these eyes saw it, and the view after it. */
export interface Frame {
  ply: number;
  seat: number | null;
  move: string | null;
  say: string | null;
  events: EventView[];
  view: View;
}

/** Everything there is to read about a game. `shapes` says by group and name what the arguments of a sentence are, as pairs of name and kind; `touches` what a move touches, `flights` which piece an event shows moving, from where and to where: patterns over those arguments. `declines` is by kind of question the text of the move that declines it. */
export interface GameBook {
  game: GameInfo;
  cards: CardInfo[];
  guide: string;
  rules: Record<string, string>;
  shapes: Record<string, Record<string, [string, string][]>>;
  touches: Record<string, string[]>;
  flights: Record<string, string[]>;
  declines: Record<string, string>;
  languages: string[];
}

/** A game in the list; `edition` names edited cards, which new tables then have; `look` is how it is drawn. The list begins with the easiest (`ease`, from 1 to 5). `front` are options that matter to most people. */
export interface GameInfo {
  id: string;
  title: string;
  line: string;
  version: number;
  seats: number[];
  minutes: number[];
  options: OptionInfo[];
  levels: LevelInfo[];
  ease?: number;
  first?: FirstGame | null;
  front?: string[];
  edition?: string;
  look?: GameLook;
}

/** How a game wants to be drawn, `[look]` in its `cards.toml`; all of it may be left out (docs/adding-a-game.md). */
export interface GameLook {
  seats?: number;
  door?: string;
  corners?: Record<string, string>;
  signs?: Record<string, string>;
  coins?: Record<string, string>;
  pieces?: Record<string, string>;
  zones?: Record<string, string>;
  aside?: string[];
  fleeting?: string[];
  effects?: Record<string, string>;
  quiet?: string[];
  asked?: string[];
  sounds?: Record<string, string[]>;
  drama?: Record<string, "capture" | "chance" | "disaster" | "pounce" | "reveal">;
  felt?: Felt;
  dark?: Felt;
  style?: string;
}

/** The first message. `token` takes a program's seat; `seen` and `chat` say what an earlier connection had. `language` is that of refusals and notices; with `words` views and events come in its words, too, in the shapes of `match.view` and `match.events`. */
export interface Hello {
  type: "hello";
  protocol: number;
  language?: string;
  words?: boolean;
  token?: string | null;
  seen?: number | null;
  chat?: number | null;
}

/** A move that a bot would think of, with its share of visits, and the share of a win that it is expected to bring. `equal`: it lies within the noise of the best one (the best one itself: of the next); `why`: of the best two, where there is a reason. */
export interface Hinted {
  move: string;
  say: string;
  share: number;
  win: number | null;
  equal?: boolean;
  why?: Why | null;
}

/** What a bot would do: the move that it recommends first, then the next best. */
export interface Hints {
  type: "hints";
  ref: number;
  n: number;
  moves: Hinted[];
}

/** Let somebody sit down again whom the owner removed. */
export interface LetBack {
  who: string;
}

/** A bot that can be put into a seat; the shell has its words, `art` draws the face of one of its kind. */
export interface LevelInfo {
  id: string;
  art?: string;
}

/** Who the browser is. */
export interface Me {
  who: string;
  name: string;
  chosen: boolean;
}

/** One thing that this seat may do now: the text to send, how it is said where that tells more, what it leads to. `hurts`: it costs dearly and cannot be taken back; a person should be asked twice. */
export interface MoveView {
  text: string;
  say?: string | null;
  so?: string | null;
  hurts?: boolean;
}

/** Hear a person no more (or again). */
export interface Mute {
  type: "mute";
  who: string;
  on?: boolean;
  ref?: number;
}

/** Set up a table. `bots` gives a level (or None for an open place) for each seat; one's own seat is `seat`. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  access?: "closed" | "link" | "open";
  watching?: boolean;
  casual?: boolean;
  clock?: "brisk" | "none" | "relaxed";
  pace?: "calm" | "quick";
  stand_in?: string;
  bots?: (string | null)[];
  seat?: number | null;
  start?: boolean;
}

/** Something about the server that everybody at a table should know; an empty text: it is over. */
export interface Notice {
  type: "notice";
  text: string;
}

/** The next game, offered by a seat after the end: who has said yes or no, and whose answer it waits for. */
export interface Offer {
  by: number;
  yes: number[];
  no: number[];
  waiting: number[];
}

/** One table option; the first value is the default. */
export interface OptionInfo {
  name: string;
  values: (string | number)[];
  rule: string;
  of_seats: boolean;
}

/** How a game ended. */
export interface OutcomeView {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
  parts: PartView[][];
}

/** One line of a score; a note says how the points came about. */
export interface PartView {
  say: string;
  points: number;
  rule: string;
  note?: string | null;
}

/** A card, coin or cat, or several alike; a hidden one has no face. */
export interface Piece {
  id: string;
  kind: string;
  face: string | null;
  count: number;
  position?: number | null;
  facing?: string | null;
  owner?: number | null;
  marks?: Record<string, unknown> | null;
}

/** Measure the way there and back. */
export interface Ping {
  type: "ping";
  ref?: number;
}

/** Make a move; `seen` is the number of the last update. `ref` comes back with the answer. */
export interface Play {
  type: "move";
  move: string;
  seen: number;
  ref?: number;
}

/** Play on from a ply of a finished game (or of a record file), in a seat, against bots. */
export interface PlayOn {
  ply: number;
  seat: number;
  level?: string;
  record?: string | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  ref: number;
  now: number;
}

/** What is asked of this seat, and by which rule; `kind` stays the same where several sentences ask one thing. `stake` is what is at stake; `forced`: there is one answer, which the table gives for a seat that lets it. */
export interface PromptView {
  say: string;
  kind: string;
  rule: string;
  stake?: string | null;
  forced?: boolean;
}

/** Become the person whose recovery token this is. */
export interface Recover {
  token: string;
}

/** Who the browser is now, and the link for the next time: the one that led here is used up. */
export interface Recovered {
  who: string;
  name: string;
  chosen: boolean;
  link: RecoveryLink;
}

/** A link that moves a person to another device, once; to be kept like a key. */
export interface RecoveryLink {
  path: string;
  token: string;
}

/** A message was not carried out. `code` is for programs, `rule` a rule id; with `stale` comes a fresh update. */
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  text: string;
  rule?: string;
  field?: string;
}

/** Offer the next game or accept it, or say no to it. */
export interface Rematch {
  yes?: boolean;
}

/** Somebody whom the owner of a table removed. */
export interface Removed {
  who: string;
  name: string;
}

/** Choose a name. */
export interface Rename {
  name: string;
}

/** A finished game, step by step, through the eyes of a seat, a spectator, or open: all of it, or a page. It ends with the ply `last`; a page that does not begin with the set-up has no `outcome`. */
export interface Replay {
  table: string | null;
  game: string;
  title: string;
  names: string[];
  eyes: string;
  last: number;
  frames: Frame[];
  outcome: OutcomeView | null;
  shuffle: "broken" | "kept" | "none";
  edition?: string;
}

/** Say something. */
export interface Say {
  type: "chat";
  text: string;
  ref?: number;
}

/** Who sits where. `here`: connected now. `away`: a stand-in plays until the person is back. A bot has a face, drawn from a line of art data, and a way to play: the shell's catalogs say it as `way-…`. A table of earlier days has neither. */
export interface Seat {
  seat: number;
  kind: "bot" | "empty" | "person" | "program";
  name: string;
  level: string | null;
  who: string | null;
  here: boolean;
  away: boolean;
  art?: string;
  way?: string;
}

/** The owner puts a bot into a seat, or empties it. */
export interface SeatChange {
  kind: "bot" | "empty";
  level?: string | null;
}

/** How long a seat has for its decision (`until`, seconds since 1970), and its reserve in seconds. */
export interface SeatClock {
  seat: number;
  until: number;
  reserve: number;
}

/** What a program needs to take a seat. */
export interface SeatToken {
  seat: number;
  token: string;
  socket: string;
}

/** A seat as the game shows it; games may add facts. */
export interface SeatView {
  score?: number | null;
  badges?: string[];
  counts?: Record<string, number>;
  [fact: string]: unknown;
}

/** The owner sends somebody away who looks on: they may not come back until they are let back. */
export interface SendAway {
  who: string;
}

/** Replace the saved answers of this seat. */
export interface SetAnswers {
  type: "answers";
  answers: Answers;
  ref?: number;
}

/** The promise: SHA-256 over salt and seed, published before the start; both are revealed at the end. */
export interface Shuffle {
  commitment: string;
  salt: string | null;
  seed: string | null;
}

/** Take a seat; the first empty one when none is named. */
export interface Sit {
  seat?: number | null;
}

/** What everybody at a table (or in the list of tables) may know about it. `edition` names edited cards; `chat`: people may speak. */
export interface Table {
  id: string;
  code: string;
  game: string;
  title: string;
  version: number;
  options: Record<string, unknown>;
  seats: Seat[];
  access: "closed" | "link" | "open";
  watching: boolean;
  casual: boolean;
  clock: "brisk" | "none" | "relaxed";
  pace: "calm" | "quick";
  stand_in: string;
  status: "closed" | "gathering" | "over" | "playing";
  owner: string;
  created: number;
  started: number | null;
  ended: number | null;
  watchers: number;
  shuffle: Shuffle;
  outcome: OutcomeView | null;
  rematch: string | null;
  parent: string | null;
  playable: boolean;
  edition?: string;
  chat?: boolean;
  offer?: Offer | null;
}

/** A table, and who one is there. */
export interface TableAndYou {
  table: Table;
  you: You;
}

/** Tables, newest first; `more` is what to pass as `before` for the next page. */
export interface TableList {
  tables: Table[];
  more: number | null;
}

/** Seats, presence or status changed. */
export interface TableNews {
  type: "table";
  table: Table;
  you: You;
}

/** Take the last move back, where the game allows it. */
export interface Undo {
  type: "undo";
  seen: number;
  ref?: number;
}

/** The game went on: the events since the last update, and the fresh view. `undo` says whether this seat can take a move back now (`yes`), or why not: it has made none (`nothing`), the game went on to others (`others`), something new was seen since (`seen`), the table is not casual (`table`), the game knows no such thing (`game`). Spectators, and everybody after the end, have None. */
export interface Update {
  type: "update";
  n: number;
  events: EventView[];
  view: View;
  clocks: SeatClock[];
  now: number;
  undo?: "game" | "nothing" | "others" | "seen" | "table" | "yes" | null;
}

/** All that a seat (None: a spectator) may know; `beat` counts the moves that everybody could notice. `alarms` say who is about to win. */
export interface View {
  seat: number | null;
  beat: number;
  turn: number;
  phase: string;
  seats: SeatView[];
  zones: Zone[];
  waiting: number[];
  prompt: PromptView | null;
  moves: MoveView[];
  outcome: OutcomeView | null;
  alarms?: string[];
}

/** The answer to `hello`: everything, or what was missed since `seen`/`chat`. `view` is None before the start. `undo`: see `Update`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  you: You;
  table: Table;
  n: number;
  since: number;
  events: EventView[];
  view: View | null;
  clocks: SeatClock[];
  now: number;
  chat: ChatLine[];
  answers: Answers | null;
  muted: string[];
  undo?: "game" | "nothing" | "others" | "seen" | "table" | "yes" | null;
}

/** Why a move is good: what happens in a share `of` the lines that were played on from here, at least half of them. `event`: `say` is told, a sentence of the group `event`; `spared`: it is told after the next best move instead. `won`: this seat wins; `lost`: it loses after the next best move. `points`: it gets `n` points; `ahead`: it is `n` points ahead of everybody. `better`: nothing such; this move is expected to win `n` games of a hundred more. */
export interface Why {
  kind: "ahead" | "better" | "event" | "lost" | "points" | "spared" | "won";
  say?: string;
  n?: number;
  of?: number;
}

/** Who this connection is; the owner is also told who was removed, and can be let back. */
export interface You {
  who: string;
  name: string;
  seat: number | null;
  owner: boolean;
  removed?: Removed[];
}

/** A place where pieces lie. Grids have width and height, slots and tracks cells; games may add facts. */
export interface Zone {
  id: string;
  kind: string;
  owner: number | null;
  size: number;
  pieces: Piece[];
  width?: number | null;
  height?: number | null;
  cells?: unknown[] | null;
  [fact: string]: unknown;
}

export type ToServer = Hello | Play | Undo | Concede | Back | SetAnswers | Say | Express | Mute | AskHint | Ping;

export type ToClient = Welcome | Update | TableNews | Chatted | Done | Refused | Hints | AnswersNow | Pong | Notice | Bye;
