// The guide beside what one is doing: a link into the rules must not take a player away from the table.

/** `edition`: the cards of the table one sits at; elsewhere those of new tables. */
export const guiding: { game: string; rule: string; edition?: string } = $state({
  game: "",
  rule: "",
  edition: undefined,
});

export function openGuide(game: string, rule = ""): void {
  Object.assign(guiding, { game, rule });
}

export function shutGuide(): void {
  openGuide("");
}

/** Whether an address is a guide's, and we are where one does not want to be taken away from. */
export function guideHere(here: string, link: { pathname: string; hash: string }): boolean {
  const game = /^\/guide\/([\w-]+)$/.exec(link.pathname)?.[1];
  if (!game || !/^\/(t|replay|new)\//.test(here)) return false;
  openGuide(game, link.hash.startsWith("#rule-") ? link.hash.slice(6) : "");
  return true;
}
