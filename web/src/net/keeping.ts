// What did not change stays the very same thing: then the page need not look at it again.
import type { View } from "./protocol";

/** The fresh view, with the zones and seats of the old one wherever they say the same. */
export function keeping(old: View | null, fresh: View): View {
  if (!old) return fresh;
  return {
    ...fresh,
    zones: same(old.zones, fresh.zones, (zone) => zone.id),
    seats: same(old.seats, fresh.seats, (_, seat) => seat),
  };
}

function same<T>(old: readonly T[], fresh: readonly T[], name: (one: T, i: number) => string | number): T[] {
  const known = new Map(old.map((one, i) => [name(one, i), one]));
  return fresh.map((one, i) => {
    const before = known.get(name(one, i));
    return before !== undefined && written(before as object) === written(one as object) ? before : one;
  });
}

/** Each is written once: the fresh one of now is the old one of the next time. */
const texts = new WeakMap<object, string>();
function written(one: object): string {
  let text = texts.get(one);
  if (text === undefined) texts.set(one, (text = JSON.stringify(one)));
  return text;
}
