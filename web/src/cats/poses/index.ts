// All poses, by name.
import type { Pose } from "./pose";
import { BUSY } from "./busy";
import { MOVING } from "./moving";
import { RESTING } from "./resting";
import { UPRIGHT } from "./upright";

export const POSES: Record<string, Pose> = { ...RESTING, ...MOVING, ...BUSY, ...UPRIGHT };
