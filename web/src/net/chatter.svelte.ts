// What is said at a table while one plays: a bubble at a seat for a moment, and how much was said since one last looked.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { tell } from "../lib/say.svelte";
import { t } from "../lib/words.svelte";
import type { ChatLine } from "./protocol";
import type { TableLine } from "./table";

/** A bubble stays at least so long, and longer for more words; in milliseconds. */
const SHORTEST = 4500;
const EACH_LETTER = 55;

/** To be made while a component is: it follows the line as long as that lives. */
export class Chatter {
  /** What somebody says right now, by seat. Whoever looks on has no seat: that is in the chat only. */
  readonly bubbles = new SvelteMap<number, ChatLine>();
  /** What one hears: nothing of those who are muted. */
  readonly lines: ChatLine[] = $derived.by(() => this.line.chat.filter((one) => !this.line.muted.includes(one.who)));
  /** How many lines of others came since one last looked at the chat. */
  readonly unheard: number = $derived.by(
    () => this.lines.filter((one) => one.id > this.heard && one.who !== this.line.you?.who).length,
  );
  private heard = $state(0);
  private told = 0;

  constructor(private readonly line: TableLine) {
    this.told = this.heard = line.chat.at(-1)?.id ?? 0; // what was said before one came is not new
    $effect(() => {
      const news = this.lines.filter((one) => one.id > this.told);
      untrack(() => news.forEach((one) => this.say(one)));
    });
  }

  /** The chat is in sight: all of it is heard. */
  hear(): void {
    this.heard = this.line.chat.at(-1)?.id ?? 0;
  }

  private say(one: ChatLine): void {
    this.told = one.id;
    const text = one.emote ? t(`emote-${one.emote}`) : (one.text ?? "");
    if (one.who !== this.line.you?.who) tell(t("chat-said", { name: one.name, text }));
    if (one.seat === null) return;
    const seat = one.seat;
    this.bubbles.set(seat, one);
    setTimeout(
      () => {
        if (this.bubbles.get(seat)?.id === one.id) this.bubbles.delete(seat); // else something newer is said
      },
      SHORTEST + EACH_LETTER * text.length,
    );
  }
}
