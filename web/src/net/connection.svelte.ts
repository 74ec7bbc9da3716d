// One table over one websocket: says hello, keeps the last view, comes back by itself.
import {
  type Answers,
  type ChatLine,
  type EventView,
  type Express,
  type Hinted,
  PROTOCOL,
  type Replay,
  type SeatClock,
  type Table,
  type TableAndYou,
  type ToClient,
  type ToServer,
  type Update,
  type View,
  type Welcome,
  type You,
} from "./protocol";
import { afterFrame } from "../lib/frames";
import { locale, t } from "../lib/words.svelte";
import { introduced, post } from "./api";
import { keeping } from "./keeping";
import { reelOf } from "./replays.svelte";
import type { Link, Refusal, TableLine, Undoing } from "./table";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
const GONE_AFTER = 5;
/** A move that is answered sooner changes the table once: when the answer comes. */
const SLOW = 160;

export class Connection implements TableLine {
  link: Link = $state("connecting");
  farewell = $state({ code: "", text: "" });
  you: You | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  view: View | null = $state.raw(null);
  events: EventView[] = $state.raw([]);
  fresh: EventView[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  clocks: SeatClock[] = $state.raw([]);
  answers: Answers | null = $state.raw(null);
  muted: string[] = $state.raw([]);
  hints: Hinted[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  busy = $derived.by(() => this.sent !== null);
  slow = $state(false);
  offset = $state(0);
  thinking = $state(false);
  notice = $state("");
  undoing: Undoing | null = $state(null);

  /** The number of the move that is on its way. */
  private sent: number | null = $state(null);
  private socket: WebSocket | null = null;
  private n: number | null = null;
  private ref = 0;
  private acknowledged = false;
  /** The number of the update that shows the move that was sent. */
  private awaited = 0;
  private tries = 0;
  private timer = 0;
  private patience = 0;
  /** What came while an update waits to be drawn. */
  private heard: ToClient[] = [];
  private drawing = false;
  private over = false;
  private learnt = 0; // how often the table was described
  private before: (events: readonly EventView[]) => void = () => {};

  constructor(readonly id: string) {
    this.connect();
  }

  beforeUpdate(run: (events: readonly EventView[]) => void): void {
    this.before = run;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  retry(): void {
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  play(move: string): void {
    if (this.sent !== null || this.n === null) return;
    this.refusal = null;
    this.hints = [];
    this.acknowledged = false;
    this.awaited = this.n + 1;
    this.onItsWay(this.send({ type: "move", move, seen: this.n, ref: ++this.ref }) ? this.ref : null);
  }

  undo(): void {
    if (this.n !== null) this.send({ type: "undo", seen: this.n, ref: ++this.ref });
  }
  concede(): void {
    this.send({ type: "concede", ref: ++this.ref });
  }
  back(): void {
    this.send({ type: "back", ref: ++this.ref });
  }
  say(text: string): void {
    this.send({ type: "chat", text, ref: ++this.ref });
  }
  emote(emote: Express["emote"]): void {
    this.send({ type: "emote", emote, ref: ++this.ref });
  }
  mute(who: string, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((one) => one !== who);
    this.send({ type: "mute", who, on, ref: ++this.ref });
  }
  save(answers: Answers): void {
    this.answers = answers;
    this.send({ type: "answers", answers, ref: ++this.ref });
  }
  askHint(): void {
    this.thinking = this.send({ type: "hint", ref: ++this.ref });
  }

  async arrange(what: string, body: unknown = {}): Promise<TableAndYou> {
    const known = this.learnt;
    const answer = await post<TableAndYou>(`/tables/${this.id}/${what}`, body);
    if (answer.table.id === this.id && this.learnt === known) this.learn(answer); // else the line told something newer
    return answer;
  }
  async replay(eyes: string): Promise<Replay> {
    return (await reelOf(this.id, eyes)).all();
  }

  private learn({ table, you }: TableAndYou): void {
    this.learnt += 1;
    this.table = table;
    this.you = you;
  }

  private onItsWay(ref: number | null): void {
    clearTimeout(this.patience);
    this.sent = ref;
    this.slow = false;
    if (ref !== null) this.patience = window.setTimeout(() => (this.slow = true), SLOW);
  }

  private send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    void introduced()
      .catch(() => {})
      .then(() => this.over || this.open());
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws`);
    this.socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        protocol: PROTOCOL,
        language: locale(),
        seen: this.n,
        chat: this.chat.at(-1)?.id ?? null,
      });
    socket.onmessage = (event) => this.note(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    this.hearAll();
    if (socket !== this.socket || this.over) return;
    this.onItsWay(null);
    this.thinking = false;
    this.tries += 1;
    this.link = this.tries > GONE_AFTER ? "gone" : this.table ? "lost" : "connecting";
    this.timer = window.setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1)));
  }

  /** The first of a burst is shown at once; what comes before it is drawn waits for that, and is shown together. */
  private note(message: ToClient): void {
    this.heard.push(message);
    if (!this.drawing) this.hearAll();
  }

  private hearAll(): void {
    const heard = this.heard.splice(0);
    const news = heard.flatMap((message) => (message.type === "update" ? message.events : []));
    if (news.length) this.before(news);
    heard.forEach((message) => this.hear(message));
    if (heard.some((message) => message.type === "update")) this.drawFirst(news);
  }

  private drawFirst(news: EventView[]): void {
    this.fresh = news;
    this.drawing = true;
    afterFrame(() => {
      this.drawing = false;
      this.hearAll();
    });
  }

  private hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "update":
        return this.updated(message);
      case "table":
        return this.learn(message);
      case "chatted":
        this.chat = [...this.chat, ...message.lines].slice(-300);
        return;
      case "done":
        return this.done(message.ref, message.n);
      case "refused":
        return this.refused(message);
      case "hints":
        this.thinking = false;
        if (message.n === this.n) this.hints = message.moves;
        return;
      case "answers":
        this.answers = message.answers;
        return;
      case "notice":
        this.notice = message.text;
        return;
      case "bye":
        return this.dismissed(message);
    }
  }

  private welcomed(message: Extract<ToClient, { type: "welcome" }>): void {
    this.tries = 0;
    this.link = "open";
    this.notice = "";
    this.onItsWay(null);
    this.learn(message);
    this.before([]);
    this.events = message.since > 0 ? [...this.events, ...message.events] : message.events;
    this.fresh = [];
    this.take(message);
    this.chat = [...this.chat, ...message.chat];
    this.answers = message.answers;
    this.muted = message.muted;
  }

  private updated(message: Extract<ToClient, { type: "update" }>): void {
    this.events = [...this.events, ...message.events];
    this.hints = [];
    this.take(message);
    if (this.acknowledged && message.n >= this.awaited) this.onItsWay(null);
  }

  /** A move is over when it is acknowledged and its update has come, in whichever order. */
  private done(ref: number, n?: number): void {
    if (ref !== this.sent) return;
    this.acknowledged = true;
    this.awaited = n || this.awaited;
    if ((this.n ?? 0) >= this.awaited) this.onItsWay(null);
  }

  private take(message: Pick<Update | Welcome, "n" | "view" | "clocks" | "now" | "undo">): void {
    this.n = message.n;
    this.view = message.view && keeping(this.view, message.view);
    this.clocks = message.clocks;
    this.undoing = message.undo ?? null;
    this.offset = message.now - Date.now() / 1000;
  }

  private refused(message: Extract<ToClient, { type: "refused" }>): void {
    if (message.ref === this.sent) this.onItsWay(null);
    this.thinking = false;
    if (message.code !== "stale") this.refusal = { text: message.text, rule: message.rule ?? "", code: message.code };
  }

  private dismissed(message: Extract<ToClient, { type: "bye" }>): void {
    if (message.again) return;
    this.over = true;
    this.link = "ended";
    this.farewell = { code: message.code, text: message.text || t("error-server") };
  }
}
