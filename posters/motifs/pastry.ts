import { type Art, at, blob, circle, each, ellipse, group, path, pick, poly, rect, repeat, tube } from "../engine";
import { lit } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

const croissant = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    blob("-250 60 -230 -30 -150 -100 0 -130 150 -100 230 -30 250 60 200 80 140 30 0 0 -140 30 -200 80", "#C9803A") +
      repeat(7, (i) => {
        const a = -150 + i * 50;
        return group(
          path("M-50 60Q-60 -60 0 -80Q60 -60 50 60Q0 40 -50 60Z", i % 2 ? "#E9A850" : "#DD9840") +
            path("M10 -78Q60 -60 50 60Q30 50 14 50Q44 -20 10 -78Z", "#B5703A"),
          `transform="translate(${a * 1.2} ${Math.abs(a) * 0.42 - 60}) rotate(${a * 0.26}) scale(${1 - Math.abs(a) / 420})"`,
        );
      }),
    k,
  );
const ube = (x: number, y: number): Art =>
  ellipse(x, y + 40, 120, 34, "#8A5030") +
  ellipse(x, y + 10, 118, 60, "#E0A458") +
  path(`M${x - 100} ${y}Q${x} ${y - 120} ${x + 100} ${y}Q${x} ${y + 40} ${x - 100} ${y}Z`, "#7A5AA8") +
  path(`M${x - 60} ${y - 10}Q${x} ${y - 80} ${x + 60} ${y - 10}`, "none", 'stroke="#A98AD0" stroke-width="14"') +
  repeat(6, (i) => circle(x - 50 + i * 20, y - 20 - (i % 2) * 16, 6, "#FFF6E6"));
const bun = (x: number, y: number, r: number): Art =>
  ellipse(x, y + r * 0.5, r, r * 0.4, "#8A5030") +
  path(
    `M${x - r} ${y + r * 0.4}Q${x - r} ${y - r * 0.8} ${x} ${y - r * 0.8}Q${x + r} ${y - r * 0.8} ${x + r} ${y + r * 0.4}Z`,
    "#D9964A",
  ) +
  path(
    `M${x - r * 0.7} ${y + r * 0.2}Q${x - r * 0.2} ${y - r * 0.8} ${x + r * 0.1} ${y}T${x + r * 0.8} ${y}`,
    "none",
    `stroke="#8A4A28" stroke-width="${r * 0.16}"`,
  ) +
  path(
    `M${x - r * 0.5} ${y - r * 0.3}Q${x} ${y - r * 0.9} ${x + r * 0.4} ${y - r * 0.4}`,
    "none",
    `stroke="#F2C078" stroke-width="${r * 0.14}"`,
  ) +
  repeat(7, (i) => rect(x - r * 0.6 + i * r * 0.18, y - r * 0.5 + (i % 3) * r * 0.16, r * 0.1, r * 0.1, "#FFF8EA"));
const tart = (x: number, y: number, r: number): Art =>
  path(`M${x - r} ${y}L${x - r * 0.8} ${y + r * 0.5}H${x + r * 0.8}L${x + r} ${y}Z`, "#D9964A") +
  repeat(7, (i) =>
    path(`M${x - r + i * r * 0.285} ${y}l${r * 0.05} ${r * 0.5}`, "none", 'stroke="#A8642C" stroke-width="5"'),
  ) +
  ellipse(x, y, r, r * 0.34, "#E9B060") +
  ellipse(x, y + 2, r * 0.84, r * 0.25, "#F7C93C") +
  ellipse(x - r * 0.2, y - r * 0.04, r * 0.3, r * 0.08, "#FBE08A");

/** Pastry on its pedestal, in the case, or piled by a lantern. */
export function pastry(scene: Scene): Art {
  const { variant, evening } = scene;
  const kind = variant % 4;
  const stand = (x: number, y: number, w: number): Art =>
    cast(x, y + 190, w * 0.5, 24) +
    path(
      `M${x - 20} ${y + 20}Q${x - 10} ${y + 120} ${x - w * 0.34} ${y + 180}H${x + w * 0.34}Q${x + 10} ${y + 120} ${x + 20} ${y + 20}Z`,
      "#E9DCC0",
    ) +
    ellipse(x, y + 182, w * 0.34, 18, "#C9B68E") +
    ellipse(x, y + 14, w, 40, "#D9C9A8") +
    ellipse(x, y, w, 38, "#FFF8EA");
  const cup =
    path("M620 780H780Q776 890 730 906H670Q624 890 620 780Z", "#7FC0B4") +
    path("M700 780H780Q776 890 730 906H690Q740 860 700 780Z", "#559A92") +
    ellipse(700, 780, 80, 18, "#FFF6E2") +
    ellipse(700, 782, 66, 12, "#6A3424") +
    tube("700 750 2 720 690 9 690 630 11 712 560 1", lit("#FFF7E2"), { extra: 'fill-opacity=".7"' });
  const braid =
    repeat(
      7,
      (i) =>
        ellipse(
          240 + i * 62,
          690 + (i % 2) * 26,
          62,
          44,
          i % 2 ? "#D9964A" : "#E9AE5E",
          `transform="rotate(${i % 2 ? 28 : -28} ${240 + i * 62} 700)"`,
        ) + path(`M${210 + i * 62} 690q30-30 60 0`, "none", 'stroke="#8A4A28" stroke-width="7"'),
    ) + repeat(12, (i) => rect(230 + i * 36, 668 + ((i * 17) % 40), 9, 9, "#FFF8EA"));
  const lantern =
    rect(640, -20, 5, 140, "#3A2030") +
    ellipse(642, 220, 100, 90, evening ? lit("#F4644C") : "#D8472F") +
    each([0.3, 0.66] as const, (q) => ellipse(642, 220, 100 * q, 88, "none", 'stroke="#F0B13C" stroke-width="5"')) +
    rect(600, 122, 84, 18, "#F0B13C") +
    rect(600, 300, 84, 18, "#F0B13C") +
    rect(638, 318, 8, 60, "#F0B13C");
  const pyramid =
    repeat(4, (i) => bun(190 + i * 132, 830, 78)) +
    repeat(3, (i) => bun(256 + i * 132, 716, 78)) +
    tart(322, 610, 66) +
    tart(454, 610, 66) +
    bun(388, 500, 66);
  const cases =
    rect(60, 250, 736, 650, "#8A5A3E") +
    rect(84, 274, 688, 600, "#F7E6C4") +
    each([470, 670] as const, (y) => rect(84, y, 688, 16, "#C98A4A")) +
    repeat(5, (i) => bun(156 + i * 136, 420, 60)) +
    repeat(4, (i) => at(176 + i * 168, 630, croissant(0, 0, 0.34))) +
    repeat(5, (i) => tart(156 + i * 136, 790, 56)) +
    rect(84, 858, 688, 16, "#C98A4A") +
    poly("120 274 250 274 130 874 84 874 84 500", lit("#FFFFFF"), 'fill-opacity=".22"') +
    poly("420 274 470 274 350 874 300 874", lit("#FFFFFF"), 'fill-opacity=".18"');
  const dish = [
    at(0, 10, stand(330, 760, 300) + croissant(330, 690, 1) + ube(620, 940) + at(0, 0, cup)),
    stand(428, 800, 320) + braid + bun(320, 620, 90) + bun(520, 620, 90),
    lantern + cast(388, 900, 330, 40) + pyramid,
    cases,
  ] as const;
  return atTable(scene, pick(dish, kind), {
    y: kind === 3 ? 900 : 780,
    setting: pick(["window", "sunburst", "tiles", "tiles"] as const, kind),
  });
}
