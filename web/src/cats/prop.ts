// What a thing in the picture is: how it is drawn, and where it has its place.
import type { Pen } from "./pen";

export interface Prop {
  /** head, collar: in the head's own place; neck, floor, air: where the pose has room; behind, under, front: of the whole cat. */
  place: "head" | "collar" | "neck" | "floor" | "air" | "behind" | "under" | "front" | "none";
  draw: (pen: Pen) => string;
  size?: number;
  /** How high above its foot a mouth grips it. */
  grip?: number;
  /** How high a thing in front reaches: a low cat is raised until its face shows above. */
  top?: number;
  /** Must not be mirrored. */
  fixed?: boolean;
}
