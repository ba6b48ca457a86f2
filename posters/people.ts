import {
  type Art,
  blob,
  circle,
  ellipse,
  group,
  type Joint,
  limb,
  type Point,
  path,
  pick,
  poly,
  round,
  smooth,
} from "./engine";
import { shadow } from "./finish";
import { inShade, type Look, silhouette, somebody } from "./looks";
import { POSES, type Pose, type PoseName } from "./poses";

const swing = ([x, y]: Point, length: number, degrees: number): Point => [
  x + length * Math.sin((degrees * Math.PI) / 180),
  y + length * Math.cos((degrees * Math.PI) / 180),
];

const joint = ([x, y]: Point, r: number): Joint => [x, y, r];

function leg(hip: Point, thigh: number, shin: number, { skin, bottom, shoe, dress, shorts }: Look): Art {
  const knee = swing(hip, 24, thigh);
  const ankle = swing(knee, 22.5, shin);
  const toe = swing(ankle, 6.5, Math.min(150, Math.max(20, 84 + shin * 0.75)));
  const foot = limb([joint(ankle, 2.5), joint(toe, 1.9)], shoe ?? bottom);
  const calf = [joint(knee, 4.1), joint(ankle, 2.4)];
  if (dress) return limb([joint(hip, 5), joint(knee, 3.4), joint(ankle, 2)], skin) + foot;
  if (!shorts) return limb([joint(hip, 6.4), joint(knee, 4.6), joint(ankle, 3.1)], bottom) + foot;
  const hem: Point = [hip[0] + (knee[0] - hip[0]) * 0.72, hip[1] + (knee[1] - hip[1]) * 0.72];
  return limb([joint(hip, 5.6), ...calf], skin) + foot + limb([joint(hip, 6.6), joint(hem, 5.6)], bottom);
}

function arm(shoulder: Point, upper: number, lower: number, { skin, top }: Look): Art {
  const elbow = swing(shoulder, 16, upper);
  const hand = swing(elbow, 15, lower);
  const sleeve: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.72, shoulder[1] + (elbow[1] - shoulder[1]) * 0.72];
  return (
    limb([joint(shoulder, 3.4), joint(elbow, 2.7), joint(hand, 2.1)], skin) +
    circle(hand[0], hand[1], 2.6, skin) +
    limb([joint(shoulder, 4), joint(sleeve, 3.5)], top)
  );
}

function headOf([x, y]: Point, look: Look, turn: number, front: boolean): Art {
  const { skin, hair, style = "short" } = look;
  const nose = front ? "" : poly(`${x + 5} ${y - 2.4} ${x + 7.6} ${y + 1} ${x + 5} ${y + 2}`, skin);
  const face = ellipse(x, y, 5.7, 6.9, skin) + nose;
  const back = front ? 0 : -1.6;
  const cap = path(
    `M${round(x - 6.6 + back * 0.4)} ${round(y + 1)}A6.6 7.6 0 0 1 ${round(x + 6)} ${round(y - 2.2)}Q${x} ${y - 4.6} ${round(x - 3 + back)} ${round(y + 2.4)}Z`,
    hair,
  );
  const drawn: Record<NonNullable<Look["style"]>, Art> = {
    short: face + cap,
    long:
      blob(
        `${x - 6} ${y - 5} ${x - 8 + back} ${y + 6} ${x - 5 + back} ${y + 13} ${x + 1} ${y + 10} ${x + 4} ${y - 4}`,
        hair,
      ) +
      face +
      cap,
    bun: face + cap + circle(x - 3 + back * 2.4, y - 8.4, 3.6, hair),
    afro: circle(x + back * 0.8, y - 2.4, 10, hair) + ellipse(x + 1, y + 0.8, 5.4, 6.3, skin) + nose,
    cap: face + cap + poly(`${x + 1} ${y - 5.4} ${x + 11.5} ${y - 3.6} ${x + 11} ${y - 2} ${x + 1} ${y - 2.4}`, hair),
    brim:
      face +
      ellipse(x, y - 5, 11, 2.1, hair) +
      path(`M${x - 6} ${y - 5}Q${x - 5.6} ${y - 12} ${x} ${y - 11.4}Q${x + 5.6} ${y - 12} ${x + 6} ${y - 5}Z`, hair),
    hijab:
      blob(
        `${x} ${y - 8.4} ${x - 7} ${y - 3} ${x - 7} ${y + 8} ${x} ${y + 12} ${x + 7} ${y + 8} ${x + 6.4} ${y - 3}`,
        hair,
      ) + ellipse(x + (front ? 0 : 2), y + 0.6, 4.4, 5.6, skin),
    beanie:
      face + path(`M${x - 6.4} ${y - 1.4}A6.4 8.4 0 0 1 ${x + 6.4} ${y - 1.4}Z`, hair) + circle(x, y - 10, 2, hair),
  };
  return group(drawn[style], `transform="rotate(${turn} ${round(x)} ${round(y)})"`);
}

function body(look: Look, pose: Pose): Art {
  const lean = pose.lean ?? 0;
  const front = pose.front ?? false;
  const [spread, hips] = front ? [8.4, 4.6] : [1.6, 1.2];
  const chest = swing([0, 0], 33, 180 - lean);
  const neck = swing([0, 0], 41, 180 - lean);
  const head = swing(neck, 6.2, 180 - lean - (pose.head ?? 0) * 0.4);
  const [nearUpper, nearLower, farUpper, farLower] = pose.arms;
  const [nearThigh, nearShin, farThigh, farShin] = pose.legs;
  const far = inShade(look);
  const waist = swing([0, 0], 17, 180 - lean);
  const skirt = path(smooth(`${-7} -3 ${-11.5} 21 0 25 ${13} 20 ${7} -3 ${waist[0]} ${waist[1]}`, 0.3), look.top);
  const torso = limb(
    front
      ? [joint([chest[0], chest[1] + 3], 8.6), joint(waist, 7.2), joint([0, -1], 7.4)]
      : [joint(chest, 7.4), joint(waist, 6.6), joint([0, -1], 6.9)],
    look.top,
  );
  const shoulders = front
    ? limb(
        [
          [chest[0] - 7.6, chest[1], 4.2],
          [chest[0] + 7.6, chest[1], 4.2],
        ],
        look.top,
      )
    : "";
  const belt = look.dress ? skirt : limb(front ? "-4 1 5.6 4 1 5.6" : "0 1 6.9 0 2 6.8", look.bottom);
  const bag = look.bag
    ? blob(
        `${chest[0] - 8} ${chest[1] - 4} ${chest[0] - 17} ${chest[1] + 2} ${chest[0] - 16} ${chest[1] + 20} ${chest[0] - 7} ${chest[1] + 22}`,
        look.bag,
      )
    : "";
  return (
    arm([chest[0] + spread, chest[1]], farUpper, farLower, far) +
    leg([hips, 1], farThigh, farShin, far) +
    leg([-hips, 1], nearThigh, nearShin, look) +
    bag +
    belt +
    torso +
    shoulders +
    limb([joint(swing([0, 0], 37, 180 - lean), 2.9), joint(neck, 2.8)], look.skin) +
    headOf(head, look, lean * 0.5 + (pose.head ?? 0), front) +
    arm([chest[0] - spread, chest[1]], nearUpper, nearLower, look)
  );
}

/** How far the lowest foot hangs below the hip. */
function drop({ legs: [nt, ns, ft, fs] }: Pose): number {
  const reach = (thigh: number, shin: number): number => swing(swing([0, 1], 24, thigh), 22.5, shin)[1];
  return Math.max(reach(nt, ns), reach(ft, fs)) + 2.4;
}

type Placement = {
  x: number;
  y: number;
  height: number;
  pose?: PoseName | Pose;
  left?: boolean;
  by?: "feet" | "hip";
  turn?: number;
};

/** One figure, its feet (or hip) at the given point. */
export function person(look: Look, { x, y, height, pose = "stand", left, by = "feet", turn = 0 }: Placement): Art {
  const posture: Pose = typeof pose === "string" ? POSES[pose] : pose;
  const k = round((height / 100) * 1000) / 1000;
  const lift = by === "feet" ? drop(posture) * (height / 100) : 0;
  return group(
    body(look, posture),
    `transform="translate(${round(x)} ${round(y - lift)}) rotate(${turn}) scale(${left ? -k : k} ${k})"`,
  );
}

type Shade = { ink: string; lean: number; flat: number };

/** A figure with its own silhouette as cast shadow. */
export const personInSun = (look: Look, place: Placement, shade: Shade): Art =>
  shadow(person(silhouette(shade.ink, look), place), place.y, shade.lean, shade.flat) + person(look, place);

type Crowd = { from: number; to: number; y: number; height: number; count: number; seed: () => number; ink?: string };

/** People at all heights and gaits: pairs, children, hats. */
export function crowd({ from, to, y, height, count, seed, ink }: Crowd): Art {
  const poses: readonly PoseName[] = ["stand", "stroll", "relaxed", "walk", "hips", "photo", "point", "stroll"];
  return Array.from({ length: count }, (_, i) => {
    const who = somebody(Math.floor(seed() * 60));
    const child = seed() < 0.16 ? 0.62 : 1;
    const x = from + ((to - from) * (i + 0.2 + seed() * 0.6)) / count;
    const look = ink ? silhouette(ink, who) : who;
    const size = height * child * (0.92 + seed() * 0.16);
    return person(look, {
      x,
      y: y + (seed() - 0.5) * height * 0.06,
      height: size,
      pose: pick(poses, seed() * 8),
      left: seed() < 0.5,
    });
  }).join("");
}
