import { skyline } from "../city";
import { type Art, at, circle, each, ellipse, path, pick, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { personInSun } from "../people";
import type { PoseName } from "../poses";
import type { Scene } from "../scene";
import { lamp, stringLights, treeline } from "../scenery";
import { backdrop } from "../sky";

/** The skating ribbon below the towers. */
export function skating(scene: Scene): Art {
  const { palette, variant, evening } = scene;
  const ice = lit(evening ? "#BFD9E6" : "#E6F1F0");
  const edge = lit(evening ? "#8FB4CC" : "#B9D3DA");
  const skater = (n: number, x: number, y: number, h: number, pose: PoseName, left = false): Art =>
    personInSun(
      {
        ...somebody(n),
        dress: false,
        bottom: pick(["#24345A", "#3A2E3B", "#1D5470"], n),
        style: pick(["beanie", "long", "beanie", "bun"] as const, n),
        hair: pick(["#D8472F", "#2A1F2E", "#F0B13C", "#4A2A26"], n),
        bag: undefined,
        shoe: "#FFF6E6",
      },
      { x, y, height: h, pose, left },
      { ink: edge, lean: -0.4, flat: 0.3 },
    ) + rect(x - h * 0.05, y - h * 0.63, h * 0.17, h * 0.045, pick(["#F0B13C", "#E2476A", "#7FE0CF"], n), 'rx="4"');
  const blades = at(
    428,
    880,
    ellipse(0, 30, 300, 26, edge) +
      each(
        [
          [-150, 0],
          [150, 40],
        ] as const,
        ([x, y]) =>
          at(
            x,
            y,
            path("M-90 -330H20V-160Q40 -120 130 -104Q170 -90 166 -40H-90Z", "#FBF3E0") +
              path("M20 -160Q40 -120 130 -104Q170 -90 166 -40H60Q70 -110 20 -160Z", "#D9C9A8") +
              repeat(5, (i) => stroke(`M-20 ${-300 + i * 34}l50 10`, "#8E3A5C", 8)) +
              rect(-96, -44, 268, 26, "#3A2430", 'rx="8"') +
              rect(-60, -20, 16, 30, "#8FA5B0") +
              rect(110, -20, 16, 30, "#8FA5B0") +
              path("M-110 8H190Q200 -6 206 -10L210 16Q190 24 180 24H-110Z", "#C9D3D8"),
            1,
          ),
      ),
  );
  const flakes = repeat(50, (i) => circle((i * 137) % 870, (i * 223) % 900, 2.6 + (i % 3) * 1.8, "#FFFBF0"));
  return (
    backdrop(scene, {
      horizon: 640,
      sun: [200, 420, 190],
      clouds: [
        [640, 140, 270],
        [200, 170, 210],
      ],
    }) +
    skyline(scene, {
      base: 720,
      height: 460,
      row: "aon 330 640, prudential 490 560, crain 150 470, regis 640 600, trump 770 500, slab 240 380",
    }) +
    treeline(scene, { from: -20, to: 880, base: 730, r: 38 }) +
    (evening
      ? stringLights([-20, 560], [428, 600], 40, 9, palette.ink, [lit("#FFE6A8"), lit("#F7A65A")], 8) +
        stringLights([428, 600], [880, 540], 40, 9, palette.ink, [lit("#FFE6A8"), lit("#F7A65A")], 8)
      : "") +
    rect(-20, 722, 900, 390, lit(evening ? "#7F9FC0" : "#F4F0E2")) +
    path("M-20 900Q120 740 428 770Q700 800 880 730V850Q720 900 500 880Q300 860 240 960Q200 1040 240 1100H-20Z", edge) +
    path("M-20 916Q120 756 428 784Q700 812 880 744V838Q720 886 500 866Q290 846 226 950Q190 1034 226 1100H-20Z", ice) +
    path("M300 1100Q330 960 520 950Q740 944 880 900V1100Z", edge) +
    path("M316 1100Q344 974 524 964Q740 958 880 914V1100Z", ice) +
    repeat(7, (i) => stroke(`M${40 + i * 110} ${840 + (i % 3) * 20}q50-16 100 0`, edge, 4)) +
    (variant % 2
      ? skater(9, 240, 830, 110, "skate") + skater(4, 640, 830, 116, "skate", true) + blades
      : skater(2, 150, 860, 150, "skate") +
        skater(7, 420, 830, 120, "skate", true) +
        skater(11, 480, 836, 130, "stroll", true) +
        skater(5, 720, 820, 110, "skate") +
        skater(14, 600, 1040, 330, "skate") +
        skater(8, 230, 1040, 260, "skate")) +
    lamp(scene, 120, 760, 150) +
    lamp(scene, 730, 740, 130) +
    flakes
  );
}
