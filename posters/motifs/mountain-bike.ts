import { skyline } from "../city";
import { type Art, circle, each, group, path, pick, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { person } from "../people";
import type { Scene } from "../scene";
import { birds, treeline, water } from "../scenery";
import { backdrop } from "../sky";
import { bicycle } from "./cyclist";

/** A jump over the marsh grass, or bikes resting on a work day. */
export function mountainBike(scene: Scene): Art {
  const { palette, variant } = scene;
  const rider = {
    ...somebody(variant * 4 + 5),
    style: "cap" as const,
    hair: "#F0B13C",
    top: "#D8472F",
    bag: undefined,
  };
  const grass = (x: number, y: number, h: number, i: number): Art =>
    stroke(
      `M${x} ${y}Q${x + (i % 2 ? 14 : -12)} ${y - h * 0.6} ${x + (i % 2 ? 44 : -36)} ${y - h}`,
      pick(palette.leaf, i),
      8,
    ) + (i % 4 === 0 ? rect(x + 30, y - h - 30, 16, 60, "#7A4630", 'rx="8"') : "");
  const stacks =
    each(
      [70, 170] as const,
      (x, i) => rect(x, 430 - i * 40, 34, 210 + i * 40, palette.mid[1]) + rect(x, 470 - i * 40, 34, 16, "#D8472F"),
    ) + rect(240, 560, 120, 80, palette.mid[0]);
  const jump = variant % 2 === 0;
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [620, 400, 230],
      clouds: [
        [200, 170, 280],
        [680, 150, 210],
      ],
    }) +
    skyline(scene, { base: 640, height: 110, from: 420, row: "willis 640 190, hancock 760 170, aon 700 150" }) +
    stacks +
    treeline(scene, { from: -20, to: 880, base: 660, r: 34 }) +
    water(scene, { top: 650, bottom: 800, x: 620 }) +
    path("M-20 760Q200 720 430 770T880 750V1100H-20Z", palette.grass[0]) +
    path("M-20 860Q160 820 300 850L330 1100H-20Z", palette.ground[0]) +
    path("M-20 860Q160 820 300 850L306 890Q160 850 -20 900Z", palette.ground[1]) +
    path("M620 960Q740 860 880 850V1100H560Z", palette.ground[0]) +
    path("M620 960Q740 860 880 850V890Q750 900 640 990Z", palette.ground[1]) +
    repeat(26, (i) => grass(310 + i * 13, 1096, 110 + ((i * 47) % 90), i)) +
    (jump
      ? group(
          bicycle(0, 0, 1.7, rider, "#F0B13C", undefined, palette.ink),
          'transform="translate(430 720) rotate(-18)"',
        ) + repeat(9, (i) => circle(190 + i * 14, 870 - ((i * 31) % 60), 6 + (i % 3) * 3, palette.ground[2]))
      : bicycle(250, 950, 1.3, undefined, "#2F8A8A", undefined, palette.ink) +
        person({ ...somebody(9), style: "brim" }, { x: 560, y: 990, height: 380, pose: "dig" }) +
        stroke("M640 780L720 980", "#8A5A34", 14) +
        path("M700 960l50-10l20 70q-30 24-54 4Z", "#8FA5A5") +
        person(somebody(3), { x: 760, y: 960, height: 330, pose: "carry", left: true })) +
    birds(
      [
        [300, 320, 24],
        [380, 270, 18],
      ],
      palette.ink,
    )
  );
}
