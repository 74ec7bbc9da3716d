/** How much room the parts of a table need, and whether they have it. */

/** The parts that are measured: the whole table, its felt, and what is asked. */
export interface Parts {
  readonly root: HTMLElement;
  readonly felt: HTMLElement;
  readonly asking: HTMLElement;
}

/** Whether nothing scrolls and nothing lies over anything else. */
export function fits({ felt, asking }: Parts): boolean {
  const list = asking.querySelector(".choices:not(.list)");
  if (!isWhole(felt) || !isWhole(asking) || (list && !isWhole(list))) return false;
  const boxes = regions(felt).map((one) => one.getBoundingClientRect());
  return !boxes.some((one, i) => boxes.slice(i + 1).some((other) => overlap(one, other)));
}

/** The height that is left over. */
export function slack({ felt, asking }: Parts): number {
  const asked = asking.firstElementChild?.scrollHeight ?? 0;
  const used = regions(felt).reduce((sum, one) => sum + one.clientHeight, asked);
  return felt.clientHeight + asking.clientHeight - used;
}

/** Whether one's own places may stand beside the common ones. */
export const isWide = ({ felt }: Parts): boolean =>
  felt.clientWidth >= 900 && felt.clientWidth > 1.8 * felt.clientHeight;

export const sizeOf = (one: Element): string => `${one.clientWidth}x${one.clientHeight}`;

export const sizes = ({ root, felt, asking }: Parts): string => [root, felt, asking].map(sizeOf).join(" ");

const isWhole = (one: Element) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
const regions = (felt: Element) => [...felt.querySelectorAll(":scope > .others, :scope > .own, .asides, .heroes")];
const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
