import { filler, skyline } from "../city";
import { type Art, at, lens, path, pick, poly, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { water } from "../scenery";
import { backdrop } from "../sky";

const SHIRTS = ["#D8472F", "#F0B13C", "#FBEBCB", "#2F8A8A"] as const;

/** An eight and its cox, oars out over the near side. */
function eight(x: number, y: number, k: number, shirt: string, { palette }: Scene): Art {
  const crew = repeat(8, (i) =>
    person(
      { ...somebody(i + 3), top: shirt, dress: false, bag: undefined, shorts: true, style: i % 3 ? "short" : "cap" },
      {
        x: -300 + i * 74,
        y: -20,
        height: 150,
        pose: { lean: 18, head: -8, arms: [74, 84, 70, 82], legs: [78, 52, 74, 48] },
        by: "hip",
      },
    ),
  );
  const oars = repeat(
    8,
    (i) =>
      stroke(`M${-256 + i * 74} -52L${-330 + i * 74} ${i % 2 ? 74 : 96}`, "#5A3A2E", 6) +
      poly(
        `${-326 + i * 74} ${i % 2 ? 62 : 84} ${-312 + i * 74} ${i % 2 ? 66 : 88} ${-334 + i * 74} ${i % 2 ? 112 : 134} ${-354 + i * 74} ${i % 2 ? 106 : 128}`,
        i % 2 ? shirt : "#FBEBCB",
      ),
  );
  const cox = person(
    { ...somebody(21), top: "#24345A", style: "cap", hair: "#FBEBCB" },
    { x: 318, y: -20, height: 120, pose: "sit", by: "hip", left: true },
  );
  const shell =
    path("M-460 -24Q-300 -36 0 -36T420 -26Q330 8 0 10T-460 -24Z", "#FBF0D8") +
    path("M-460 -24Q-200 -10 0 -10T420 -26Q330 8 0 10T-460 -24Z", "#B5703F");
  return at(x, y, lens(0, 20, 940, 12, palette.glint[2]) + crew + cox + shell + oars, k);
}

/** Rowers at work below the bridges. */
export function rowing(scene: Scene): Art {
  const { palette, variant, random, evening } = scene;
  const glow = evening ? { ink: lit("#F9C877"), share: 0.3, size: 6 } : undefined;
  return (
    backdrop(scene, {
      horizon: 560,
      sun: [610, 470, 220],
      clouds: [
        [240, 170, 280],
        [680, 140, 200],
      ],
    }) +
    skyline(scene, {
      base: 640,
      height: 330,
      row: "willis 560 480, boardOfTrade 680 360, slab 180 340, setback 300 380",
    }) +
    filler(
      { from: -20, to: 240, base: 650, low: 120, high: 260, inks: palette.near, width: [70, 50] },
      random(4),
      glow,
    ) +
    filler(
      { from: 700, to: 880, base: 650, low: 100, high: 220, inks: palette.near, width: [60, 50] },
      random(5),
      glow,
    ) +
    path("M-20 590H880V616H700Q640 700 560 700T420 616H400Q340 700 260 700T120 616H-20Z", "#7A5A50") +
    path("M-20 590H880V602H-20Z", "#C9A27A") +
    path(
      "M120 616Q180 700 260 700T400 616H380Q330 680 260 680T140 616ZM420 616Q480 700 560 700T700 616H680Q630 680 560 680T440 616Z",
      "#4A3440",
    ) +
    crowd({ from: 60, to: 800, y: 592, height: 42, count: 7, seed: random(6), ink: palette.ink }) +
    water(scene, { top: 650, x: 610 }) +
    eight(560, 780, 0.44, pick(SHIRTS, variant + 1), scene) +
    eight(430, 960, 0.98, pick(SHIRTS, variant), scene)
  );
}
