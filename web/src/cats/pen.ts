// The pen: a few shapes with a thick soft outline and two tones a colour. Everything drawn in the parlour goes through it.

export const INK = "#3b2a33";

/** Tells clip paths of one drawing apart; a drawing starts its own. */
export class Pen {
  private clips = 0;
  constructor(private readonly prefix: string) {}

  id(): string {
    return `${this.prefix}${this.clips++}`;
  }

  /** A closed shape in two tones: the lit one is the same shape, pushed up and to the left. */
  two(d: string, lit: string, shade: string, dx = -5, dy = -6, inside = ""): string {
    const id = this.id();
    return (
      `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${shade}"/>` +
      `<g clip-path="url(#${id})"><path d="${d}" fill="${lit}" transform="translate(${dx} ${dy})"/>${inside}</g>`
    );
  }

  /** The same with its outline. */
  solid(d: string, lit: string, shade: string, inside = "", width = 4): string {
    return this.two(d, lit, shade, -4, -4, inside) + line(d, width);
  }
}

export function line(d: string, width = 3, colour = INK): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function fill(d: string, colour: string, more = ""): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`;
}

export function shape(d: string, colour: string, width = 3.5): string {
  return `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

export function dot(x: number, y: number, r: number, colour: string, width = 0): string {
  return oval(x, y, r, r, colour, width);
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, width = 0): string {
  const edge = width ? ` stroke="${INK}" stroke-width="${width}"` : "";
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${edge}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, colour: string, width = 0): string {
  const edge = width ? ` stroke="${INK}" stroke-width="${width}"` : "";
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"${edge}/>`;
}

export function at(x: number, y: number, inner: string, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : "";
  const scaled = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${inner}</g>`;
}

/** Small chances that are always the same for one card: a generator seeded from its id. */
export function chance(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(from: readonly T[], roll: number): T {
  return from[Math.floor(roll * from.length) % from.length]!;
}
