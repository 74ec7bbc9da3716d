// What a pose brings along: the ledge a cat peeks over, the box it sits in, the bar it hangs from.
import { ledge } from "../backdrops";
import { dot, line, type Pen } from "../pen";

export type Stand = "ledge" | "carton" | "plank" | "beam" | "bar" | "post" | "board" | "canopy" | "dough";

const WOOD = ["#c99559", "#a87643"] as const;

/** What is drawn behind the cat. */
export function standBehind(pen: Pen, stand: Stand | undefined): string {
  switch (stand) {
    case "plank":
      return pen.solid("M52,150H260V163H52Z", ...WOOD);
    case "beam":
      return pen.solid("M-20,112H260V130H-20Z", ...WOOD) + line("M20,121H70M190,122H226", 2.6, WOOD[1]);
    case "bar":
      return pen.solid("M-20,26H260V38H-20Z", ...WOOD);
    case "post":
      return post(pen);
    case "canopy":
      return canopy(pen);
    default:
      return "";
  }
}

/** What is drawn before its body, but never before its face. */
export function standBefore(pen: Pen, stand: Stand | undefined, scene: string): string {
  switch (stand) {
    case "ledge":
      return ledge(scene);
    case "carton":
      return carton(pen);
    case "board":
      return board(pen);
    case "dough":
      return pen.solid(
        "M28,160C22,140 44,134 60,144C74,152 84,152 96,146C116,136 132,146 126,160Z",
        "#fff1d6",
        "#e3cba2",
      );
    default:
      return "";
  }
}

function carton(pen: Pen): string {
  const flaps = pen.solid("M62,116L40,100L70,96L86,112ZM178,116L200,100L170,96L154,112Z", "#e2b27a", "#c99559");
  const side = pen.solid("M58,116H182V166H58Z", "#d9a566", "#bd8748");
  return flaps + side + `<path d="M106,118h28v12h-28z" fill="#f3dcae" opacity=".8"/>`;
}

/** A scratching post; out of doors it passes for a bollard. */
function post(pen: Pen): string {
  const rope = [136, 147, 158, 169].map((y) => `M98,${y}L142,${y - 5}`).join("");
  return (
    pen.solid("M100,126H140V190H100Z", "#e2c08a", "#bf9860", line(rope, 3, "#a8814c")) +
    pen.solid("M78,118H162Q166,118 166,124Q166,130 162,130H78Q74,130 74,124Q74,118 78,118Z", "#8fb0c9", "#6c8dab")
  );
}

function board(pen: Pen): string {
  const wheels = [78, 164].map((x) => dot(x, 162, 8, "#fff3d9", 4) + dot(x, 162, 2.4, "#3b2a33")).join("");
  return (
    wheels +
    pen.solid("M40,142Q48,150 60,150H184Q196,150 204,142Q206,158 186,158H58Q38,158 40,142Z", "#ee6f86", "#c94d68")
  );
}

function canopy(pen: Pen): string {
  const lines = line("M50,44L98,118M190,44L142,118M96,42L106,112M144,42L134,112", 2.4);
  const cloth =
    "M44,46C44,-14 196,-14 196,46Q183,34 170,44Q158,33 145,43Q132,33 120,43Q108,33 95,43Q82,33 70,44Q57,34 44,46Z";
  const gores = "M70,50C72,10 92,-2 120,-4C104,6 96,20 95,50ZM145,50C144,20 136,6 120,-4C148,-2 168,10 170,50Z";
  return lines + pen.solid(cloth, "#fff6e2", "#e6d3b3", `<path d="${gores}" fill="#e4576b"/>`);
}
