// Addresses of pages. Links are plain links; only what stays inside the parlour is handled here.

export interface Place {
  path: string;
  search: string;
  hash: string;
}

const here = (): Place => ({ path: location.pathname, search: location.search, hash: location.hash });

export const route: Place = $state(here());

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  const before = route.path;
  Object.assign(route, here());
  if (route.path !== before) scrollTo(0, 0);
}

/** Change the query without leaving the page. */
export function setQuery(values: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  go(location.pathname + (text ? `?${text}` : "") + location.hash, true);
}

/** Follow links without loading the page anew; `elsewhere` may take care of a link itself. */
export function followLinks(elsewhere: (link: HTMLAnchorElement) => boolean): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api")
    )
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    if (elsewhere(link)) return;
    go(link.pathname + link.search + link.hash);
  };
  const popped = () => Object.assign(route, here());
  document.addEventListener("click", clicked);
  addEventListener("popstate", popped);
  return () => {
    document.removeEventListener("click", clicked);
    removeEventListener("popstate", popped);
  };
}
