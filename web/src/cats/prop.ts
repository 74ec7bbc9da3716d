// What a thing in the picture is: how it is drawn, and where it has its place.
import type { Pen } from "./pen";

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
