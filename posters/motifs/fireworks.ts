import { skyline } from "../city";
import { type Art, circle, each, line, path, pick, poly, rect, repeat, ring, round, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { glints, water } from "../scenery";
import { backdrop } from "../sky";
import { audience } from "../stage";

const INKS = [
  ["#F4644C", "#FFD9A0"],
  ["#F0B13C", "#FFF1C0"],
  ["#7FE0CF", "#E6FAF2"],
  ["#F08AC0", "#FFE0F0"],
  ["#8FB8F0", "#EAF3FF"],
] as const;

function burst(x: number, y: number, r: number, n: number, kind: number): Art {
  const [ink, pale] = pick(INKS, kind);
  return (
    repeat(n, (i) => {
      const t = (i / n) * Math.PI * 2;
      const [c, s] = [Math.cos(t), Math.sin(t)];
      const fall = kind % 2 ? r * 0.2 : 0;
      return (
        stroke(
          `M${round(x + r * 0.22 * c)} ${round(y + r * 0.22 * s)}Q${round(x + r * 0.66 * c)} ${round(y + r * 0.62 * s)} ${round(x + r * c)} ${round(y + r * s + fall)}`,
          lit(i % 2 ? ink : pale),
          r * 0.032,
        ) +
        circle(x + r * 1.06 * c, y + r * 1.06 * s + fall, r * 0.04, lit(i % 2 ? pale : ink)) +
        circle(x + r * 0.6 * Math.cos(t + 0.15), y + r * 0.6 * Math.sin(t + 0.15), r * 0.026, lit(ink))
      );
    }) + circle(x, y, r * 0.09, lit(pale))
  );
}

/** Fireworks over the pier, the lake or the ballpark's light towers. */
export function fireworks(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const kind = variant % 3;
  const show =
    burst(300, 260, 230, 22, 0) +
    burst(620, 200, 170, 18, 1) +
    burst(560, 440, 150, 16, 2) +
    burst(130, 440, 110, 14, 3) +
    burst(760, 400, 90, 12, 4);
  const trails = each(
    [
      [300, 260],
      [620, 200],
      [560, 440],
      [130, 440],
    ] as const,
    ([x, y]) => stroke(`M${x + 30} 740Q${x + 34} ${y + 300} ${x} ${y + 30}`, lit("#F9DDA0"), 3.4),
  );
  const wheel =
    ring(600, 640, 96, palette.ink, 7) +
    repeat(
      12,
      (i) =>
        line(
          `M600 640L${round(600 + 96 * Math.cos(i * 0.5236))} ${round(640 + 96 * Math.sin(i * 0.5236))}`,
          palette.ink,
          3,
        ) +
        circle(
          600 + 100 * Math.cos(i * 0.5236),
          640 + 100 * Math.sin(i * 0.5236),
          7,
          lit(i % 2 ? "#FFE6B5" : "#F7B14C"),
        ),
    ) +
    stroke("M600 640L550 770M600 640L650 770", palette.ink, 10);
  const pier =
    rect(330, 762, 560, 26, palette.ink) +
    repeat(15, (i) => rect(350 + i * 36, 788, 9, 22, palette.ink)) +
    rect(380, 710, 120, 54, palette.near[1]) +
    repeat(5, (i) => rect(390 + i * 22, 726, 12, 20, lit("#F9C877"))) +
    path("M700 764V690Q760 640 820 690V764Z", palette.near[1]) +
    repeat(4, (i) => rect(714 + i * 26, 710, 13, 26, lit("#F9C877"))) +
    wheel;
  const reflection = each(
    [
      [300, 0],
      [620, 1],
      [560, 2],
      [130, 3],
    ] as const,
    ([x, k]) => glints(x, [800, 1050], [60, 190], lit(pick(INKS, k)[0]), random(40 + k), 11, [2, 6]),
  );
  const boats = each(
    [
      [170, 880, 80],
      [720, 920, 100],
      [420, 1000, 120],
    ] as const,
    ([x, y, w]) =>
      path(`M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.36} ${y + w * 0.2}H${x - w * 0.4}Z`, palette.ink) +
      rect(x - w * 0.2, y - w * 0.16, w * 0.4, w * 0.16, palette.near[0]) +
      circle(x - w * 0.3, y - w * 0.1, 5, lit("#F4523C")),
  );
  const ballpark =
    path("M-20 800Q428 690 880 800V1100H-20Z", "#2F5F4A") +
    each(
      [130, 726] as const,
      (x) =>
        rect(x - 10, 520, 20, 300, palette.ink) +
        rect(x - 80, 430, 160, 100, palette.ink, 'rx="8"') +
        repeat(15, (i) => circle(x - 60 + (i % 5) * 30, 452 + Math.floor(i / 5) * 28, 10, lit("#FFF6DC"))),
    ) +
    rect(250, 560, 356, 210, "#1C2238") +
    repeat(7, (i) => {
      const x = 290 + i * 46;
      const y = 540;
      return repeat(6, (k) =>
        poly(
          [
            [x, y],
            [x + 26 * Math.cos(k * 1.047), y + 26 * Math.sin(k * 1.047)],
            [x + 26 * Math.cos(k * 1.047 + 0.5), y + 26 * Math.sin(k * 1.047 + 0.5)],
          ],
          lit(pick(["#F4644C", "#F0B13C", "#7FE0CF"], i + k)),
        ),
      );
    }) +
    rect(280, 600, 296, 130, lit("#2F6E96")) +
    audience(palette.ink, 960, true, 4);
  return (
    backdrop(scene, { horizon: 760 }) +
    skyline(scene, {
      base: 790,
      height: 220,
      row:
        kind === 0
          ? "willis 90 330, aon 220 280, hancock 290 260"
          : "willis 160 360, aon 340 280, hancock 720 330, trump 260 260, regis 480 260, crain 600 240",
    }) +
    trails +
    show +
    (kind === 2
      ? ballpark
      : water(scene, { top: 786, x: 300 }) +
        reflection +
        (kind === 0 ? pier : "") +
        boats +
        (kind === 1
          ? crowd({ from: 40, to: 820, y: 1080, height: 150, count: 9, seed: random(8), ink: palette.ink })
          : ""))
  );
}
