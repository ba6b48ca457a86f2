import { skyline } from "../city";
import { type Art, at, circle, each, path, pick, poly, rect, repeat, ring, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { tree } from "../scenery";
import { backdrop } from "../sky";
import { bicycle } from "./cyclist";

const BRICKS = [
  ["#B5563A", "#823A30"],
  ["#C9905A", "#966440"],
  ["#9A4A40", "#6E302E"],
  ["#D9A868", "#A87A4C"],
] as const;

function bungalow(
  x: number,
  y: number,
  w: number,
  n: number,
  { evening, random }: Scene,
  snow: boolean,
  wreath: boolean,
): Art {
  const [brick, dark] = pick(BRICKS, n);
  const roll = random(n + 10);
  const glow = (): string => (evening && roll() < 0.8 ? lit("#F9C25B") : "#4A5A66");
  const h = w * 0.5;
  const window3 = repeat(
    3,
    (i) =>
      rect(x + w * (0.12 + i * 0.15), y - h * 0.68, w * 0.12, h * 0.42, glow()) +
      rect(x + w * (0.12 + i * 0.15), y - h * 0.5, w * 0.12, 5, "#EBD3A6"),
  );
  const roof = snow ? "#F7F3E6" : "#5A4A48";
  const shade = snow ? "#CBDCE0" : "#3E3238";
  return (
    rect(x, y - h, w, h, brick) +
    rect(x + w * 0.66, y - h, w * 0.34, h, dark) +
    repeat(Math.floor(h / 18), (i) => rect(x, y - h + 12 + i * 18, w, 3, dark, 'fill-opacity=".55"')) +
    rect(x, y - h * 0.18, w, 10, "#EBD3A6") +
    poly(
      `${x - w * 0.08} ${y - h + 4} ${x + w * 0.3} ${y - h * 1.62} ${x + w * 0.8} ${y - h * 1.62} ${x + w * 1.08} ${y - h + 4}`,
      roof,
    ) +
    poly(
      `${x + w * 0.56} ${y - h * 1.62} ${x + w * 0.8} ${y - h * 1.62} ${x + w * 1.08} ${y - h + 4} ${x + w * 0.7} ${y - h + 4}`,
      shade,
    ) +
    poly(`${x + w * 0.3} ${y - h * 1.14} ${x + w * 0.46} ${y - h * 1.48} ${x + w * 0.62} ${y - h * 1.14}`, brick) +
    rect(x + w * 0.39, y - h * 1.3, w * 0.14, h * 0.18, glow()) +
    rect(x + w * 0.78, y - h * 1.9, w * 0.09, h * 0.5, dark) +
    rect(x + w * 0.76, y - h * 1.94, w * 0.13, 12, snow ? "#F7F3E6" : "#EBD3A6") +
    window3 +
    rect(x + w * 0.08, y - h * 0.74, w * 0.5, 12, "#EBD3A6") +
    rect(x + w * 0.7, y - h * 0.78, w * 0.18, h * 0.78, "#5A3428") +
    rect(x + w * 0.74, y - h * 0.68, w * 0.1, h * 0.26, glow()) +
    (wreath
      ? ring(x + w * 0.79, y - h * 0.36, w * 0.05, "#3F7A4C", 8) + circle(x + w * 0.79, y - h * 0.3, 5, "#D8303F")
      : "") +
    repeat(3, (i) => rect(x + w * 0.66 - i * 8, y + i * 11, w * 0.26 + i * 16, 12, i % 2 ? "#CBB08A" : "#EBD3A6"))
  );
}

const flag = (x: number, y: number): Art =>
  rect(x, y - 120, 5, 120, "#3A2E3B") +
  rect(x + 5, y - 118, 86, 54, "#FBF3E0") +
  rect(x + 5, y - 108, 86, 10, "#41B6E6") +
  rect(x + 5, y - 84, 86, 10, "#41B6E6") +
  repeat(4, (i) =>
    poly(
      Array.from(
        { length: 12 },
        (_, k) =>
          [
            x + 18 + i * 20 + (k % 2 ? 3 : 7) * Math.sin((k * Math.PI) / 6),
            y - 91 - (k % 2 ? 3 : 7) * Math.cos((k * Math.PI) / 6),
          ] as const,
      ),
      "#E4002B",
    ),
  );

/** A winter elm: trunk and forks. */
const bareTree = (x: number, y: number, k: number, ink: string): Art =>
  at(
    x,
    y,
    stroke("M0 0V-150", ink, 16) +
      stroke("M0 -120L-60 -230M0 -150L40 -260M0 -90L70 -190", ink, 10) +
      stroke("M-40 -194L-100 -240M-60 -230L-56 -300M20 -206L90 -280M40 -260L20 -330M46 -156L110 -200", ink, 6),
    k,
  );

/** A row of brick bungalows: lawn flags, a holiday evening, a porch light, or a saved parking place in the snow. */
export function bungalows(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const kind = variant % 4;
  const snow = kind === 1 || kind === 3;
  const ground = snow ? ["#F4F0E2", "#DCE6E4"] : [palette.grass[0], palette.grass[1]];
  const flakes = snow ? repeat(56, (i) => circle((i * 137) % 870, (i * 223) % 900, 3 + (i % 3) * 2, "#FFFBF0")) : "";
  const parked =
    kind === 3
      ? path("M60 1000q20-80 110-84h150q60 10 90 56l40 8q16 8 14 40H56Z", "#7F9FB0") +
        path("M130 930h150q50 6 70 42H110Z", "#34495A") +
        path("M60 960q60-60 200-56t200 60q-60 20-200 16t-200-20Z", "#FBF7EA") +
        circle(130, 1020, 36, "#2A2A38") +
        circle(380, 1020, 36, "#2A2A38") +
        stroke("M600 1020V900M690 1020V930M600 960H700M604 900L590 820M590 820H680", "#D8472F", 13) +
        rect(588, 920, 116, 16, "#D8472F")
      : "";
  const carollers =
    kind === 1
      ? each(
          [
            [220, 1, 5],
            [330, 0.92, 9],
            [440, 1.02, 14],
          ] as const,
          ([x, k, n]) =>
            person(
              { ...somebody(n), style: "brim", hair: "#2A1F2E", bag: undefined },
              { x, y: 1020, height: 210 * k, pose: "carry", left: n === 9 },
            ),
        ) +
        rect(500, 884, 5, 60, palette.ink) +
        circle(503, 960, 60, lit("#FFE0A0"), 'fill-opacity=".3"') +
        rect(486, 936, 34, 48, lit("#FFE0A0"), 'rx="6"')
      : "";
  const porch =
    kind === 2
      ? circle(640, 520, 120, lit("#F9C877"), 'fill-opacity=".22"') +
        circle(640, 520, 15, lit("#FFF1C0")) +
        person(somebody(3), { x: 520, y: 960, height: 220, pose: "play" }) +
        path("M520 800L660 760", "none", 'stroke="#8A5A34" stroke-width="12"') +
        circle(520, 812, 42, "#F3DDB0") +
        circle(520, 812, 42, "none", 'stroke="#8A5A34" stroke-width="8"')
      : "";
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [640, 260, 170],
      clouds: [
        [220, 170, 280],
        [650, 150, 210],
      ],
    }) +
    skyline(scene, { base: 640, height: 150, row: "willis 300 240, hancock 470 230, aon 380 170" }) +
    each([40, 290, 560, 830] as const, (x, i) =>
      snow ? bareTree(x, 720, 1 + (i % 2) * 0.2, palette.near[0]) : tree(scene, x, 700, 84 + (i % 2) * 20, 120),
    ) +
    (kind === 2
      ? bungalow(200, 800, 440, 2, scene, snow, false)
      : bungalow(-70, 790, 290, 0, scene, snow, kind === 1) +
        bungalow(290, 800, 300, 1, scene, snow, kind === 1) +
        bungalow(660, 790, 290, 2, scene, snow, kind === 1)) +
    rect(-20, 820, 900, 290, ground[0] ?? "") +
    path("M-20 860Q428 830 880 860V900Q428 870 -20 900Z", ground[1] ?? "") +
    rect(-20, 940, 900, 40, snow ? "#CBD8DA" : palette.ground[0]) +
    rect(-20, 1030, 900, 80, snow ? "#B4C6CC" : palette.near[1]) +
    (kind === 0
      ? flag(130, 900) +
        flag(480, 910) +
        flag(740, 900) +
        crowd({ from: 60, to: 800, y: 985, height: 140, count: 4, seed: random(6) }) +
        bicycle(600, 1040, 0.6, somebody(5), "#D8472F", undefined, palette.ink)
      : "") +
    parked +
    carollers +
    porch +
    flakes
  );
}
