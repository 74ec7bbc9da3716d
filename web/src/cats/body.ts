// A body in a pose and a coat. One outline goes around all parts that belong together.
import type { Coat } from "./coats";
import { dot, INK, line, oval, type Pen } from "./pen";
import type { Limb, Point, Pose } from "./poses/pose";

const OUTLINE = 8;

/** The tail; one that flicks is turned about where it grows. */
function tailOf(pen: Pen, { tail, plume }: Pose, coat: Coat, flick: number): string {
  if (!tail) return "";
  const drawn = plume ? bristling(pen, plume, tail, coat) : group([tail], coat, coat.lit, true);
  const [x = "0", y = "0"] = tail.d.match(/-?[\d.]+/g) ?? [];
  return flick ? `<g transform="rotate(${flick} ${x} ${y})">${drawn}</g>` : drawn;
}

/** A tail with its fur on end: a shape, with the markings of the line in its middle. */
function bristling(pen: Pen, shape: string, middle: Limb, coat: Coat): string {
  const tones = coat.marking === "points" ? ([coat.first, coat.first] as const) : ([coat.lit, coat.shade] as const);
  return line(shape, OUTLINE) + pen.two(shape, ...tones, -5, -3, markings(middle, coat, true));
}

export function torso(pen: Pen, pose: Pose, coat: Coat, roll: () => number, flick: number): string {
  const near = pose.near ?? [];
  const tail = tailOf(pen, pose, coat, flick);
  const outlines = line(pose.body, OUTLINE) + near.map((l) => line(l.d, l.width + OUTLINE)).join("");
  const body = pen.two(pose.body, coat.lit, coat.shade, -7, -8, pattern(pose, coat, roll));
  const limbs = near.map((l) => tube(l, coat, coat.lit, false)).join("");
  return [
    pose.wraps ? "" : tail,
    group(pose.far ?? [], coat, coat.shade, false),
    outlines + body + limbs + line(pose.marks ?? "", 3) + pads(pose, coat),
    pose.wraps ? tail : "",
  ].join("");
}

/** Limbs with an outline of their own, before the body and the face. */
export function arms(pose: Pose, coat: Coat): string {
  return (pose.over ?? []).map((one) => group([one], coat, coat.lit, false)).join("");
}

function group(limbs: readonly Limb[], coat: Coat, colour: string, isTail: boolean): string {
  return (
    limbs.map((l) => line(l.d, l.width + OUTLINE)).join("") + limbs.map((l) => tube(l, coat, colour, isTail)).join("")
  );
}

function tube(limb: Limb, coat: Coat, colour: string, isTail: boolean): string {
  return line(limb.d, limb.width, colour) + markings(limb, coat, isTail);
}

function markings({ d, width }: Limb, coat: Coat, isTail: boolean): string {
  const end = (share: number, paint: string) => part(d, width + 0.8, paint, `${share} 200`, "round", share - 100);
  switch (coat.marking) {
    case "tabby":
      return part(d, width, coat.first, isTail ? "7 11" : "7 12 7 200", "butt", isTail ? 0 : -30);
    case "points":
      return end(isTail ? 70 : 34, coat.first);
    case "tuxedo":
      return end(isTail ? 14 : 34, coat.first);
    case "patches":
      return isTail ? end(55, coat.second) + end(30, coat.first) : "";
    default:
      return "";
  }
}

function part(d: string, width: number, colour: string, dashes: string, cap: string, offset = 0): string {
  return `<path d="${d}" pathLength="100" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}" stroke-linecap="${cap}"/>`;
}

function pattern(pose: Pose, coat: Coat, roll: () => number): string {
  const [x, y, rx, ry] = pose.chest;
  switch (coat.marking) {
    case "tabby":
      return part(pose.spine, 44, coat.first, "6 9", "butt") + oval(x, y, rx, ry, coat.second);
    case "patches":
      return pose.spots
        .map(([sx, sy, r], i) => dot(sx + (roll() - 0.5) * 14, sy, r, i % 2 ? coat.first : coat.second))
        .join("");
    case "tuxedo":
      return oval(x, y, rx, ry, coat.first);
    case "bare":
      return line(
        pose.spots.map(([sx, sy, r]) => `M${sx - r / 2},${sy}Q${sx},${sy + 5} ${sx + r / 2},${sy}`).join(""),
        2.2,
        coat.first,
      );
    case "points":
      return "";
    default: // a pale chest shows only from the front
      return pose.neck[2] === 0 ? oval(x, y, rx * 0.8, ry * 0.8, coat.second) : "";
  }
}

function pads(pose: Pose, coat: Coat): string {
  const one = (x: number, y: number) =>
    oval(x, y + 2, 4.6, 3.8, coat.ear) +
    dot(x - 5.5, y - 3, 1.9, coat.ear) +
    dot(x, y - 5.4, 1.9, coat.ear) +
    dot(x + 5.5, y - 3, 1.9, coat.ear);
  return (pose.pads ?? []).map(([x, y]) => one(x, y)).join("");
}

/** The paws over the edge of a ledge, a box or a bar. */
export function paws(pose: Pose, coat: Coat): string {
  const colour = coat.marking === "tuxedo" || coat.marking === "points" ? coat.first : coat.lit;
  const one = ([x, y]: Point) =>
    `<ellipse cx="${x}" cy="${y}" rx="13" ry="11" fill="${colour}" stroke="${INK}" stroke-width="4"/>` +
    line(`M${x - 4},${y + 4}v5M${x + 4},${y + 4}v5`, 2.6);
  return (pose.grips ?? []).map(one).join("");
}

export function shadow(pose: Pose): string {
  return pose.flies
    ? oval(120, 168, 62, 6, "#2a1a20", 0).replace("/>", ' opacity=".18"/>')
    : oval(122, 162, 84, 7, "#2a1a20").replace("/>", ' opacity=".16"/>');
}

export function sleepLetters(pose: Pose): string {
  return pose.snores ? line("M150,74h12l-12,13h12M172,50h15l-15,16h15", 4, "#fff8ea") : "";
}
