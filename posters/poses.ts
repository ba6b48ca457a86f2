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
