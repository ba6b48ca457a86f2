import { skyline } from "../city";
import { type Art, circle, each, group, line, path, poly, rect, repeat } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person, personInSun } from "../people";
import type { Scene } from "../scene";
import { water } from "../scenery";
import { backdrop } from "../sky";

/** The boat-shaped beach house with its funnels. */
function boatHouse({ palette, evening }: Scene): Art {
  const glow = evening ? lit("#F9C877") : palette.near[0];
  return (
    path("M30 640H560Q600 640 620 600H20Q14 630 30 640Z", "#FBF0D8") +
    path("M360 640H560Q600 640 620 600H360Z", "#D9C3A4") +
    rect(20, 596, 600, 8, "#2F6E9A") +
    rect(70, 540, 430, 60, "#FFF6E0") +
    rect(360, 540, 140, 60, "#D9C3A4") +
    repeat(12, (i) => circle(92 + i * 34, 568, 10, glow)) +
    rect(130, 490, 290, 52, "#FBF0D8") +
    repeat(9, (i) => rect(144 + i * 30, 502, 18, 26, glow)) +
    rect(130, 484, 290, 8, "#2F6E9A") +
    each(
      [200, 310] as const,
      (x) =>
        poly(`${x} 486 ${x + 8} 410 ${x + 52} 410 ${x + 56} 486`, "#C8402F") +
        poly(`${x + 34} 486 ${x + 36} 410 ${x + 52} 410 ${x + 56} 486`, "#8E2A2C") +
        rect(x + 6, 410, 48, 14, "#2B2A3A"),
    ) +
    rect(96, 430, 5, 112, palette.ink) +
    poly("101 432 150 444 101 458", "#D8472F")
  );
}

/** Beach volleyball at the net, the boat house behind. */
export function volleyball(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const shade = { ink: palette.ground[2], lean: -0.7, flat: 0.26 };
  const kit = (n: number, top: string, bottom: string) => ({
    ...somebody(n),
    top,
    bottom,
    shorts: true,
    shoe: somebody(n).skin,
    dress: false,
    bag: undefined,
  });
  const spiker = personInSun(
    kit(1, "#D8472F", "#24345A"),
    { x: 300, y: 870, height: 430, pose: "spike" },
    { ...shade, lean: -0.5 },
  );
  const air = person(kit(1, "#D8472F", "#24345A"), { x: 300, y: 820, height: 430, pose: "spike" });
  const other =
    variant % 2
      ? personInSun(kit(4, "#F0B13C", "#8E2A3C"), { x: 640, y: 960, height: 380, pose: "dig", left: true }, shade)
      : personInSun(kit(9, "#2F8A8A", "#24345A"), { x: 670, y: 930, height: 380, pose: "lift", left: true }, shade);
  const ball = (x: number, y: number, r: number): Art =>
    circle(x, y, r, "#FFF6E0") +
    path(`M${x - r} ${y}Q${x} ${y - r * 0.7} ${x + r} ${y}Q${x} ${y - r * 0.1} ${x - r} ${y}Z`, "#F0B13C") +
    path(
      `M${x - r * 0.7} ${y + r * 0.7}Q${x} ${y + r * 0.2} ${x + r * 0.7} ${y + r * 0.7}Q${x} ${y + r * 1.2} ${x - r * 0.7} ${y + r * 0.7}Z`,
      "#2F6E9A",
    );
  const net =
    repeat(23, (i) => line(`M${-10 + i * 40} 560V744`, palette.ink, 2)) +
    repeat(6, (i) => line(`M-20 ${576 + i * 30}H880`, palette.ink, 2)) +
    rect(-20, 548, 900, 18, palette.paper) +
    rect(-20, 738, 900, 9, palette.paper) +
    rect(474, 520, 16, 440, palette.ink);
  const players = variant % 2 ? other + group(spiker, 'opacity="0"') + air : spiker + other;
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [640, 430, 200],
      clouds: [
        [250, 180, 290],
        [690, 150, 210],
      ],
    }) +
    water(scene, { top: 600, bottom: 680, x: 640, reach: 0.6 }) +
    skyline(scene, { base: 620, height: 210, from: 520, row: "hancock 720 330, aon 820 240, regis 620 220" }) +
    boatHouse(scene) +
    rect(-20, 638, 900, 460, palette.ground[0]) +
    path("M-20 700Q400 660 880 720V744Q400 690 -20 730Z", palette.ground[1]) +
    path("M-20 880Q400 820 880 900V940Q400 860 -20 930Z", palette.ground[1]) +
    crowd({ from: 20, to: 840, y: 690, height: 50, count: 12, seed: random(3) }) +
    net +
    players +
    ball(variant % 2 ? 420 : 470, variant % 2 ? 330 : 380, 34)
  );
}
