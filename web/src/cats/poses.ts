// Poses: bodies as a few soft parts. Limbs and tails are thick lines; the outline goes around all of them together.

export type Point = readonly [x: number, y: number];

export interface Limb {
  d: string;
  width: number;
}

export interface Pose {
  /** Parts behind the body (far legs, tail), the body, parts in front of it (near legs, arms). */
  far: readonly Limb[];
  tail: readonly Limb[];
  body: string;
  near: readonly Limb[];
  /** The line of the back, where stripes cross; and where patches lie. */
  spine: string;
  spots: readonly (readonly [x: number, y: number, r: number])[];
  chest: readonly [x: number, y: number, rx: number, ry: number];
  head: readonly [x: number, y: number, turn: number, scale: number];
  /** Small lines drawn last: toes, haunches. */
  marks: string;
  /** Pink pads, where a paw shows them. */
  pads?: readonly Point[];
  /** Where a thing may stand on the floor, hang in the air, or lie at the paws. */
  floor: Point;
  air: Point;
  neck: readonly [x: number, y: number, turn: number];
  /** What stands before the cat: the ledge it peeks over, the box it sits in. */
  front?: "ledge" | "carton";
  /** Above the ground: a shadow below. */
  flies?: boolean;
  snores?: boolean;
  spiky?: boolean;
}

const limb = (d: string, width = 17): Limb => ({ d, width });
const tail = (d: string, width = 13): Limb => ({ d, width });

export const POSES: Record<string, Pose> = {
  sit: {
    far: [],
    tail: [tail("M156,148C188,156 204,134 192,116C186,106 174,110 178,120", 14)],
    body: "M94,160C76,160 72,142 78,124C85,102 100,90 120,90C140,90 155,102 162,124C168,142 164,160 146,160Z",
    near: [limb("M108,116L107,152"), limb("M132,116L133,152")],
    spine: "M76,150C80,112 98,92 120,90C142,92 160,112 164,150",
    spots: [
      [150, 120, 22],
      [84, 146, 18],
      [98, 104, 12],
    ],
    chest: [120, 112, 17, 22],
    head: [120, 64, 0, 1],
    marks: "M103,156V160M111,156V160M129,156V160M137,156V160M90,158Q82,148 88,136M150,158Q158,148 152,136",
    floor: [46, 160],
    air: [42, 52],
    neck: [120, 97, 0],
  },
  loaf: {
    far: [],
    tail: [],
    body: "M56,160C40,158 40,124 64,108C92,92 150,90 178,106C206,122 206,156 188,160Z",
    near: [limb("M196,138C200,160 166,156 136,154", 14)],
    spine: "M70,112C100,92 150,88 180,104C204,120 208,150 196,160",
    spots: [
      [164, 108, 24],
      [128, 152, 16],
      [190, 140, 14],
    ],
    chest: [84, 146, 20, 16],
    head: [88, 92, -3, 1],
    marks: "M70,160Q72,152 82,153M94,153Q102,152 104,160M82,153Q87,155 87,160",
    floor: [200, 162],
    air: [178, 60],
    neck: [88, 124, -3],
  },
  stretch: {
    far: [limb("M160,112L156,152", 18), limb("M94,134L46,146", 14)],
    tail: [tail("M180,84C204,70 190,44 204,32C212,26 220,34 214,42")],
    body: "M84,150C80,128 104,116 124,104C142,92 148,72 170,72C194,74 198,98 192,120C186,138 172,138 156,140C134,144 110,160 84,150Z",
    near: [limb("M178,112L180,152", 19), limb("M92,142L40,153", 16)],
    spine: "M88,122C112,112 126,104 140,90C152,72 180,66 194,92",
    spots: [
      [168, 90, 22],
      [128, 122, 16],
      [186, 128, 13],
    ],
    chest: [92, 144, 20, 14],
    head: [74, 104, -8, 0.96],
    marks: "M34,150L31,154M40,156L38,160M176,156V160M184,156V160",
    floor: [38, 160],
    air: [40, 44],
    neck: [84, 130, 20],
  },
  pounce: {
    far: [limb("M170,92C184,108 188,122 196,138", 16), limb("M116,104C106,124 92,134 78,142", 14)],
    tail: [tail("M186,70C208,62 200,36 218,30C226,28 230,36 224,42")],
    body: "M92,106C86,86 106,72 128,68C152,62 172,50 190,64C204,78 194,100 172,104C148,110 126,122 106,120C98,118 94,114 92,106Z",
    near: [limb("M178,90C198,102 206,112 214,124"), limb("M108,104C90,116 76,120 58,122", 16)],
    spine: "M100,82C130,70 160,54 180,60C200,68 202,84 194,94",
    spots: [
      [160, 74, 20],
      [128, 104, 15],
      [188, 90, 12],
    ],
    chest: [106, 108, 18, 14],
    head: [88, 72, -8, 0.98],
    marks: "M53,118L49,121M57,126L54,130",
    floor: [42, 162],
    air: [34, 130],
    neck: [100, 98, 20],
    flies: true,
  },
  sleep: {
    far: [],
    tail: [],
    body: "M44,160C26,138 48,96 118,94C188,94 216,128 200,160Z",
    near: [limb("M196,142C190,164 140,162 112,154", 15)],
    spine: "M90,98C130,88 184,96 204,132C208,146 206,156 200,160",
    spots: [
      [150, 112, 26],
      [190, 146, 15],
      [118, 148, 14],
    ],
    chest: [80, 152, 20, 12],
    head: [82, 124, -10, 1],
    marks: "M152,158C150,134 168,124 182,128",
    floor: [202, 162],
    air: [164, 56],
    neck: [98, 148, 12],
    snores: true,
  },
  peek: {
    far: [],
    tail: [tail("M150,140C186,128 170,92 188,78C198,70 206,80 198,88", 14)],
    body: "M80,150C80,110 98,100 120,100C142,100 160,110 160,150Z",
    near: [],
    spine: "M80,140C84,108 100,100 120,100C140,100 156,108 160,140",
    spots: [
      [148, 124, 18],
      [92, 126, 14],
    ],
    chest: [120, 126, 18, 16],
    head: [120, 88, 4, 1.12],
    marks: "",
    floor: [42, 139],
    air: [196, 44],
    neck: [120, 124, 0],
    front: "ledge",
  },
  hiss: {
    far: [limb("M100,104L106,152", 14), limb("M150,102L142,152", 14)],
    tail: [tail("M168,84C188,70 184,48 196,26", 24)],
    body: "M72,112C72,70 102,42 130,44C162,46 180,78 178,114C178,124 160,124 156,112C150,94 138,90 124,92C112,94 104,104 98,116C92,126 72,124 72,112Z",
    near: [limb("M82,108L74,152", 16), limb("M168,108L174,152", 16)],
    spine: "M74,96C80,62 106,42 130,44C158,46 178,74 178,108",
    spots: [
      [144, 62, 20],
      [92, 82, 14],
      [172, 104, 14],
    ],
    chest: [84, 108, 14, 14],
    head: [66, 78, -8, 0.96],
    marks: "M69,156V160M77,156V160M170,156V160M178,156V160",
    floor: [40, 162],
    air: [34, 132],
    neck: [82, 104, 16],
    spiky: true,
  },
  strut: {
    far: [limb("M104,128L108,152", 15), limb("M152,128L142,152", 15)],
    tail: [tail("M178,106C208,100 196,64 208,46C216,34 204,24 196,34")],
    body: "M76,118C74,96 98,90 130,92C160,90 184,94 186,116C188,136 170,138 150,136C128,134 108,142 92,138C82,136 78,130 76,118Z",
    near: [limb("M90,124C78,136 70,138 58,132", 16), limb("M172,122C182,136 176,144 180,152", 18)],
    spine: "M84,98C110,90 150,88 178,98C188,104 190,116 188,126",
    spots: [
      [152, 100, 20],
      [112, 130, 15],
      [182, 122, 12],
    ],
    chest: [88, 124, 15, 16],
    head: [78, 72, 4, 1],
    marks: "M52,128L49,132M56,136L54,140M176,156V160M184,156V160",
    floor: [40, 161],
    air: [150, 46],
    neck: [86, 103, 10],
  },
  roll: {
    far: [limb("M120,114C126,98 136,92 140,80", 14), limb("M160,118C172,104 178,98 178,84", 15)],
    tail: [tail("M190,148C214,150 222,136 216,122", 14)],
    body: "M60,146C58,116 92,104 130,106C172,108 202,124 200,146C198,162 62,164 60,146Z",
    near: [limb("M100,116C96,100 104,90 110,80", 15), limb("M180,122C196,112 202,100 204,90", 16)],
    spine: "M66,158C100,166 160,166 196,158",
    spots: [
      [176, 150, 18],
      [110, 158, 16],
      [146, 116, 13],
    ],
    chest: [134, 118, 40, 14],
    head: [66, 122, -158, 1],
    marks: "",
    pads: [
      [110, 80],
      [140, 80],
      [178, 84],
      [204, 90],
    ],
    floor: [158, 74],
    air: [150, 40],
    neck: [92, 130, -100],
  },
  leap: {
    far: [],
    tail: [tail("M146,126C176,132 180,108 204,114C216,118 212,130 204,128")],
    body: "M120,74C148,74 156,98 152,120C150,138 136,144 120,144C104,144 90,138 88,120C84,98 92,74 120,74Z",
    near: [
      limb("M98,92C80,84 66,82 50,66"),
      limb("M142,92C160,84 174,82 190,66"),
      limb("M102,134C88,142 80,144 66,150"),
      limb("M138,134C152,142 160,144 174,150"),
    ],
    spine: "M90,126C84,98 94,76 120,74C146,76 156,98 150,126",
    spots: [
      [146, 104, 16],
      [96, 130, 14],
    ],
    chest: [120, 118, 19, 22],
    head: [120, 62, 0, 1],
    marks: "",
    pads: [
      [50, 66],
      [190, 66],
      [66, 150],
      [174, 150],
    ],
    floor: [40, 165],
    air: [36, 126],
    neck: [120, 94, 0],
    flies: true,
  },
  box: {
    far: [],
    tail: [tail("M156,120C196,112 178,72 198,60C208,54 214,66 206,72", 14)],
    body: "M82,150C82,104 98,96 120,96C142,96 158,104 158,150Z",
    near: [],
    spine: "M82,140C84,104 100,96 120,96C140,96 156,104 158,140",
    spots: [
      [148, 112, 16],
      [92, 112, 12],
    ],
    chest: [120, 116, 17, 16],
    head: [120, 76, -4, 1.04],
    marks: "",
    floor: [38, 164],
    air: [40, 48],
    neck: [120, 110, 0],
    front: "carton",
  },
};
