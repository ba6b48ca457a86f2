import { filler, skyline } from "../city";
import { type Art, at, circle, each, ellipse, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";
import { stringLights, treeline, water } from "../scenery";
import { backdrop } from "../sky";

/** A roof terrace over the park, the lake and the avenue. */
export function rooftop(scene: Scene): Art {
  const { palette, variant, random, evening } = scene;
  const bulbs = evening ? [lit("#FFE6A8"), lit("#F7C46A")] : ["#FBEBCB", "#F0B13C"];
  const table2 = (x: number, y: number, k: number, n: number): Art =>
    at(
      x,
      y,
      person(somebody(n), { x: -110, y: -120, height: 330, pose: "sit", by: "hip" }) +
        person(somebody(n + 4), { x: 120, y: -120, height: 330, pose: "sit", by: "hip", left: true }) +
        rect(-140, -110, 60, 14, "#8A5030") +
        rect(90, -110, 60, 14, "#8A5030") +
        rect(-136, -100, 10, 110, "#5A3428") +
        rect(136, -100, 10, 110, "#5A3428") +
        ellipse(0, -170, 96, 18, "#C98A4A") +
        rect(-7, -166, 14, 170, "#5A3428") +
        poly("-60 -176 -24 -176 -30 -226 -54 -226", "#E8693A") +
        rect(-44, -226, 4, 50, "#FFF3DC") +
        poly("24 -178 60 -178 66 -240 18 -240", lit("#F9DDA0"), 'fill-opacity=".85"') +
        circle(4, -196, 12, lit("#FFD98A")),
      k,
    );
  const glassRoof =
    variant % 2 === 0
      ? repeat(7, (i) => stroke(`M${-20 + i * 150} 260L428 -60`, palette.near[0], 8)) +
        stroke("M-20 240H880M-20 130L140 -20M880 130L716 -20", palette.near[0], 10) +
        poly("200 -20 300 -20 120 260 -20 260", lit("#FFFFFF"), 'fill-opacity=".12"')
      : stringLights([-20, 180], [428, 130], 60, 11, palette.ink, bulbs, 11) +
        stringLights([428, 130], [880, 200], 60, 11, palette.ink, bulbs, 11) +
        stringLights([-20, 300], [880, 260], 70, 17, palette.ink, bulbs, 9);
  const rail =
    rect(-20, 690, 900, 14, palette.ink) +
    repeat(8, (i) => rect(i * 124 - 10, 690, 8, 160, palette.ink)) +
    rect(-20, 704, 900, 146, lit("#DDF3EE"), 'fill-opacity=".2"');
  const planters = each(
    [20, 690] as const,
    (x) =>
      repeat(7, (i) =>
        path(
          `M${x + 16 + i * 20} 830q${i % 2 ? 24 : -22}-70 ${i % 2 ? 8 : -6}-110q-24 40-6 110Z`,
          pick(palette.leaf, i),
        ),
      ) +
      rect(x, 824, 160, 70, "#8A5A3E") +
      rect(x + 110, 824, 50, 70, "#5E3A2C"),
  );
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [600, 430, 220],
      clouds: [
        [200, 330, 240],
        [690, 250, 180],
      ],
    }) +
    water(scene, { top: 590, bottom: 680, x: 600, reach: 0.7 }) +
    skyline(scene, {
      base: 760,
      height: 330,
      to: variant % 2 ? 880 : 420,
      row:
        variant % 2
          ? "aon 120 560, prudential 260 470, hancock 720 520, trump 600 440, regis 430 430"
          : "aon 110 560, prudential 230 480, crain 340 420",
    }) +
    (variant % 2
      ? ""
      : treeline(scene, { from: 360, to: 880, base: 740, r: 34 }) + rect(340, 716, 540, 60, palette.grass[0])) +
    filler(
      { from: -20, to: 880, base: 860, low: 40, high: 120, inks: palette.near, width: [60, 50] },
      random(5),
      evening ? { ink: lit("#F9C877"), share: 0.35, size: 6 } : undefined,
    ) +
    rail +
    rect(-20, 846, 900, 260, "#8A5A44") +
    repeat(8, (i) => rect(-20, 846 + i * 34, 900, 4, "#5E3A34")) +
    planters +
    glassRoof +
    underLamps(table2(250, 1010, 1, variant * 3 + 2) + table2(640, 1030, 1.06, variant * 3 + 7), scene, 0.5)
  );
}
