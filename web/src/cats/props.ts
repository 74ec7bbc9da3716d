// Things that cats wear, break, chase and sit in. Each stands on (0, 0) unless it says otherwise.
import type { Prop } from "./prop";
import { INDOORS } from "./things-indoors";
import { OUTDOORS } from "./things-outdoors";
import { WORN } from "./things-worn";

export const PROPS: Record<string, Prop> = {
  none: { place: "none", draw: () => "" },
  ...WORN,
  ...INDOORS,
  ...OUTDOORS,
};
