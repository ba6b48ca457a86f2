import { skyline } from "../city";
import { type Art, at, circle, each, ellipse, limb, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { mix } from "../palettes";
import { person } from "../people";
import type { Scene } from "../scene";
import { treeline, water } from "../scenery";
import { backdrop } from "../sky";

const monarch = (x: number, y: number, k: number, turn: number, wing = "#F28A2C"): Art =>
  at(
    x,
    y,
    path("M0 0Q-30 -90 -110 -96Q-130 -40 -60 0Q-110 20 -90 70Q-30 80 0 10Z", "#2A1A24") +
      path("M0 0Q30 -90 110 -96Q130 -40 60 0Q110 20 90 70Q30 80 0 10Z", "#2A1A24") +
      path("M-10 -6Q-34 -74 -96 -82Q-106 -40 -56 -6Z", wing) +
      path("M10 -6Q34 -74 96 -82Q106 -40 56 -6Z", wing) +
      path("M-10 8Q-60 8 -82 34Q-80 60 -60 62Q-24 60 -10 8Z", mix(wing, "#FFD98A", 0.4)) +
      path("M10 8Q60 8 82 34Q80 60 60 62Q24 60 10 8Z", mix(wing, "#FFD98A", 0.4)) +
      stroke("M-14 -10L-76 -70M-20 -6L-90 -50M14 -10L76 -70M20 -6L90 -50", "#2A1A24", 5) +
      each(
        [
          [-104, -76],
          [-108, -56],
          [104, -76],
          [108, -56],
          [-84, 62],
          [84, 62],
        ] as const,
        ([dx, dy]) => circle(dx, dy, 5, "#FFF6E6"),
      ) +
      ellipse(0, 0, 8, 42, "#2A1A24") +
      stroke("M-2 -40Q-10 -66 -26 -76M2 -40Q10 -66 26 -76", "#2A1A24", 4),
    k,
    k,
    turn,
  );

const daisy = (x: number, y: number, r: number, ink: string, heart: string): Art =>
  repeat(10, (i) =>
    ellipse(x + r * 0.66 * Math.cos(i * 0.628), y + r * 0.4 * Math.sin(i * 0.628), r * 0.3, r * 0.2, ink),
  ) + ellipse(x, y - r * 0.1, r * 0.4, r * 0.32, heart);
const aster = (x: number, y: number, r: number): Art =>
  repeat(12, (i) =>
    ellipse(x + r * 0.66 * Math.cos(i * 0.5236), y + r * 0.66 * Math.sin(i * 0.5236), r * 0.24, r * 0.24, "#8A6AB8"),
  ) + circle(x, y, r * 0.34, "#F0B13C");
const spike = (x: number, y: number, h: number, ink: string): Art =>
  repeat(9, (i) => ellipse(x + (i % 2 ? 8 : -8), y - (i * h) / 9, 13 - i * 0.9, 10, ink));

/** Prairie flowers, butterflies and the city behind them. */
export function prairie(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const roll = random(4);
  const kind = variant % 4;
  const stems = repeat(34, (i) => {
    const x = roll() * 880 - 10;
    const y = 700 + roll() * 260;
    const s = 24 + ((y - 700) / 260) * 34;
    const bloom = pick(kind === 1 ? [2, 2, 3, 0] : [0, 1, 2, 3], i);
    const head =
      bloom === 0
        ? daisy(x, y, s * 1.3, "#F5C02F", "#5A2E22")
        : bloom === 1
          ? daisy(x, y, s * 1.3, "#E58AA6", "#8E3A2C")
          : bloom === 2
            ? aster(x, y, s)
            : spike(x, y, s * 3, "#B04A7A");
    return (
      stroke(
        `M${x} ${y}Q${x + (i % 2 ? 14 : -14)} ${y + 160} ${x + (i % 2 ? 20 : -20)} 1100`,
        pick(palette.leaf, i),
        6,
      ) + head
    );
  });
  const blades = repeat(44, (i) =>
    stroke(
      `M${i * 20 - 10} 1100Q${i * 20 + (i % 2 ? 20 : -24)} ${960 - (i % 5) * 20} ${i * 20 + (i % 2 ? 50 : -50)} ${860 - (i % 7) * 22}`,
      pick(palette.leaf, i + 1),
      8,
    ),
  );
  const masts =
    kind === 1
      ? repeat(
          7,
          (i) =>
            rect(470 + i * 56, 440 - (i % 3) * 40, 5, 200 + (i % 3) * 40, palette.ink) +
            poly(`${475 + i * 56} ${450 - (i % 3) * 40} ${520 + i * 56} 620 ${475 + i * 56} 620`, palette.paper) +
            path(`M${450 + i * 56} 630h60l-10 16h-40Z`, palette.ink),
        )
      : "";
  const child =
    kind === 2
      ? limb("-20 1000 96 150 900 70 300 790 52", "#2F8A8A") +
        limb("300 790 44 360 750 38", "#C27E54") +
        each(
          [
            [400, 690, 16],
            [430, 712, 15],
            [446, 744, 14],
            [360, 680, 15],
          ] as const,
          ([x, y, r]) =>
            limb(
              [
                [362, 752, 26],
                [x, y, r],
              ],
              "#C27E54",
            ),
        )
      : "";
  const flock =
    kind === 2
      ? monarch(470, 520, 1.9, 18) + monarch(690, 330, 0.8, -24) + monarch(200, 360, 0.7, 30)
      : kind === 3
        ? monarch(250, 460, 0.9, -20) +
          monarch(570, 380, 1.1, 16) +
          monarch(700, 560, 0.7, -30) +
          monarch(410, 290, 0.5, 24) +
          monarch(140, 300, 0.44, 10)
        : monarch(430, 520, 1.6, -14) +
          monarch(690, 400, 0.9, 24, "#5FA8D8") +
          monarch(180, 400, 0.8, 14, "#F5C02F") +
          monarch(250, 640, 0.6, -30);
  const pathway =
    kind === 1
      ? path("M400 690Q520 760 470 860Q420 960 520 1100H330Q300 960 370 860Q420 770 380 690Z", palette.ground[0])
      : "";
  return (
    backdrop(scene, {
      horizon: 640,
      sun: [620, 360, 220],
      clouds: [
        [210, 170, 290],
        [680, 140, 210],
      ],
    }) +
    skyline(scene, {
      base: 660,
      height: 200,
      row: "willis 200 320, aon 330 250, hancock 700 300, trump 270 230, regis 440 220",
    }) +
    (kind === 1
      ? water(scene, { top: 640, bottom: 700, x: 620, reach: 0.6 })
      : treeline(scene, { from: -20, to: 880, base: 676, r: 36 })) +
    masts +
    path("M-20 690Q428 640 880 690V1100H-20Z", palette.grass[0]) +
    path("M-20 780Q428 720 880 780V810Q428 750 -20 810Z", palette.grass[1]) +
    pathway +
    blades +
    stems +
    (kind === 1 ? person(somebody(6), { x: 420, y: 860, height: 190, pose: "stroll" }) : "") +
    child +
    flock
  );
}
