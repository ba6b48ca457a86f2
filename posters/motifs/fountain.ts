import { skyline } from "../city";
import { type Art, circle, each, ellipse, path, pick, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { paving, treeline } from "../scenery";
import { backdrop } from "../sky";

const STONE = { high: "#FFE6CC", lit: "#F0C8A4", shade: "#C8937A", deep: "#8E5F5A" };

function basin(x: number, y: number, rx: number, ry: number, h: number, pool: string): Art {
  return (
    path(
      `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L${x + rx * 0.86} ${y + h}A${rx * 0.86} ${ry * 0.8} 0 0 1 ${x - rx * 0.86} ${y + h}Z`,
      STONE.lit,
    ) +
    path(
      `M${x + rx * 0.34} ${y + ry * 0.94}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L${x + rx * 0.86} ${y + h}Q${x + rx * 0.6} ${y + h + ry * 0.5} ${x + rx * 0.3} ${y + h + ry * 0.74}Z`,
      STONE.shade,
    ) +
    ellipse(x, y, rx, ry, STONE.high) +
    ellipse(x, y + 2, rx - 14, ry - 6, pool)
  );
}

/** Arching jets from both sides towards the middle. */
function jets(count: number, spread: number, y: number, top: number, ink: string, width: number): Art {
  return repeat(count, (i) => {
    const x = 428 + spread * ((i / (count - 1)) * 2 - 1);
    if (Math.abs(x - 428) < 30) return "";
    const bend = x + (428 - x) * 0.42;
    return stroke(`M${x} ${y}Q${(x + bend) / 2} ${top - 40} ${bend} ${y - 34}`, ink, width);
  });
}

/** Buckingham Fountain with its tall jet before the skyline. */
export function fountain(scene: Scene): Art {
  const { palette, evening, variant, random } = scene;
  const spray = evening ? pick([lit("#FFE6C0"), lit("#F7A6C0"), lit("#A6E0DA")], variant) : "#F4FAF0";
  const soft = evening ? pick([lit("#F7B14C"), lit("#E2576A"), lit("#41B6C6")], variant) : palette.cloud[0];
  const plume = (k: number): string =>
    `M${428 - 12 * k} 610Q${428 - 8 * k} 380 ${428 - 30 * k} 250Q${428 - 44 * k} 170 ${428 - 14 * k} ${130 + (1 - k) * 40}Q428 ${70 + (1 - k) * 60} ${428 + 14 * k} ${130 + (1 - k) * 40}Q${428 + 44 * k} 170 ${428 + 30 * k} 250Q${428 + 8 * k} 380 ${428 + 12 * k} 610Z`;
  const column = path(plume(1.25), soft, 'fill-opacity=".7"') + path(plume(0.7), spray);
  const drops = repeat(18, (i) => circle(428 + Math.sin(i * 2.4) * (48 + i * 4), 170 + i * 22, 4 + (i % 3) * 2, spray));
  const rainbow =
    variant % 3 === 2
      ? each(["#D8472F", "#F0B13C", "#7DAA55", "#3C8C9C"] as const, (ink, i) =>
          stroke(`M90 760A${340 - i * 14} ${340 - i * 14} 0 0 1 ${766 - i * 14} 760`, lit(ink), 12),
        )
      : "";
  return (
    backdrop(scene, {
      horizon: 700,
      sun: [180, 480, 190],
      clouds: [
        [660, 160, 260],
        [170, 190, 220],
      ],
    }) +
    skyline(scene, {
      base: 740,
      height: 300,
      row: "willis 110 400, crain 700 300, prudential 640 340, aon 770 380, trump 230 260",
    }) +
    treeline(scene, { from: -20, to: 880, base: 748, r: 34 }) +
    (rainbow && `<g opacity=".55">${rainbow}</g>`) +
    paving(scene, 742) +
    ellipse(440, 930, 410, 70, palette.ground[2]) +
    column +
    drops +
    basin(428, 606, 78, 18, 34, palette.water[1]) +
    rect(404, 640, 48, 34, STONE.shade) +
    jets(7, 130, 690, 600, spray, 6) +
    basin(428, 690, 156, 32, 42, palette.water[1]) +
    rect(370, 736, 116, 40, STONE.deep) +
    jets(9, 250, 800, 640, spray, 7) +
    basin(428, 788, 262, 50, 52, palette.water[1]) +
    rect(300, 844, 256, 36, STONE.deep) +
    jets(11, 360, 900, 720, soft, 6) +
    basin(428, 900, 394, 66, 40, palette.water[0]) +
    each([190, 660], (x) => path(`M${x} 876q-22-60 20-76q8-30 34-22q-6 22-22 30q30 22 6 70Z`, "#5F8F80")) +
    crowd({ from: 40, to: 820, y: 1030, height: 92, count: 8, seed: random(3), ink: palette.ink })
  );
}
