// Things that cats wear, break, chase and sit in. Each stands on (0, 0) unless it says otherwise.
import type { Pen } from "./pen";
import { INDOORS } from "./things-indoors";
import { OUTDOORS } from "./things-outdoors";
import { WORN } from "./things-worn";

export interface Prop {
  /** head, collar: in the head's own place; neck, floor, air: where the pose has room; behind, under, front: of the whole cat. */
  place: "head" | "collar" | "neck" | "floor" | "air" | "behind" | "under" | "front" | "none";
  draw: (pen: Pen) => string;
  size?: number;
  /** How far a low cat is raised, so that its face shows above what stands in front. */
  lift?: number;
  /** Must not be mirrored. */
  fixed?: boolean;
}

export const PROPS: Record<string, Prop> = { none: { place: "none", draw: () => "" }, ...WORN, ...INDOORS, ...OUTDOORS };
