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
  shadow,
  smooth,
} from "./engine";
import { mix } from "./palettes";

/**
 * Figures on a small skeleton, 100 units tall. Angles are degrees from hanging straight down, positive towards where the
 * figure looks, so a pose reads like a list of gestures.
 */
export type Pose = {
  lean?: number;
  head?: number;
  /** Upper and lower arm, near then far. */
  arms: readonly [number, number, number, number];
  /** Thigh and shin, near then far. */
  legs: readonly [number, number, number, number];
  /** Seen from the front (shoulders wide) instead of from the side. */
  front?: boolean;
};

export const POSES = {
  stand: { arms: [8, 14, -8, -4], legs: [4, 0, -5, -4], front: true },
  relaxed: { arms: [-14, 42, 12, 18], legs: [10, 2, -4, -2], front: true, lean: 2 },
  hips: { arms: [-38, 40, 20, 14], legs: [8, 4, -8, -4], front: true },
  walk: { lean: 3, arms: [-26, 2, 24, 46], legs: [26, 6, -20, -34] },
  stroll: { lean: 2, arms: [-16, 6, 15, 30], legs: [17, 4, -14, -22] },
  run: { lean: 14, arms: [-52, 40, 34, 128], legs: [62, -34, -34, -98] },
  wave: { arms: [6, 12, 150, 168], legs: [5, 0, -6, -4], front: true },
  point: { lean: 2, arms: [92, 96, -10, 4], legs: [10, 2, -10, -10] },
  lift: { lean: -3, arms: [164, 176, 160, 170], legs: [10, 0, -12, -18] },
  photo: { arms: [48, 128, 42, 124], legs: [8, 2, -8, -6], lean: -2 },
  carry: { arms: [30, 84, 26, 80], legs: [18, 4, -16, -22] },
  sit: { arms: [28, 70, 20, 58], legs: [84, 2, 78, -6] },
  perch: { lean: -8, arms: [-24, -8, -30, -16], legs: [80, 14, 70, -2] },
  cycle: { lean: 44, head: -18, arms: [62, 66, 58, 62], legs: [78, -8, 26, -34] },
  skate: { lean: 20, arms: [-48, -20, 52, 60], legs: [40, -4, -44, -62] },
  kick: { lean: -14, arms: [-60, -40, 62, 70], legs: [62, 52, -12, -22] },
  spike: { lean: -12, arms: [158, 150, 70, 96], legs: [-20, -72, 24, -46] },
  dig: { lean: 32, head: -20, arms: [58, 62, 54, 60], legs: [58, -24, 18, -40] },
  dance: { lean: -6, arms: [128, 170, -60, -104], legs: [30, -16, -12, -30] },
  tree: { arms: [164, 192, -164, -192], legs: [2, 0, -56, 66], front: true },
  warrior: { arms: [90, 90, -90, -90], legs: [58, 0, -52, -50], front: true },
  paddle: { lean: 12, arms: [70, 40, 96, 120], legs: [96, 76, 92, 72] },
  play: { lean: 6, arms: [36, 92, 24, 80], legs: [8, 0, -12, -16] },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;

export type Look = {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoe?: string;
  style?: "short" | "long" | "bun" | "afro" | "cap" | "brim" | "hijab" | "beanie";
  dress?: boolean;
  shorts?: boolean;
  bag?: string;
};

const SKINS = ["#F3CDA0", "#E0A072", "#C27E54", "#9C5A44", "#74404A", "#EDB98C"] as const;
const HAIRS = ["#2A1F2E", "#4A2A26", "#1B2340", "#7A4630", "#C98A4A", "#8B8690"] as const;
const TOPS = ["#D8472F", "#F0B13C", "#2F8A8A", "#FBEBCB", "#24506A", "#E58A6A", "#7FB3A0", "#8E3A5C"] as const;
const BOTTOMS = ["#24345A", "#3A2E3B", "#1D5470", "#5E4A4A", "#C9A27A", "#2B4552"] as const;
const STYLES = ["short", "long", "bun", "afro", "cap", "brim", "short", "hijab", "long", "beanie"] as const;

/** Somebody: the same number is the same person. */
export function somebody(n: number): Look {
  const style = pick(STYLES, n * 7 + 3);
  return {
    skin: pick(SKINS, n * 5 + 1),
    hair: style === "cap" || style === "hijab" || style === "beanie" ? pick(TOPS, n + 2) : pick(HAIRS, n * 3),
    top: pick(TOPS, n * 3 + 1),
    bottom: pick(BOTTOMS, n * 5),
    shoe: pick(["#FBEBCB", "#2A1F2E", "#8E3A33"], n),
    style,
    dress: n % 4 === 2 && style !== "cap" && style !== "brim",
    bag: n % 5 === 1 ? pick(TOPS, n + 4) : undefined,
  };
}

export const silhouette = (ink: string, base: Look = somebody(0)): Look => ({
  ...base,
  skin: ink,
  hair: ink,
  top: ink,
  bottom: ink,
  shoe: ink,
  bag: base.bag && ink,
});

/** The far side of a body, one step towards plum; a silhouette has no far side. */
function inShade(look: Look): Look {
  if (look.skin === look.top) return look;
  const dim = (colour: string): string => mix(colour, "#2A1F3D", 0.26);
  const { skin, top, bottom, shoe } = look;
  return { ...look, skin: dim(skin), top: dim(top), bottom: dim(bottom), shoe: shoe && dim(shoe) };
}

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
