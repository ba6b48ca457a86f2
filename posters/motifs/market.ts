import { skyline } from "../city";
import { type Art, circle, ellipse, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { paving, treeline } from "../scenery";
import { backdrop } from "../sky";

/** Farmers market: crates of fruit under striped awnings. */
export function market(scene: Scene): Art {
  const { variant, evening, random } = scene;
  const awning = (x: number, w: number, y: number, ink: string): Art =>
    repeat(
      8,
      (i) =>
        poly(
          `${x + (i * w) / 8 + 20} ${y - 110} ${x + ((i + 1) * w) / 8 + 12} ${y - 110} ${x + ((i + 1) * w) / 8} ${y} ${x + (i * w) / 8} ${y}`,
          i % 2 ? "#FBEBCB" : ink,
        ) +
        path(
          `M${x + (i * w) / 8} ${y - 1}H${x + ((i + 1) * w) / 8}Q${x + ((i + 0.5) * w) / 8} ${y + 44} ${x + (i * w) / 8} ${y - 1}Z`,
          i % 2 ? "#E9D2A8" : mix(ink, "#2A1F3D", 0.2),
        ),
    ) +
    rect(x + 8, y, 10, 400, "#6A4A3C") +
    rect(x + w - 18, y, 10, 400, "#6A4A3C") +
    (evening ? repeat(6, (i) => circle(x + 40 + i * (w / 6), y + 40, 8, lit("#FFE6A8"))) : "");
  const crate = (x: number, y: number, inks: readonly [string, string], leafy: boolean): Art =>
    repeat(3, (r) =>
      repeat(
        6,
        (i) =>
          circle(x + 24 + i * 30 + (r % 2) * 14, y - 8 - r * 20, 21, pick(inks, i + r)) +
          circle(x + 18 + i * 30 + (r % 2) * 14, y - 14 - r * 20, 6, "#FFF3DC", 'fill-opacity=".5"'),
      ),
    ) +
    (leafy
      ? repeat(6, (i) => path(`M${x + 20 + i * 30} ${y - 50}q-18-40 4-56q22 18-4 56Z`, i % 2 ? "#4F8A4B" : "#7DAA55"))
      : "") +
    rect(x, y, 214, 76, "#C98A4A") +
    rect(x, y, 214, 12, "#E9B972") +
    rect(x, y + 36, 214, 8, "#8A5030") +
    rect(x + 150, y, 64, 76, "#A86A38");
  const sunflowers =
    repeat(
      5,
      (i) =>
        stroke(`M${660 + i * 30} 960Q${656 + i * 34} 860 ${640 + i * 44} ${770 - (i % 2) * 50}`, "#4F8A4B", 9) +
        repeat(12, (k) =>
          ellipse(
            640 + i * 44 + 34 * Math.cos(k * 0.5236),
            770 - (i % 2) * 50 + 34 * Math.sin(k * 0.5236),
            15,
            15,
            "#F5C02F",
          ),
        ) +
        circle(640 + i * 44, 770 - (i % 2) * 50, 25, "#5A2E22"),
    ) +
    path("M630 930H810L790 1060H650Z", "#9FB0B0") +
    path("M740 930H810L790 1060H740Z", "#6F8488") +
    rect(624, 922, 192, 16, "#C9D3CC");
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [640, 260, 170],
      clouds: [
        [220, 150, 280],
        [690, 170, 200],
      ],
    }) +
    skyline(scene, { base: 700, height: 280, row: "willis 430 420, hancock 640 360, aon 540 320, trump 330 320" }) +
    treeline(scene, { from: -20, to: 880, base: 710, r: 44 }) +
    paving(scene, 700) +
    awning(-60, 330, 470, pick(["#2F8A8A", "#D8472F"], variant)) +
    awning(600, 330, 470, pick(["#F0B13C", "#2F8A8A"], variant)) +
    crowd({ from: 290, to: 580, y: 780, height: 130, count: 4, seed: random(4) }) +
    person({ ...somebody(variant * 3 + 7), style: "brim" }, { x: 150, y: 840, height: 270, pose: "carry" }) +
    person(somebody(variant * 3 + 4), { x: 560, y: 960, height: 330, pose: "relaxed", left: true }) +
    awning(120, 420, 430, pick(["#D8472F", "#3F7A5C"], variant)) +
    rect(90, 800, 470, 30, "#8A5030") +
    crate(96, 740, ["#F28A4C", "#F7B26A"], false) +
    crate(330, 740, ["#D8303F", "#E85A4C"], true) +
    rect(110, 830, 430, 160, "#6A4436") +
    crate(30, 960, ["#7DAA55", "#A9C56A"], true) +
    crate(270, 970, ["#F5C95A", "#F0B13C"], false) +
    sunflowers
  );
}
