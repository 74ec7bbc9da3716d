// The words of one game: its catalogs, English always and the chosen language where the game has it.
import { bundleOf, type Bundle } from "../lib/fluent";
import { Speaker, type Seats, type Tongue } from "../lib/sentences";
import type { Shapes } from "../lib/facts";
import { learning, PSEUDO, tongues } from "../lib/words.svelte";

const NOTHING = bundleOf("en", []);

export class Lexicon {
  private readonly known = new Map<string, Bundle>();
  /** What is spoken now. A language is learnt before it is spoken, so this changes when the shell's words do. */
  private readonly spoken: readonly Tongue[] = $derived.by(() => this.inOrder(tongues()));
  /** Says what needs nobody at a table: titles, options, cards. */
  readonly words: Speaker = $derived.by(() => new Speaker(this.spoken, this.shapes));

  constructor(
    private readonly shapes: Shapes,
    private readonly offered: readonly string[],
    private readonly fetched: (language: string) => Promise<string>,
    english: string,
  ) {
    this.known.set("en", bundleOf("en", [english]));
    learning((language) => this.learn(language));
  }

  /** Says everything to one who sits at a seat, or looks on. */
  at(names: readonly string[], viewer: number | null): Speaker {
    const seats: Seats = names.map((name, seat) => ({ name, you: seat === viewer }));
    return new Speaker(this.spoken, this.shapes, seats);
  }

  /** A language that cannot be had is no reason to stop: then the game speaks English. */
  async learn(language: string): Promise<void> {
    if (this.known.has(language) || ![...this.offered, PSEUDO].includes(language)) return;
    const text = await this.fetched(language).catch(() => null);
    if (text !== null) this.known.set(language, bundleOf(language === PSEUDO ? "en" : language, [text]));
  }

  private inOrder({ language, shells }: ReturnType<typeof tongues>): Tongue[] {
    return shells.map((shell, i) => ({
      lang: shell.locales[0]!,
      game: this.known.get(i === shells.length - 1 ? "en" : language) ?? NOTHING,
      shell,
    }));
  }
}

/** All about a game in the language that is spoken now; the book can be read when its words are there. */
export async function lexicon(
  shapes: Shapes,
  offered: readonly string[],
  fetched: (language: string) => Promise<string>,
  english: string,
): Promise<Lexicon> {
  const made = new Lexicon(shapes, offered, fetched, english);
  await made.learn(tongues().language);
  return made;
}
