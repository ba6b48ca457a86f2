import { type Art, circle, each, ellipse, line, path, pick, poly, rect, repeat, seeded } from "./engine";
import { lit, mix } from "./palettes";
import type { Scene } from "./scene";

/** Back wall, floor, curtain and light of a stage at an hour. */
export type House = {
  wall: string;
  deep: string;
  floor: string;
  beam: string;
  curtain: string;
  fold: string;
  ink: string;
};

const HOUSES: Readonly<Record<Scene["time"], readonly House[]>> = {
  dawn: [
    {
      wall: "#E08A78",
      deep: "#B5605F",
      floor: "#8E4A50",
      beam: "#FFE6B8",
      curtain: "#A83E4A",
      fold: "#7E2A3C",
      ink: "#2A1F3D",
    },
    {
      wall: "#8DB0A4",
      deep: "#5E8A88",
      floor: "#4A5F6A",
      beam: "#FFF1CC",
      curtain: "#C8603F",
      fold: "#934030",
      ink: "#1E2C46",
    },
  ],
  day: [
    {
      wall: "#3C8C9C",
      deep: "#2A6E80",
      floor: "#8E5A3C",
      beam: "#FBF0D4",
      curtain: "#C8402F",
      fold: "#96302C",
      ink: "#12304A",
    },
    {
      wall: "#E0A84A",
      deep: "#C0823A",
      floor: "#6E4434",
      beam: "#FFF3D2",
      curtain: "#24607A",
      fold: "#174660",
      ink: "#2A2230",
    },
  ],
  dusk: [
    {
      wall: "#7A2F58",
      deep: "#54295A",
      floor: "#3D2040",
      beam: "#FFC97A",
      curtain: "#B8323F",
      fold: "#82203A",
      ink: "#241638",
    },
    {
      wall: "#50396E",
      deep: "#3A2A5A",
      floor: "#2A1F48",
      beam: "#F8BE86",
      curtain: "#D4603F",
      fold: "#9A3E3A",
      ink: "#1C1A3C",
    },
  ],
  night: [
    {
      wall: "#1B3A6B",
      deep: "#132A54",
      floor: "#101E44",
      beam: "#FFE9BC",
      curtain: "#B82F40",
      fold: "#7E2036",
      ink: "#0B1531",
    },
    {
      wall: "#3F2868",
      deep: "#2A1B50",
      floor: "#1E1440",
      beam: "#F5B58A",
      curtain: "#2F7A80",
      fold: "#1C5062",
      ink: "#130C28",
    },
    {
      wall: "#174B57",
      deep: "#103444",
      floor: "#0C2233",
      beam: "#F4E2B2",
      curtain: "#C9752B",
      fold: "#8E4A26",
      ink: "#081A26",
    },
  ],
};

export const houseOf = ({ time, variant }: Scene): House => {
  const { wall, deep, floor, beam, curtain, fold, ink } = pick(HOUSES[time], variant);
  return {
    wall: lit(wall),
    deep: lit(deep),
    floor: lit(floor),
    beam: lit(beam),
    curtain: lit(curtain),
    fold: lit(fold),
    ink: lit(ink),
  };
};

/** Boards narrowing towards the back. */
export function boards({ floor, ink }: House, y: number): Art {
  return (
    rect(-20, y, 900, 1120 - y, floor) +
    repeat(13, (i) => line(`M${428 + (i - 6) * 66} ${y}L${428 + (i - 6) * 150} 1100`, ink, 3, 'stroke-opacity=".45"')) +
    rect(-20, y, 900, 8, lit(mix(floor, "#FFF3DC", 0.3)))
  );
}

/** A cone of light falling on `x`. */
export const beam = (house: House, x: number, top: number, bottom: number, y = 960, tint = house.beam): Art =>
  poly(`${x - top} -20 ${x + top} -20 ${x + bottom} ${y} ${x - bottom} ${y}`, tint, 'fill-opacity=".17"') +
  poly(
    `${x - top * 0.5} -20 ${x + top * 0.5} -20 ${x + bottom * 0.66} ${y} ${x - bottom * 0.66} ${y}`,
    tint,
    'fill-opacity=".15"',
  ) +
  ellipse(x, y, bottom, bottom * 0.2, tint, 'fill-opacity=".34"');

/** Stepped disc behind the player: the club's ring of light. */
export const halos = ({ wall, beam: tint }: House, x: number, y: number, r: number): Art =>
  each([1, 0.78, 0.56] as const, (k, i) => circle(x, y, r * k, lit(mix(wall, tint, 0.14 + i * 0.16))));

export function brickWall({ wall, deep }: House, bottom: number, seed = 5): Art {
  const roll = seeded(seed);
  return (
    rect(-20, -20, 900, 1120, wall) +
    repeat(Math.ceil(bottom / 40), (r) =>
      repeat(9, (c) => (roll() < 0.42 ? rect(c * 108 - 40 + (r % 2) * 54, r * 40 + 4, 100, 32, deep, 'rx="3"') : "")),
    )
  );
}

/** One side of a drawn curtain in folds. */
export function drape({ curtain, fold }: House, from: number, to: number, bottom: number, folds = 6): Art {
  const step = (to - from) / folds;
  return (
    rect(Math.min(from, to), -20, Math.abs(to - from), bottom + 20, curtain) +
    repeat(folds, (i) =>
      path(
        `M${from + step * i} -20H${from + step * (i + 0.42)}Q${from + step * (i + 0.3)} ${bottom * 0.5} ${from + step * (i + 0.5)} ${bottom}H${from + step * i}Z`,
        fold,
      ),
    )
  );
}

/** Scalloped valance with a gold fringe. */
export function valance({ curtain, fold }: House, depth: number, gold: string): Art {
  return repeat(
    6,
    (i) =>
      path(
        `M${-20 + i * 150} -20H${130 + i * 150}V${depth * 0.5}Q${55 + i * 150} ${depth * 1.5} ${-20 + i * 150} ${depth * 0.5}Z`,
        i % 2 ? fold : curtain,
      ) +
      line(`M${-20 + i * 150} ${depth * 0.5}Q${55 + i * 150} ${depth * 1.5} ${130 + i * 150} ${depth * 0.5}`, gold, 9),
  );
}

/** Heads and raised hands between the viewer and the stage. */
export function audience(ink: string, y: number, hands: boolean, seed = 3): Art {
  const roll = seeded(seed);
  return repeat(15, (i) => {
    const x = i * 62 - 10 + roll() * 20;
    const top = y + roll() * 40;
    const arms =
      hands && roll() < 0.6
        ? path(`M${x + 30} ${top + 60}L${x + 44} ${top - 70}q10 -22 20 0L${x + 56} ${top + 70}Z`, ink)
        : "";
    return (
      arms +
      circle(x, top, 34, ink) +
      path(
        `M${x - 62} ${y + 200}Q${x - 58} ${top + 40} ${x} ${top + 36}Q${x + 58} ${top + 40} ${x + 62} ${y + 200}Z`,
        ink,
      )
    );
  });
}
