import { type Art, circle, ellipse, path, pick, rect, repeat, ring } from "../engine";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

type Pour = { body: string; deep: string };
const BEERS: readonly Pour[] = [
  { body: "#F0A83A", deep: "#C9782B" },
  { body: "#7A3F24", deep: "#4E2620" },
  { body: "#F5C95A", deep: "#D99A3A" },
  { body: "#B5562C", deep: "#7E3626" },
];
const FOAM = "#FFF3DC";
const FOAM_SHADE = "#E9D2A8";

const foam = (x: number, y: number, w: number): Art =>
  repeat(6, (i) => circle(x - w / 2 + (i + 0.5) * (w / 6), y - ((i * 7) % 3) * 7, w * 0.13, FOAM)) +
  rect(x - w / 2, y - 6, w, 34, FOAM) +
  path(`M${x + w * 0.2} ${y + 26}V${y + 64}q10 20 20 0V${y + 26}Z`, FOAM) +
  rect(x + w * 0.26, y, w * 0.24, 28, FOAM_SHADE);

/** Shaker pint. */
function pint(x: number, y: number, h: number, { body, deep }: Pour): Art {
  const w = h * 0.5;
  return (
    cast(x, y, w * 0.5, 20) +
    path(`M${x - w * 0.5} ${y - h}H${x + w * 0.5}L${x + w * 0.4} ${y}H${x - w * 0.4}Z`, body) +
    path(`M${x + w * 0.16} ${y - h}H${x + w * 0.5}L${x + w * 0.4} ${y}H${x + w * 0.16}Z`, deep) +
    path(
      `M${x - w * 0.4} ${y - h * 0.86}H${x - w * 0.26}L${x - w * 0.2} ${y - 20}H${x - w * 0.32}Z`,
      FOAM,
      'fill-opacity=".45"',
    ) +
    repeat(9, (i) => circle(x - w * 0.16 + ((i * 31) % 60), y - 40 - i * h * 0.085, 5, FOAM, 'fill-opacity=".7"')) +
    rect(x - w * 0.4, y - 14, w * 0.8, 14, FOAM_SHADE) +
    foam(x, y - h + 10, w * 1.02)
  );
}

/** Glass mug with a handle. */
function mug(x: number, y: number, h: number, beer: Pour): Art {
  const w = h * 0.66;
  return (
    cast(x, y, w * 0.6, 24) +
    path(
      `M${x + w * 0.44} ${y - h * 0.8}h${w * 0.2}q${w * 0.22} 0 ${w * 0.22} ${h * 0.2}v${h * 0.26}q0 ${h * 0.2}-${w * 0.22} ${h * 0.2}h-${w * 0.2}Z`,
      "none",
      `stroke="${FOAM_SHADE}" stroke-width="${w * 0.1}"`,
    ) +
    rect(x - w / 2, y - h, w, h, beer.body, 'rx="16"') +
    rect(x + w * 0.2, y - h, w * 0.3, h, beer.deep, 'rx="16"') +
    repeat(4, (i) =>
      rect(x - w * 0.4 + i * w * 0.21, y - h * 0.78, w * 0.12, h * 0.66, FOAM, 'rx="10" fill-opacity=".34"'),
    ) +
    foam(x, y - h + 12, w * 1.08)
  );
}

/** Tulip for something Belgian. */
function tulip(x: number, y: number, h: number, { body, deep }: Pour): Art {
  const w = h * 0.5;
  return (
    cast(x, y, w * 0.5, 18) +
    rect(x - 9, y - h * 0.34, 18, h * 0.32, FOAM_SHADE) +
    ellipse(x, y - 6, w * 0.42, 14, FOAM_SHADE) +
    path(
      `M${x - w * 0.42} ${y - h}Q${x - w * 0.7} ${y - h * 0.5} ${x - w * 0.1} ${y - h * 0.3}H${x + w * 0.1}Q${x + w * 0.7} ${y - h * 0.5} ${x + w * 0.42} ${y - h}Z`,
      body,
    ) +
    path(
      `M${x + w * 0.14} ${y - h}H${x + w * 0.42}Q${x + w * 0.7} ${y - h * 0.5} ${x + w * 0.1} ${y - h * 0.3}Q${x + w * 0.36} ${y - h * 0.6} ${x + w * 0.14} ${y - h}Z`,
      deep,
    ) +
    foam(x, y - h + 10, w * 0.9)
  );
}

/** Beer: a pint, two, a mug or a tulip, in front of the room. */
export function beer(scene: Scene): Art {
  const { variant } = scene;
  const a = pick(BEERS, variant);
  const b = pick(BEERS, variant + 1);
  const dart =
    circle(690, 300, 130, "#1C2233") +
    repeat(20, (i) =>
      path(
        `M690 300L${690 + 116 * Math.cos(i * 0.314)} ${300 + 116 * Math.sin(i * 0.314)}A116 116 0 0 1 ${690 + 116 * Math.cos(i * 0.314 + 0.314)} ${300 + 116 * Math.sin(i * 0.314 + 0.314)}Z`,
        i % 2 ? "#FBEBCB" : "#3A2E3B",
      ),
    ) +
    ring(690, 300, 72, "#C8302F", 12) +
    circle(690, 300, 18, "#2F8A4A") +
    circle(690, 300, 8, "#C8302F");
  const coaster = (x: number): Art =>
    ellipse(x, 906, 150, 26, "#C8503A") + ellipse(x, 902, 150, 26, "#FBEBCB") + ellipse(x, 902, 120, 19, "#C8503A");
  const served = pick(
    [
      coaster(428) + pint(428, 896, 500, a),
      dart + coaster(290) + coaster(570) + pint(290, 900, 430, a) + pint(570, 900, 430, b),
      coaster(410) + mug(400, 900, 440, a),
      coaster(428) +
        tulip(428, 900, 520, a) +
        path("M640 850H800L776 906H664Z", "#2B4552") +
        repeat(7, (i) => ellipse(656 + i * 22, 838 - (i % 2) * 16, 20, 11, "#16232E")),
    ],
    variant,
  );
  return atTable(scene, served, {
    y: 800,
    setting: pick(["window", "tiles", "stand", "tiles", "window", "stand"] as const, variant + Math.floor(variant / 4)),
  });
}
