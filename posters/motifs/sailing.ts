import { skyline } from "../city";
import { type Art, at, each, lens, path, poly, rect, repeat, round, stroke } from "../engine";
import { somebody } from "../looks";
import { person } from "../people";
import type { Scene } from "../scene";
import { birds, water } from "../scenery";
import { backdrop } from "../sky";

/** A racing sloop with mainsail and a striped spinnaker. */
function sloop(x: number, y: number, h: number, stripe: string, n: number, { palette }: Scene): Art {
  const u = h / 100;
  const p = (d: string): string => d.replace(/-?\d+(\.\d+)?/g, (v) => String(round(Number(v) * u)));
  const spinnaker =
    path(p("M2 -92Q64 -78 58 -24Q40 -14 8 -18Q26 -54 2 -92Z"), "#FBF0D8") +
    path(p("M2 -92Q40 -82 46 -60L18 -50Q14 -74 2 -92Z"), stripe) +
    path(p("M58 -24Q60 -36 57 -44L16 -34Q12 -24 8 -18Q40 -14 58 -24Z"), stripe);
  const main =
    path(p("M-1 -96Q-8 -50 -44 -14Q-20 -8 -1 -12Z"), "#FFF6E0") + path(p("M-1 -96Q-4 -50 -12 -11L-1 -12Z"), "#D9C9A8");
  const hull =
    path(p("M-54 -8Q0 -2 62 -12Q48 8 26 9H-34Q-50 6 -54 -8Z"), "#24345A") +
    path(p("M-54 -8Q0 -2 62 -12L58 -4Q0 6 -52 -2Z"), "#FBF0D8");
  const crew = repeat(3, (i) =>
    person(somebody(n + i), { x: (-30 + i * 13) * u, y: -12 * u, height: 13 * u, pose: "perch", by: "hip" }),
  );
  return at(
    x,
    y,
    main +
      spinnaker +
      rect(-1.2 * u, -98 * u, 2.4 * u, 92 * u, palette.ink) +
      crew +
      hull +
      lens(0, 10 * u, 130 * u, 2.4 * u, palette.glint[2]) +
      lens(6 * u, 15 * u, 100 * u, 2 * u, palette.water[1]),
  );
}

/** A tall ship under full sail. */
function tallShip({ palette }: Scene): Art {
  const yard = (x: number, y: number, w: number, h: number): Art =>
    path(
      `M${x - w / 2} ${y}H${x + w / 2}Q${x + w * 0.42 + 16} ${y + h / 2} ${x + w / 2 + 4} ${y + h}H${x - w / 2 - 4}Q${x - w * 0.38} ${y + h / 2} ${x - w / 2} ${y}Z`,
      "#FFF3DA",
    ) +
    path(
      `M${x + w * 0.16} ${y}H${x + w / 2}Q${x + w * 0.42 + 16} ${y + h / 2} ${x + w / 2 + 4} ${y + h}H${x + w * 0.16}Z`,
      "#DCC8A0",
    );
  const mast = (x: number, top: number, widths: readonly number[]): Art =>
    rect(x - 5, top, 10, 760 - top, "#4A2E2A") + each(widths, (w, i) => yard(x, top + 34 + i * 118, w, 106));
  return (
    mast(280, 300, [96, 124, 146]) +
    mast(440, 230, [100, 130, 148, 158]) +
    mast(600, 320, [90, 116, 138]) +
    poly("650 360 820 720 660 700", "#FFF3DA") +
    stroke("M600 320L830 736M280 300L150 720M440 230L600 320M280 300L440 230", "#4A2E2A", 4) +
    path("M120 730Q140 770 180 770H680L860 726Q800 850 700 860H230Q150 850 120 730Z", "#5A3428") +
    path("M128 760Q150 780 190 780H690L836 748L822 772H140Z", "#F0B13C") +
    repeat(9, (i) => rect(230 + i * 54, 796, 22, 20, palette.ink)) +
    path("M120 866Q430 840 800 862Q740 900 430 902Q180 900 120 866Z", palette.paper, 'fill-opacity=".8"')
  );
}

/** Sails on the lake. */
export function sailing(scene: Scene): Art {
  const { palette, variant } = scene;
  const fleet =
    sloop(650, 720, 260, "#2F8A8A", 4, scene) +
    sloop(180, 760, 330, "#F0B13C", 9, scene) +
    sloop(440, 960, 640, "#D8472F", 1, scene);
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [640, 520, 200],
      clouds: [
        [220, 200, 300],
        [660, 160, 220],
      ],
    }) +
    skyline(scene, {
      base: 640,
      height: 180,
      row: "willis 120 270, aon 260 210, trump 200 190, hancock 760 260, regis 340 180",
    }) +
    rect(-20, 632, 900, 10, palette.leaf[2]) +
    water(scene, { top: 638, x: 640 }) +
    (variant % 2 ? tallShip(scene) : fleet) +
    birds(
      [
        [140, 330, 24],
        [720, 300, 20],
        [210, 380, 16],
      ],
      palette.ink,
    )
  );
}
