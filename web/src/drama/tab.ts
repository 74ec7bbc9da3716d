// The icon of the tab, with a dot on it.
const DOT = '<circle cx="40" cy="40" r="34" fill="#ffd166" stroke="#3b2a33" stroke-width="9"/></svg>';

let made: Promise<string> | null = null;

export const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** The address of an icon with a dot in its corner; empty where there is none to be had. */
export function dotted(icon: string): Promise<string> {
  made ??= fetch(icon)
    .then((answer) => answer.text())
    .then((drawing) => withDot(drawing))
    .catch(() => "");
  return made;
}

export function withDot(drawing: string): string {
  if (!drawing.includes("</svg>")) return "";
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", DOT))}`;
}
