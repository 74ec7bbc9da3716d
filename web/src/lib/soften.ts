// Long words on narrow cards: where a word may be parted, said with soft hyphens that nobody sees otherwise.
const LONG = 9;
const SOFT = "\u00ad";
const BREAK = "\u200b";

/** Part long words between syllables, roughly, and never within three letters of an end; a slash may end a line. */
export function softened(name: string): string {
  return name.replace(/\//g, `/${BREAK}`).replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)));
}

function parted(word: string): string {
  return word.replace(/([aeiouy][^aeiouy]?)(?=[^aeiouy][aeiouy])/gi, (syllable, _, at: number) => {
    const cut = at + syllable.length;
    return cut >= 3 && word.length - cut >= 3 ? syllable + SOFT : syllable;
  });
}
