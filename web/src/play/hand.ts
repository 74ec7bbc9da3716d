// How the cards of a hand are laid out: as large as the room allows, side by side while they can be read so.
export interface Layout {
  readonly rows: number;
  /** Cards in a row. */
  readonly each: number;
  readonly wide: number;
  /** From one card to the next; less than its width where they lie over one another. */
  readonly step: number;
}
/** How much room a hand has: across, for a card at most, and how tall a card is for its width. */
export interface HandRoom {
  readonly across: number;
  readonly most: number;
  readonly tall: number;
  /** Whether its name stands beside it. */
  readonly named: boolean;
}

const GAP = 6;
/** A card below this width cannot be read; two rows of cards are smaller than one. */
export const LEAST = 74;
const IN_TWO_ROWS = 0.7;
/** A card as it is printed: how tall it is for its width. */
export const PRINTED = 1.4;

/** Whether a card of this width has room for a text of so many letters, beside its name, its picture and its kind. */
export function hasRoom(wide: number, letters: number, name: number): boolean {
  const lines = (n: number, size: number, across: number) => Math.ceil(n / Math.floor(across / (size * 0.55)) + 0.4);
  const [big, small] = [Math.max(13, wide * 0.086), Math.max(13, wide * 0.061)];
  const named = Math.max(wide * 0.31, lines(name, big, wide * 0.9) * big * 1.08 + 6);
  const told = lines(letters, small, wide * 0.88) * small * 1.2 + 4;
  const foot = Math.max(13, wide * 0.074) * 1.6 + wide * 0.03;
  return wide >= 112 && named + told + foot <= wide * 1.06;
}

export function laidOut(cards: number, { across, most }: HandRoom): Layout {
  const inner = Math.max(across - 8, 1);
  const least = Math.min(LEAST, most);
  const rows = cards * (least + GAP) > inner && cards > 3 ? 2 : 1;
  const each = Math.max(1, Math.ceil(cards / rows));
  const largest = rows === 1 ? most : Math.max(least, most * IN_TWO_ROWS);
  const wide = Math.round(Math.min(largest, Math.max(least, inner / each - GAP)));
  const step = each > 1 ? Math.min(wide + GAP, (inner - wide) / (each - 1)) : wide;
  return { rows: cards ? rows : 1, each, wide, step };
}

/** How large cards may be and how much of the width the question keeps, by how close things are drawn (-2 to 5). */
const CLOSER = [1.5, 1.24, 1, 0.86, 0.74, 0.62, 0.5, 0.5];
const ASKING = [0.26, 0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.5];
const SQUARER = [PRINTED, PRINTED, PRINTED, 1.25, 1.1, 1, 0.82, 0.82];
const LEAST_ASKING = 300;

/** The name of a hand stands beside it where there is little room and the cards need not lie over one another for it. */
const NAMED = 96;
const isNamed = (tight: number, wide: number, cards: number) =>
  tight > 2 && Math.ceil(cards / 2) * (LEAST + GAP) <= wide - NAMED;

/** The room of a hand of so many cards in a window so tall, under a table so wide: beside the question, or below it. */
export function handRoom(tight: number, cards: number, wide: number, tall: number, beside: boolean): HandRoom {
  const at = tight + 2;
  const named = !beside && isNamed(tight, wide, cards);
  const asking = beside ? Math.max(LEAST_ASKING, wide * ASKING[at]!) + 14 : 0;
  const most = beside ? Math.min(Math.max(96, tall * 0.17), 168) : Math.min(Math.max(LEAST, tall * 0.125), 110);
  return {
    across: Math.round(wide - asking - (named ? NAMED : 0)),
    most: Math.round(Math.max(LEAST, most * CLOSER[at]!)),
    tall: beside && tight < 2 ? PRINTED : SQUARER[at]!,
    named,
  };
}
