import { skyline } from "../city";
import { type Art, blob, circle, each, path, pick, poly, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { lamp, stringLights, tree, treeline, water } from "../scenery";
import { backdrop } from "../sky";

/** Brick halls with a clock tower, or the old salt factory with its stack and painted roof. */
export function brickWorks(scene: Scene): Art {
  const { palette, variant, evening, random } = scene;
  const brick = { a: "#B5563A", b: "#823A30", trim: "#EBD3A6" };
  const glow = evening ? lit("#F9C25B") : "#4A5A66";
  const wing = (x: number, y: number, w: number, h: number, n: number): Art =>
    rect(x, y, w, h, brick.a) +
    rect(x + w * 0.8, y, w * 0.2, h, brick.b) +
    repeat(n, (i) =>
      path(
        `M${x + 18 + (i * (w - 20)) / n} ${y + h - 20}V${y + h * 0.4}q${w / n / 4}-26 ${w / n / 2} 0V${y + h - 20}Z`,
        glow,
      ),
    ) +
    rect(x - 6, y - 12, w + 12, 16, brick.trim);
  const clock =
    circle(428, 420, 60, brick.trim) +
    circle(428, 420, 50, evening ? lit("#FFE9BC") : "#FFF8E6") +
    repeat(12, (i) =>
      circle(428 + 40 * Math.sin(i * 0.5236), 420 - 40 * Math.cos(i * 0.5236), i % 3 ? 2.4 : 4.4, "#3A2E3B"),
    ) +
    stroke("M428 420V388M428 420L452 432", "#3A2E3B", 6);
  const pullman =
    wing(-20, 640, 330, 220, 5) +
    wing(546, 640, 340, 220, 5) +
    poly("-20 632 60 570 250 570 310 632", "#5A4A4C") +
    poly("546 632 606 570 796 570 880 632", "#5A4A4C") +
    rect(310, 560, 236, 300, brick.a) +
    rect(480, 560, 66, 300, brick.b) +
    poly("296 566 428 490 560 566", "#5A4A4C") +
    rect(350, 330, 156, 240, brick.a) +
    rect(456, 330, 50, 240, brick.b) +
    rect(340, 318, 176, 18, brick.trim) +
    clock +
    rect(366, 250, 124, 70, brick.b) +
    repeat(3, (i) => path(`M${378 + i * 38} 316V276a11 12 0 0 1 22 0V316Z`, glow)) +
    path("M344 252Q428 60 512 252Z", "#6A7A80") +
    path("M428 110Q490 150 512 252H450Q456 170 428 110Z", "#46565E") +
    rect(424, 50, 8, 80, palette.ink) +
    path("M380 860V760Q428 700 476 760V860Z", "#4A2E2E") +
    path("M394 860V768Q428 724 462 768V860Z", glow);
  const shed =
    each(
      [0, 1, 2] as const,
      (i) =>
        poly(`${120 + i * 210} 620 ${225 + i * 210} 480 ${330 + i * 210} 620`, "#46565E") +
        poly(`${225 + i * 210} 480 ${330 + i * 210} 620 ${250 + i * 210} 620`, "#2F3E48") +
        poly(
          `${150 + i * 210} 606 ${222 + i * 210} 506 ${226 + i * 210} 606`,
          pick(["#F0B13C", "#E2576A", "#7FE0CF"], i),
          'fill-opacity=".85"',
        ),
    ) +
    wing(120, 620, 630, 240, 8) +
    rect(60, 240, 80, 620, "#A84F3A") +
    rect(112, 240, 28, 620, "#7A342E") +
    rect(52, 230, 96, 24, brick.trim) +
    repeat(4, (i) =>
      poly(
        `${74 + (i % 2) * 0} ${330 + i * 90} ${100} ${310 + i * 90} ${126} ${330 + i * 90} ${100} ${350 + i * 90}`,
        "#FBEBCB",
      ),
    ) +
    blob("70 220 60 170 110 130 180 120 240 80 260 120 200 170 140 190 128 224", palette.cloud[0]) +
    crowd({ from: 200, to: 740, y: 900, height: 80, count: 14, seed: random(5), ink: palette.ink }) +
    stringLights([140, 690], [750, 690], 40, 14, palette.ink, [lit("#FFE6A8")], 7);
  return (
    backdrop(scene, {
      horizon: 700,
      sun: [650, 400, 220],
      clouds: [
        [240, 150, 260],
        [680, 140, 210],
      ],
    }) +
    skyline(scene, {
      base: 820,
      height: variant % 2 ? 330 : 140,
      from: variant % 2 ? 420 : -20,
      row: variant % 2 ? "willis 620 520, hancock 800 430, trump 720 380" : "willis 150 230, hancock 720 210",
    }) +
    treeline(scene, { from: -20, to: 880, base: 840, r: 44 }) +
    (variant % 2 ? shed : pullman) +
    (variant % 2
      ? rect(-20, 876, 900, 40, "#6A5054") +
        water(scene, { top: 912, x: 650 }) +
        path("M300 950h180l-20 26H330Z", "#F0B13C")
      : rect(-20, 856, 900, 250, palette.grass[0]) +
        poly("380 860 476 860 640 1100 216 1100", palette.ground[0]) +
        each([90, 770] as const, (x) => tree(scene, x, 950, 80, 40)) +
        crowd({ from: 230, to: 640, y: 1020, height: 110, count: 4, seed: random(4) }) +
        each([250, 606] as const, (x) => lamp(scene, x, 930, 150)))
  );
}
