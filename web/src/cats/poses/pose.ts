// What a pose is: a body as a few soft parts. Limbs and tails are thick lines; the outline goes around all of them together.
import type { Stand } from "./stands";

export type Point = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, turn?: number, size?: number];

export interface Limb {
  d: string;
  width: number;
}

export interface Pose {
  /** Parts behind the body (far legs, tail), the body, parts in front of it (near legs, arms). */
  far?: readonly Limb[];
  tail?: Limb;
  body: string;
  near?: readonly Limb[];
  /** Limbs before all else of the cat, each with its own outline: arms around a thing, a paw at the brow. */
  over?: readonly Limb[];
  /** The tail lies before the body instead of behind it. */
  wraps?: boolean;
  /** A tail with its fur on end is a shape of its own, instead of a line. */
  plume?: string;
  /** The line of the back, where stripes cross; and where patches lie. */
  spine: string;
  spots: readonly (readonly [x: number, y: number, r: number])[];
  chest: readonly [x: number, y: number, rx: number, ry: number];
  head: readonly [x: number, y: number, turn: number, scale: number];
  /** Small lines drawn last: toes, haunches. */
  marks?: string;
  /** Pink pads, where a paw shows them. */
  pads?: readonly Point[];
  /** Where a thing stands, or is held; where one hangs in the air. Faces are drawn later, so that nothing covers them. */
  floor: Spot;
  air: Spot;
  neck: readonly [x: number, y: number, turn: number];
  /** A thing at `floor` hangs from the mouth. */
  carries?: boolean;
  /** Looks at you, whatever thing is there. */
  stares?: boolean;
  /** What the cat sits in, on or behind; and its paws on the edge of that. */
  stand?: Stand;
  grips?: readonly Point[];
  /** Above the ground: a shadow below. */
  flies?: boolean;
  snores?: boolean;
  /** Lines of motion and little clouds around the cat. */
  whoosh?: string;
}

export const limb = (d: string, width = 17): Limb => ({ d, width });
export const tail = (d: string, width = 13): Limb => ({ d, width });
