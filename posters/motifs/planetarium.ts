import { skyline } from "../city";
import { type Art, circle, each, ellipse, path, pick, points, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { tree, water } from "../scenery";
import { backdrop, light } from "../sky";

/** The twelve-sided planetarium on its point, under the night it shows. */
export function planetarium(scene: Scene): Art {
  const { palette, variant, evening, random } = scene;
  const glow = evening ? lit("#F9C25B") : "#5A4A52";
  const roll = random(6);
  const shape = (list: string, ink: string): Art => {
    const ps = points(list);
    return (
      stroke(ps.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join(""), ink, 2.6) +
      each(ps, ([x, y], i) => circle(x, y, i % 2 ? 5 : 7, palette.paper))
    );
  };
  const stars4 = evening
    ? repeat(50, () => circle(roll() * 856, roll() * 420, 1.4 + roll() * 2.2, palette.paper)) +
      (variant % 2
        ? shape("150 130 220 170 300 160 350 210 440 200 470 260 400 280 350 210", palette.glint[0]) +
          shape("560 120 620 180 700 160 740 230 660 260 620 180", palette.glint[0])
        : shape("140 160 210 110 290 140 350 100 420 160 500 150 530 90", palette.glint[0]))
    : "";
  const saturn = evening
    ? circle(650, 230, 62, "#F2B95C") +
      path("M650 168A62 62 0 0 1 650 292Q696 240 650 168Z", "#C9803A") +
      ellipse(650, 230, 120, 28, "none", 'stroke="#FBE7BE" stroke-width="10" transform="rotate(-18 650 230)"') +
      path("M590 214A62 62 0 0 1 710 214Q650 250 590 214Z", "#F2B95C")
    : light(scene, 650, 260, 150);
  const tier = (x: number, y: number, w: number, h: number): Art =>
    repeat(7, (i) => {
      const k = w / 7;
      return rect(
        x + i * k,
        y,
        k + 1,
        h,
        pick(["#B98F7A", "#C9A088", "#DDB79A", "#F0D0AC", "#DDB79A", "#B58A76", "#96695F"], i),
      );
    }) + rect(x - 8, y - 8, w + 16, 14, "#F7E0BE");
  return (
    backdrop(scene, {
      horizon: 660,
      clouds: [
        [200, 300, 220],
        [700, 380, 180],
      ],
    }) +
    stars4 +
    saturn +
    skyline(scene, {
      base: 700,
      height: 190,
      to: 330,
      row: "willis 70 300, trump 150 200, aon 220 240, hancock 290 240",
    }) +
    skyline(scene, { base: 700, height: 100, from: 620, row: "regis 790 150, slab 700 110" }) +
    water(scene, { top: 696, x: 650 }) +
    path("M60 860Q428 690 800 860L880 960V1100H-20V960Z", palette.grass[0]) +
    path("M340 1100L400 840H456L520 1100Z", palette.ground[0]) +
    tier(180, 740, 496, 110) +
    repeat(11, (i) => rect(204 + i * 42, 776, 17, 46, glow)) +
    tier(240, 650, 376, 92) +
    repeat(8, (i) => rect(266 + i * 43, 678, 17, 40, glow)) +
    tier(292, 590, 272, 62) +
    path("M300 590A128 128 0 0 1 556 590Z", "#7FA9A0") +
    path("M440 464A128 128 0 0 1 556 590H480Q500 520 440 464Z", "#4F7F80") +
    each([352, 400, 456, 504] as const, (x) =>
      path(`M428 462Q${x} 500 ${x + (x - 428) * 0.3} 590`, "none", 'stroke="#3A6670" stroke-width="4"'),
    ) +
    rect(424, 420, 8, 46, "#2B4552") +
    circle(428, 418, 8, "#F0B13C") +
    rect(390, 780, 76, 70, "#5E4440") +
    rect(404, 790, 48, 60, glow) +
    repeat(6, (i) => rect(330 - i * 14, 850 + i * 12, 196 + i * 28, 13, i % 2 ? "#E8CDA6" : "#CFAE8A")) +
    each([90, 170, 690, 780] as const, (x, i) => tree(scene, x, 900 + (i % 2) * 20, 44, 26)) +
    crowd({ from: 130, to: 740, y: 1020, height: 104, count: 6, seed: random(4) })
  );
}
