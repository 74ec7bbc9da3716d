// A body in a pose and a coat. One outline goes around all parts that belong together.
import type { Coat } from "./coats";
import { dot, INK, line, oval, type Pen } from "./pen";
import type { Limb, Pose } from "./poses";

const OUTLINE = 8;

/** A tail that flicks is turned about where it grows. */
export function backParts(pose: Pose, coat: Coat, flick = 0): string {
  const [x = "0", y = "0"] = pose.tail[0]?.d.match(/-?[\d.]+/g) ?? [];
  const tail = group(pose.tail, coat, coat.lit, true);
  return (
    (flick ? `<g transform="rotate(${flick} ${x} ${y})">${tail}</g>` : tail) + group(pose.far, coat, coat.shade, false)
  );
}

export function torso(pen: Pen, pose: Pose, coat: Coat, roll: () => number): string {
  const outlines = line(pose.body, OUTLINE) + pose.near.map((l) => line(l.d, l.width + OUTLINE)).join("");
  const body = pen.two(pose.body, coat.lit, coat.shade, -7, -8, pattern(pose, coat, roll));
  const limbs = pose.near.map((l) => tube(l, coat, coat.lit, false)).join("");
  const spikes = pose.spiky ? fur(pose) : "";
  return spikes + outlines + body + limbs + line(pose.marks, 3) + pads(pose, coat);
}

function group(limbs: readonly Limb[], coat: Coat, colour: string, isTail: boolean): string {
  return (
    limbs.map((l) => line(l.d, l.width + OUTLINE)).join("") + limbs.map((l) => tube(l, coat, colour, isTail)).join("")
  );
}

function tube({ d, width }: Limb, coat: Coat, colour: string, isTail: boolean): string {
  const whole = line(d, width, colour);
  const end = (share: number, paint: string) => part(d, width, paint, `${share} 200`, "round", share - 100);
  switch (coat.marking) {
    case "tabby":
      return whole + part(d, width, coat.first, isTail ? "7 11" : "7 12 7 200", "butt", isTail ? 0 : -30);
    case "points":
      return whole + end(isTail ? 70 : 34, coat.first);
    case "tuxedo":
      return whole + end(isTail ? 14 : 34, coat.first);
    case "patches":
      return whole + (isTail ? end(55, coat.second) + end(30, coat.first) : "");
    default:
      return whole;
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

/** Fur on end along the back. */
function fur(pose: Pose): string {
  return `<path d="${pose.spine}" pathLength="100" fill="none" stroke="${INK}" stroke-width="24" stroke-dasharray="2.4 5" transform="translate(2 -3)"/>`;
}

function pads(pose: Pose, coat: Coat): string {
  const one = (x: number, y: number) =>
    oval(x, y + 2, 4.6, 3.8, coat.ear) +
    dot(x - 5.5, y - 3, 1.9, coat.ear) +
    dot(x, y - 5.4, 1.9, coat.ear) +
    dot(x + 5.5, y - 3, 1.9, coat.ear);
  return (pose.pads ?? []).map(([x, y]) => one(x, y)).join("");
}

/** The paws over the edge of a ledge or a box. */
export function paws(pose: Pose, coat: Coat, y: number): string {
  if (!pose.front) return "";
  const colour = coat.marking === "tuxedo" || coat.marking === "points" ? coat.first : coat.lit;
  const one = (x: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="13" ry="11" fill="${colour}" stroke="${INK}" stroke-width="4"/>` +
    line(`M${x - 4},${y + 4}v5M${x + 4},${y + 4}v5`, 2.6);
  return one(78) + one(162);
}

export function shadow(pose: Pose): string {
  return pose.flies
    ? oval(120, 168, 62, 6, "#2a1a20", 0).replace("/>", ' opacity=".18"/>')
    : oval(122, 162, 84, 7, "#2a1a20").replace("/>", ' opacity=".16"/>');
}

export function sleepLetters(pose: Pose): string {
  return pose.snores ? line("M150,74h12l-12,13h12M172,50h15l-15,16h15", 4, "#fff8ea") : "";
}
