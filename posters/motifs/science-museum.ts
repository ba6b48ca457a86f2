import { type Art, circle, each, group, lens, path, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import { type Scene, underLamps } from "../scene";
import { tree, treeline, water } from "../scenery";
import { backdrop } from "../sky";

const STONE = { high: "#FFF0D2", lit: "#F0D8AC", shade: "#CBA67C", deep: "#8E6A5C" };

const colonnade = (x: number, w: number, y: number, h: number, count: number, glow: string): Art =>
  rect(x, y, w, h, glow) +
  repeat(
    count,
    (i) =>
      rect(x + (i * (w - 22)) / (count - 1), y, 15, h, STONE.lit) +
      rect(x + 13 + (i * (w - 22)) / (count - 1), y, 9, h, STONE.shade),
  ) +
  rect(x - 10, y - 26, w + 20, 28, STONE.high) +
  rect(x - 10, y - 6, w + 20, 8, STONE.shade) +
  rect(x - 10, y + h, w + 20, 22, STONE.lit);

const dome = (x: number, y: number, r: number, ink: string, dark: string): Art =>
  rect(x - r * 0.9, y - r * 0.3, r * 1.8, r * 0.34, STONE.lit) +
  rect(x + r * 0.3, y - r * 0.3, r * 0.6, r * 0.34, STONE.shade) +
  path(`M${x - r} ${y - r * 0.28}A${r} ${r * 0.92} 0 0 1 ${x + r} ${y - r * 0.28}Z`, ink) +
  path(
    `M${x + r * 0.2} ${y - r * 1.18}A${r} ${r * 0.92} 0 0 1 ${x + r} ${y - r * 0.28}H${x + r * 0.5}Q${x + r * 0.6} ${y - r * 0.8} ${x + r * 0.2} ${y - r * 1.18}Z`,
    dark,
  ) +
  rect(x - r * 0.1, y - r * 1.42, r * 0.2, r * 0.26, STONE.lit) +
  path(`M${x - r * 0.13} ${y - r * 1.4}Q${x} ${y - r * 1.7} ${x + r * 0.13} ${y - r * 1.4}Z`, dark);

/** The submarine in its hall. */
function submarine(scene: Scene): Art {
  const { palette, random } = scene;
  const hall =
    rect(-20, -20, 900, 1120, "#2A6A80") +
    repeat(7, (i) =>
      path(
        `M${-20 + i * 150} -20Q${60 + i * 130} 260 ${10 + i * 140} 700H${40 + i * 140}Q${96 + i * 130} 260 ${20 + i * 150} -20Z`,
        "#1F5468",
      ),
    ) +
    each([160, 428, 700] as const, (x) =>
      poly(`${x - 20} -20 ${x + 20} -20 ${x + 150} 760 ${x - 150} 760`, lit("#FFF0C8"), 'fill-opacity=".16"'),
    );
  const hull =
    path("M30 560Q60 470 300 460H640Q800 480 850 560Q800 660 640 668H260Q70 650 30 560Z", "#D3D9C8") +
    path("M40 580Q300 620 846 572Q800 660 640 668H260Q80 650 40 580Z", "#8CA3A2") +
    repeat(24, (i) => circle(130 + i * 28, 520, 3.4, "#8CA3A2")) +
    repeat(12, (i) => path(`M${180 + i * 46} 640h26v12h-26Z`, "#3A5058")) +
    poly("30 560 -20 520 -20 600", "#8CA3A2");
  const tower =
    path("M360 462L376 340H500L520 462Z", "#A9BBB8") +
    path("M450 462V340H500L520 462Z", "#6F8A8E") +
    rect(420, 220, 10, 124, "#3A5058") +
    rect(446, 260, 8, 84, "#3A5058") +
    stroke("M376 340H300M500 340H580", "#3A5058", 5) +
    rect(560, 420, 90, 14, "#3A5058") +
    rect(590, 400, 30, 50, "#8CA3A2");
  const rails =
    rect(-20, 860, 900, 240, "#4A3A3E") +
    path("M-20 780H880V864H-20Z", "#C98A5A") +
    repeat(24, (i) => rect(i * 38 - 10, 720, 6, 64, "#2A2230")) +
    rect(-20, 712, 900, 9, "#2A2230");
  return (
    underLamps(
      hall + hull + tower + path("M120 668h90l-20 114h-50ZM640 668h90l-20 114h-50Z", "#3A3440") + rails,
      scene,
      0.3,
    ) + crowd({ from: 60, to: 800, y: 1010, height: 190, count: 5, seed: random(4), ink: palette.ink })
  );
}

/** The museum's domes over its basin, or the U-boat inside. */
export function scienceMuseum(scene: Scene): Art {
  const { palette, variant, evening, random } = scene;
  if (variant % 3 === 2 && scene.time === "day") return submarine(scene);
  const glow = evening ? lit("#F9C25B") : STONE.deep;
  const copper = "#7FA99A";
  const rainy = variant % 3 === 2;
  const umbrella = (x: number, y: number, r: number, ink: string): Art =>
    person(somebody(Math.round(x)), { x, y, height: r * 2.1, pose: "stroll" }) +
    rect(x - 3, y - r * 2.6, 6, r * 1.5, "#2A1F2E") +
    path(
      `M${x - r} ${y - r * 2}Q${x - r * 0.8} ${y - r * 2.9} ${x} ${y - r * 2.9}Q${x + r * 0.8} ${y - r * 2.9} ${x + r} ${y - r * 2}q${-r * 0.33} ${-r * 0.2} ${-r * 0.66} 0q${-r * 0.33} ${-r * 0.2} ${-r * 0.67} 0q${-r * 0.33} ${-r * 0.2} ${-r * 0.67} 0Z`,
      ink,
    );
  const rain = rainy
    ? repeat(60, (i) => stroke(`M${(i * 149) % 870} ${(i * 211) % 1040}l-14 46`, palette.glint[1], 3))
    : "";
  return (
    backdrop(scene, {
      horizon: 640,
      sun: rainy ? undefined : [650, 330, 200],
      clouds: [
        [190, 170, 280],
        [680, 190, 260],
        [430, 110, 200],
      ],
    }) +
    treeline(scene, { from: -20, to: 880, base: 720, r: 44 }) +
    dome(428, 470, 176, copper, "#4A7A78") +
    dome(120, 560, 84, copper, "#4A7A78") +
    dome(736, 560, 84, copper, "#4A7A78") +
    colonnade(24, 190, 580, 130, 7, glow) +
    colonnade(642, 190, 580, 130, 7, glow) +
    rect(200, 560, 456, 176, STONE.lit) +
    rect(560, 560, 96, 176, STONE.shade) +
    poly("246 500 428 430 610 500", STONE.high) +
    poly("428 430 610 500 428 500", STONE.lit) +
    poly("300 494 428 446 556 494", STONE.deep) +
    colonnade(250, 356, 526, 190, 8, glow) +
    repeat(4, (i) => rect(200 - i * 20, 730 + i * 12, 456 + i * 40, 13, i % 2 ? STONE.shade : STONE.high)) +
    rect(-20, 776, 900, 30, palette.grass[0]) +
    each([40, 150, 706, 820] as const, (x) => tree(scene, x, 790, 46, 24)) +
    (rainy
      ? rect(-20, 800, 900, 300, palette.ground[0]) +
        repeat(9, (i) => lens(90 + i * 90, 850 + ((i * 67) % 200), 190, 9, palette.ground[1])) +
        umbrella(220, 1010, 110, "#D8472F") +
        umbrella(470, 960, 84, "#F0B13C") +
        umbrella(660, 1030, 120, "#2F8A8A")
      : water(scene, { top: 800, x: 650 }) +
        group(
          dome(428, 470, 176, copper, "#4A7A78") + colonnade(250, 356, 526, 190, 8, glow),
          'transform="translate(0 1300) scale(1 -.66)" opacity=".26"',
        ) +
        crowd({ from: 60, to: 800, y: 812, height: 54, count: 8, seed: random(5), ink: palette.ink })) +
    rain
  );
}
