import { type Art, blob, each, ellipse, path, pick, rect, repeat, round, stroke } from "../engine";
import { lit } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

/** A glazed ring seen from a little above. */
function ringCake(x: number, y: number, r: number, glaze: string, deep: string, seed: number): Art {
  const drip = blob(
    Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * Math.PI * 2;
      const reach = i % 2 ? 0.97 : 0.88;
      return [x + r * reach * Math.cos(a), y - r * 0.05 + r * 0.76 * reach * Math.sin(a)] as const;
    }),
    glaze,
    0.6,
  );
  const roll = (i: number, k: number): number => (((i + seed) * 7919 * k) % 997) / 997;
  const sprinkles = repeat(34, (i) => {
    const a = roll(i, 3) * Math.PI * 2;
    const d = 0.46 + roll(i, 7) * 0.34;
    const [sx, sy] = [x + r * d * Math.cos(a), y - r * 0.05 + r * 0.76 * d * Math.sin(a)];
    return rect(
      sx - 9,
      sy - 3.4,
      18,
      6.8,
      pick(["#FFF3DC", "#F0B13C", "#2F8A8A", "#D8472F", "#7A4A9A"], i),
      `rx="3.4" transform="rotate(${Math.round(roll(i, 11) * 180)} ${round(sx)} ${round(sy)})"`,
    );
  });
  return (
    ellipse(x, y + r * 0.14, r, r * 0.8, "#B5713A") +
    ellipse(x, y, r, r * 0.78, "#E0A458") +
    drip +
    path(
      `M${x + r * 0.2} ${y - r * 0.74}Q${x + r * 0.96} ${y - r * 0.5} ${x + r * 0.9} ${y + r * 0.2}Q${x + r * 0.7} ${y + r * 0.56} ${x + r * 0.3} ${y + r * 0.66}Q${x + r * 0.8} ${y} ${x + r * 0.2} ${y - r * 0.74}Z`,
      deep,
      'fill-opacity=".55"',
    ) +
    sprinkles +
    path(
      `M${x - r * 0.7} ${y - r * 0.3}Q${x - r * 0.5} ${y - r * 0.62} ${x - r * 0.1} ${y - r * 0.66}`,
      "none",
      `stroke="#FFF8E6" stroke-width="${r * 0.07}" stroke-linecap="round" stroke-opacity=".8"`,
    ) +
    ellipse(x, y - r * 0.02, r * 0.31, r * 0.22, deep) +
    ellipse(x, y + r * 0.03, r * 0.27, r * 0.17, "#5A2A28")
  );
}

function chandelier(glow: string): Art {
  return (
    rect(425, -20, 6, 110, "#5A3A2A") +
    each(
      [300, 428, 556] as const,
      (x) =>
        stroke(`M428 100Q${(x + 428) / 2} 170 ${x} 150`, "#C9752B", 9) +
        rect(x - 6, 112, 12, 40, "#FFF3DC") +
        ellipse(x, 100, 10, 17, glow),
    ) +
    each([330, 380, 476, 526] as const, (x) => ellipse(x, 186, 8, 14, "#DDF0EA")) +
    ellipse(428, 120, 26, 34, "#F0B13C")
  );
}

/** A doughnut the size of the table, with its box. */
export function doughnut(scene: Scene): Art {
  const { variant, evening } = scene;
  const glazes = [
    ["#E8799A", "#C8557A"],
    ["#5A2E28", "#3E1E1E"],
    ["#FBEBCB", "#E0C79C"],
    ["#7FC0B4", "#559A92"],
  ] as const;
  const [glaze, deep] = pick(glazes, variant);
  const [second, secondDeep] = pick(glazes, variant + 1);
  const [third, thirdDeep] = pick(glazes, variant + 2);
  const boxOfSix =
    path("M90 800L160 660H700L770 800Z", "#FBE3EA") +
    path("M90 800H770V900H90Z", "#F2B8C8") +
    path("M520 800H770V900H520Z", "#DB94AA");
  const stack =
    variant % 2
      ? boxOfSix + ringCake(240, 760, 110, second, secondDeep, 3) + ringCake(620, 760, 110, third, thirdDeep, 8)
      : cast(250, 880, 160, 30) +
        ringCake(200, 830, 150, second, secondDeep, 5) +
        ringCake(670, 850, 140, third, thirdDeep, 6);
  return atTable(
    scene,
    (variant % 2 ? "" : chandelier(evening ? lit("#FFE6A8") : "#FFE9BC")) +
      stack +
      cast(428, 900, 290, 50) +
      ringCake(428, variant % 2 ? 720 : 740, 272, glaze, deep, 1),
    { y: 740, setting: pick(["tiles", "sunburst", "window"] as const, variant) },
  );
}
