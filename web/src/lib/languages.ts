// The languages of the house, and which of them a reader would like best.

/** By their own names, in the order in which they are offered. */
export const ENDONYMS: Readonly<Record<string, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  ja: "日本語",
  "zh-Hans": "简体中文",
};

/** What is read alike: language and script, for zh-TW is not zh-CN in other words but in other signs. */
function reading(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

function alike(tag: string, other: string): boolean {
  const read = reading(tag);
  return read !== null && read === reading(other);
}

/** The first wish that can be met; English where none can. */
export function preferred(wishes: readonly string[], offered: readonly string[]): string {
  for (const wish of wishes) {
    const found = offered.find((one) => alike(wish, one));
    if (found) return found;
  }
  return "en";
}

/** A language as it is written where the reader lives: en-GB for English, say, if the browser wishes for that. */
export function regional(language: string, wishes: readonly string[]): string {
  return wishes.find((wish) => alike(wish, language)) ?? language;
}
