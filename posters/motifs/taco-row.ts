import { type Art, at, circle, each, ellipse, path, pick, poly, repeat, stroke } from "../engine";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

/** One folded tortilla and what spills out of it. */
function taco(x: number, y: number, fill: readonly [string, string]): Art {
  const filling = repeat(11, (i) =>
    circle(
      x - 110 + i * 22,
      y - 92 - Math.sin((i / 10) * Math.PI) * 46 + ((i * 17) % 16),
      19,
      pick([...fill, "#8CC63F", "#FBEBCB"], i * 3),
    ),
  );
  const leaves = repeat(6, (i) =>
    path(
      `M${x - 96 + i * 38} ${y - 118 - Math.sin((i / 5) * Math.PI) * 40}q14-26 30 0q-14 16-30 0Z`,
      i % 2 ? "#5FA83C" : "#3F8A3A",
    ),
  );
  const radish = each(
    [-50, 44] as const,
    (d) => circle(x + d, y - 140, 17, "#D8476A") + circle(x + d, y - 140, 13, "#FFF3E6"),
  );
  return (
    path(`M${x - 150} ${y}Q${x - 150} ${y - 150} ${x} ${y - 156}Q${x + 150} ${y - 150} ${x + 150} ${y}Z`, "#D9A04C") +
    filling +
    leaves +
    radish +
    path(
      `M${x - 156} ${y + 4}Q${x - 140} ${y - 124} ${x + 10} ${y - 126}Q${x + 150} ${y - 120} ${x + 158} ${y + 4}Q${x} ${y + 34} ${x - 156} ${y + 4}Z`,
      "#F5CF7E",
    ) +
    path(
      `M${x + 50} ${y - 122}Q${x + 150} ${y - 108} ${x + 158} ${y + 4}Q${x + 100} ${y + 18} ${x + 40} ${y + 19}Q${x + 110} ${y - 40} ${x + 50} ${y - 122}Z`,
      "#E0AC58",
    ) +
    each(
      [
        [-70, -60],
        [-20, -90],
        [-60, -20],
        [20, -40],
        [70, -70],
      ] as const,
      ([dx, dy]) => ellipse(x + dx, y + dy, 9, 6, "#C98A3C"),
    )
  );
}

/** Paper cut-outs on a line. */
function papel(inks: readonly string[]): Art {
  return (
    stroke("M-20 96Q428 170 880 96", "#3A2A2E", 4) +
    repeat(7, (i) => {
      const x = 10 + i * 124;
      const y = 112 + Math.sin(((i + 0.5) / 7) * Math.PI) * 26;
      const flag = path(
        `M${x} ${y}H${x + 104}V${y + 118}l-13 16l-13-16l-13 16l-13-16l-13 16l-13-16l-13 16l-13-16Z`,
        pick(inks, i),
      );
      return (
        flag +
        circle(x + 52, y + 50, 17, "#FFF3DC", 'fill-opacity=".8"') +
        each(
          [
            [24, 28],
            [80, 28],
            [24, 82],
            [80, 82],
          ] as const,
          ([dx, dy]) => circle(x + dx, y + dy, 8, "#FFF3DC", 'fill-opacity=".8"'),
        )
      );
    })
  );
}

/** Tacos in a row with lime, radish and two salsas. */
export function tacoRow(scene: Scene): Art {
  const fill = pick(
    [
      ["#8E3A2C", "#B5563A"],
      ["#C9803A", "#E9A64C"],
      ["#5A2A28", "#7A3F34"],
    ] as const,
    scene.variant,
  );
  const lime = (x: number, y: number): Art =>
    circle(x, y, 42, "#5FA83C") +
    circle(x, y, 35, "#D9E88A") +
    repeat(8, (i) =>
      poly(
        [
          [x, y],
          [x + 32 * Math.cos(i * 0.785), y + 32 * Math.sin(i * 0.785)],
          [x + 32 * Math.cos(i * 0.785 + 0.5), y + 32 * Math.sin(i * 0.785 + 0.5)],
        ],
        "#A9CF5A",
      ),
    );
  const salsa = (x: number, ink: string): Art =>
    path(`M${x - 62} 690H${x + 62}Q${x + 54} 760 ${x} 764Q${x - 54} 760 ${x - 62} 690Z`, "#3A4A54") +
    ellipse(x, 690, 62, 16, "#5A6C76") +
    ellipse(x, 690, 52, 11, ink);
  const dish =
    salsa(150, "#C8302F") +
    salsa(706, "#7FB03A") +
    cast(428, 934, 400, 60) +
    ellipse(428, 920, 400, 74, "#2F5F74") +
    ellipse(428, 910, 392, 68, "#4F8A9C") +
    ellipse(428, 908, 330, 50, "#3C7386") +
    taco(250, 850, fill) +
    taco(610, 850, fill) +
    taco(428, 912, fill) +
    lime(170, 930) +
    lime(700, 934);
  return atTable(scene, papel(["#D8472F", "#F0B13C", "#2F8A8A", "#D8476A", "#7DAA55"]) + at(0, 20, dish), {
    y: 720,
    setting: pick(["stand", "tiles", "window", "sunburst"] as const, scene.variant),
  });
}
