import { filler, skyline } from "../city";
import { type Art, circle, each, ellipse, path, poly, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { paving, tree, water } from "../scenery";
import { backdrop } from "../sky";

const upturned = (x: number, y: number, w: number, h: number, tile: string, dark: string): Art =>
  path(
    `M${x - w * 0.62} ${y - h * 0.3}Q${x - w * 0.46} ${y} ${x - w * 0.4} ${y}H${x + w * 0.4}Q${x + w * 0.46} ${y} ${x + w * 0.62} ${y - h * 0.3}Q${x + w * 0.34} ${y - h * 0.4} ${x + w * 0.26} ${y - h}H${x - w * 0.26}Q${x - w * 0.34} ${y - h * 0.4} ${x - w * 0.62} ${y - h * 0.3}Z`,
    tile,
  ) +
  path(
    `M${x + w * 0.06} ${y}H${x + w * 0.4}Q${x + w * 0.46} ${y} ${x + w * 0.62} ${y - h * 0.3}Q${x + w * 0.34} ${y - h * 0.4} ${x + w * 0.26} ${y - h}H${x + w * 0.1}Z`,
    dark,
  ) +
  repeat(9, (i) => stroke(`M${x + (i - 4) * w * 0.055} ${y - h + 4}L${x + (i - 4) * w * 0.09} ${y - 4}`, dark, 4)) +
  rect(x - w * 0.28, y - h - 10, w * 0.56, 14, "#F0B13C") +
  circle(x - w * 0.61, y - h * 0.34, 8, "#F0B13C") +
  circle(x + w * 0.61, y - h * 0.34, 8, "#F0B13C");

/** The gate over Wentworth Avenue. */
function gate({ evening }: Scene): Art {
  const red = "#C8302F";
  const deep = "#8E2230";
  const green = "#2F7A5C";
  const jade = "#1F5648";
  const lamp1 = evening ? lit("#F7694A") : "#D8472F";
  const column = (x: number): Art =>
    rect(x - 26, 470, 52, 500, red) +
    rect(x + 4, 470, 22, 500, deep) +
    rect(x - 40, 950, 80, 40, "#E0C79C") +
    rect(x - 34, 470, 68, 24, "#F0B13C");
  const lantern = (x: number, y: number): Art =>
    rect(x - 2, y - 70, 4, 40, "#3A2030") +
    ellipse(x, y, 36, 40, lamp1) +
    stroke(
      `M${x} ${y - 38}V${y + 38}M${x - 18} ${y - 34}Q${x - 30} ${y} ${x - 18} ${y + 34}M${x + 18} ${y - 34}Q${x + 30} ${y} ${x + 18} ${y + 34}`,
      "#F0B13C",
      3,
    ) +
    rect(x - 15, y - 44, 30, 9, "#F0B13C") +
    rect(x - 15, y + 36, 30, 9, "#F0B13C") +
    rect(x - 3, y + 44, 6, 26, "#F0B13C");
  return (
    column(150) +
    column(706) +
    rect(90, 500, 676, 74, deep) +
    rect(90, 500, 676, 12, "#F0B13C") +
    rect(90, 562, 676, 12, "#F0B13C") +
    repeat(7, (i) =>
      poly(`${170 + i * 86} 537 ${196 + i * 86} 518 ${222 + i * 86} 537 ${196 + i * 86} 556`, "#FBEBCB"),
    ) +
    upturned(160, 500, 250, 80, green, jade) +
    upturned(696, 500, 250, 80, green, jade) +
    rect(236, 330, 384, 176, red) +
    rect(470, 330, 150, 176, deep) +
    rect(264, 366, 328, 100, "#24506A") +
    rect(272, 374, 312, 84, "#FBEBCB") +
    repeat(
      4,
      (i) =>
        circle(316 + i * 75, 416, 30, red) +
        circle(316 + i * 75, 416, 20, "#FBEBCB") +
        circle(316 + i * 75, 416, 10, "#24506A"),
    ) +
    upturned(428, 336, 560, 116, green, jade) +
    rect(340, 196, 176, 40, red) +
    upturned(428, 204, 300, 78, green, jade) +
    circle(428, 110, 13, "#F0B13C") +
    lantern(260, 660) +
    lantern(596, 660) +
    lantern(428, 640)
  );
}

/** A pagoda pavilion by the river and a red lift bridge. */
function pavilion(scene: Scene): Art {
  const { palette } = scene;
  const red = "#C8402F";
  const bridge =
    rect(40, 250, 46, 460, "#8E2F2C") +
    rect(250, 250, 46, 460, "#8E2F2C") +
    rect(30, 240, 276, 40, red) +
    repeat(6, (i) =>
      stroke(
        `M44 ${300 + i * 66}L82 ${350 + i * 66}M82 ${300 + i * 66}L44 ${350 + i * 66}M254 ${300 + i * 66}L292 ${350 + i * 66}M292 ${300 + i * 66}L254 ${350 + i * 66}`,
        red,
        6,
      ),
    ) +
    rect(-20, 640, 500, 34, red) +
    repeat(9, (i) => stroke(`M${-20 + i * 56} 640L${8 + i * 56} 590L${36 + i * 56} 640`, red, 7)) +
    rect(-20, 584, 500, 9, red);
  return (
    bridge +
    water(scene, { top: 700, x: 200 }) +
    path("M380 760Q600 690 880 720V1100H300Q340 900 380 760Z", palette.grass[0]) +
    path("M470 1100Q520 900 640 830H700Q620 920 620 1100Z", palette.ground[0]) +
    each([520, 800] as const, (x) => rect(x - 14, 560, 28, 260, red) + rect(x + 2, 560, 12, 260, "#8E2230")) +
    rect(500, 560, 320, 30, "#8E2230") +
    rect(480, 806, 360, 26, "#E0C79C") +
    rect(570, 600, 18, 210, red) +
    rect(736, 600, 18, 210, red) +
    upturned(660, 566, 470, 120, "#3A6A72", "#234A56") +
    rect(600, 410, 120, 44, red) +
    upturned(660, 416, 270, 86, "#3A6A72", "#234A56") +
    circle(660, 312, 12, "#F0B13C") +
    tree(scene, 430, 860, 60, 30) +
    tree(scene, 820, 900, 70, 30)
  );
}

/** Chinatown: the gate, or the park's pagoda on the river. */
export function pagoda(scene: Scene): Art {
  const { palette, variant, random, evening } = scene;
  const glow = evening ? { ink: lit("#F9C877"), share: 0.34, size: 7 } : undefined;
  const street =
    filler(
      { from: -20, to: 240, base: 980, low: 300, high: 480, inks: palette.near, width: [80, 50] },
      random(4),
      glow,
    ) +
    filler(
      { from: 620, to: 880, base: 980, low: 280, high: 460, inks: palette.near, width: [80, 50] },
      random(5),
      glow,
    ) +
    paving(scene, 960) +
    gate(scene) +
    crowd({ from: 200, to: 660, y: 1010, height: 130, count: 6, seed: random(6) });
  return (
    backdrop(scene, {
      horizon: 720,
      sun: [428, 620, 230],
      clouds: [
        [690, 130, 240],
        [140, 240, 210],
      ],
    }) +
    skyline(scene, {
      base: 980,
      height: 360,
      row: variant % 2 ? "willis 560 560, aon 700 420, trump 420 440" : "willis 428 600, aon 560 430, trump 300 430",
    }) +
    (variant % 2
      ? pavilion(scene) + crowd({ from: 560, to: 780, y: 940, height: 110, count: 3, seed: random(7) })
      : street)
  );
}
