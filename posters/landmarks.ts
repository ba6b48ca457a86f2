import { type Art, each, line, type Point, path, poly, rect, repeat, round } from "./engine";
import type { Pair } from "./palettes";

/** A building standing on `y`, `h` high to its roof. */
type Landmark = (x: number, y: number, h: number, inks: Pair, bracing?: string) => Art;
/** Touching planes overlap by this much, or the sky shows through as a hairline. */
const SEAM = 0.9;

type Step = readonly [width: number, top: number];

/** Setbacks: each step a share of the width and of the height, split into a lit and a shade plane. */
function steps(x: number, y: number, h: number, w: number, list: readonly Step[], [a, b]: Pair, split = 0.6): Art {
  return each(list, ([share, top]) => {
    const wide = w * share;
    return (
      rect(x - wide / 2, y - top * h, wide * split + SEAM, top * h, a) +
      rect(x - wide / 2 + wide * split, y - top * h, wide * (1 - split), top * h, b)
    );
  });
}

export const slab: Landmark = (x, y, h, inks) => steps(x, y, h, h * 0.22, [[1, 1]], inks, 0.62);

export const willis: Landmark = (x, y, h, [a, b]) => {
  const u = h * 0.1;
  const belts: Point[] = [
    [-1.5, 0.36],
    [-1.5, 0.6],
    [-0.5, 0.81],
  ];
  return (
    rect(x - 1.5 * u, y - 0.62 * h, u + SEAM, 0.62 * h, a) +
    rect(x - 0.5 * u, y - h, u + SEAM, h, a) +
    rect(x + 0.5 * u, y - 0.83 * h, u, 0.83 * h, b) +
    rect(x + 0.1 * u, y - h, u * 0.4, h * 0.2, b) +
    each(belts, ([dx, top], i) => rect(x + dx * u, y - top * h, u * (3 - i), h * 0.014, b)) +
    rect(x - 0.3 * u, y - 1.2 * h, u * 0.13, 0.2 * h, a) +
    rect(x + 0.17 * u, y - 1.22 * h, u * 0.13, 0.22 * h, b)
  );
};

export const hancock: Landmark = (x, y, h, [a, b], bracing) => {
  const base = h * 0.16;
  const top = h * 0.1;
  const fold = 0.3;
  const half = (t: number): number => base - (base - top) * t;
  const shell =
    poly(`${x - base} ${y} ${x - top} ${y - h} ${x + top * fold + SEAM} ${y - h} ${x + base * fold + SEAM} ${y}`, a) +
    poly(`${x + base * fold} ${y} ${x + top * fold} ${y - h} ${x + top} ${y - h} ${x + base} ${y}`, b) +
    rect(x - top * 0.5, y - 1.32 * h, h * 0.018, 0.32 * h, a) +
    rect(x + top * 0.35, y - 1.3 * h, h * 0.018, 0.3 * h, b);
  if (!bracing) return shell;
  const cross = (i: number): Art => {
    const [t, u] = [(i / 5) * 0.93, ((i + 1) / 5) * 0.93];
    const [l0, l1, r0, r1] = [x - half(t), x - half(u), x + half(t) * fold, x + half(u) * fold].map(round);
    const [y0, y1] = [round(y - h * t), round(y - h * u)];
    return line(`M${l0} ${y0}L${r1} ${y1}M${r0} ${y0}L${l1} ${y1}`, bracing, h * 0.012);
  };
  return shell + repeat(5, cross);
};

export const aon: Landmark = (x, y, h, [a, b]) => {
  const w = h * 0.17;
  const fins = repeat(4, (i) => rect(x - w * 0.4 + i * w * 0.14, y - h * 0.96, w * 0.04, h * 0.96, b));
  return rect(x - w / 2, y - h, w * 0.67, h, a) + rect(x + w * 0.16, y - h, w * 0.34, h, b) + fins;
};

export const prudential: Landmark = (x, y, h, [a, b]) => {
  const w = h * 0.17;
  const half = (side: number, ink: string): Art => {
    const outline: Point[] = [
      [x - side * SEAM, y],
      [x + side * w * 0.5, y],
      [x + side * w * 0.5, y - 0.78 * h],
      [x + side * w * 0.36, y - 0.8 * h],
      [x + side * w * 0.36, y - 0.86 * h],
      [x, y - h],
      [x - side * SEAM, y - h + SEAM],
    ];
    return poly(outline, ink);
  };
  const chevron = (top: number): Art =>
    poly(`${x} ${y - top * h} ${x - w * 0.28} ${y - (top - 0.12) * h} ${x} ${y - (top - 0.07) * h}`, b);
  return (
    half(-1, a) + half(1, b) + rect(x - h * 0.006, y - 1.12 * h, h * 0.012, 0.14 * h, b) + chevron(0.9) + chevron(0.76)
  );
};

export const crain: Landmark = (x, y, h, [a, b]) => {
  const w = h * 0.22;
  const k = x + w * 0.06;
  return (
    poly(
      `${x - w / 2} ${y} ${x - w / 2} ${y - 0.72 * h} ${x} ${y - h} ${k + SEAM} ${y - 0.97 * h} ${k + SEAM} ${y}`,
      a,
    ) +
    poly(`${k} ${y} ${k} ${y - 0.97 * h} ${x + w / 2} ${y - 0.7 * h} ${x + w / 2} ${y}`, b) +
    poly(`${x - w * 0.4} ${y - 0.7 * h} ${x} ${y - 0.93 * h} ${x} ${y - 0.86 * h} ${x - w * 0.4} ${y - 0.64 * h}`, b)
  );
};

export const trump: Landmark = (x, y, h, [a, b]) => {
  const w = h * 0.2;
  const list: Step[] = [
    [1, 0.36],
    [0.8, 0.62],
    [0.56, 0.85],
  ];
  const soft = `rx="${round(h * 0.012)}"`;
  const tiers = each(
    list,
    ([q, t]) =>
      rect(x - w / 2, y - t * h, w * q * 0.62, t * h, a, soft) +
      rect(x - w / 2 + w * q * 0.55, y - t * h, w * q * 0.45, t * h, b, soft),
  );
  return tiers + rect(x - w * 0.28, y - 1.06 * h, h * 0.012, 0.24 * h, a);
};

export const regis: Landmark = (x, y, h, [a, b]) => {
  const stem = (dx: number, top: number, ink: string): Art => {
    const edge = (side: number, i: number): Point => [
      x + dx * h + side * h * 0.075 * (i % 2 ? 0.38 : 0.56),
      y - (top * h * i) / 8,
    ];
    const rows = Array.from({ length: 9 }, (_, i) => i);
    return poly([...rows.map((i) => edge(-1, i)), ...rows.reverse().map((i) => edge(1, i))], ink);
  };
  return stem(-0.07, 0.78, a) + stem(0, 0.9, b) + stem(0.075, 1, a);
};

/** Marina City: one corn cob, scalloped by its balconies. */
export const marina: Landmark = (x, y, h, [a, b]) => {
  const w = h * 0.2;
  const floors = 14;
  const level = (i: number): number => y - (h * 0.94 * i) / floors;
  const side = (sign: number, i: number): string =>
    `Q${round(x + sign * w * 0.61)} ${round((level(i) + level(i + 1)) / 2)} ${round(x + sign * w * 0.5)} ${round(level(i + 1))}`;
  const down = (i: number): string =>
    `Q${round(x + w * 0.61)} ${round((level(i) + level(i + 1)) / 2)} ${round(x + w * 0.5)} ${round(level(i))}`;
  let d = `M${round(x - w / 2)} ${y}`;
  for (let i = 0; i < floors; i++) d += side(-1, i);
  d += `H${round(x + w / 2)}`;
  for (let i = floors - 1; i >= 0; i--) d += down(i);
  return (
    rect(x - w * 0.2, y - h, w * 0.4, h * 0.08, b) +
    path(`${d}Z`, a) +
    path(`${d}H${round(x + w * 0.14)}V${round(y - h * 0.94)}H${round(x + w / 2)}`, b, 'fill-opacity="0"') +
    rect(x + w * 0.14, y - h * 0.94, w * 0.37, h * 0.94, b) +
    repeat(floors - 1, (i) => rect(x - w * 0.5, level(i + 1) - h * 0.006, w * 0.64, h * 0.014, b))
  );
};

export const boardOfTrade: Landmark = (x, y, h, [a, b]) => {
  const w = h * 0.3;
  const tiers: Step[] = [
    [1, 0.45],
    [0.7, 0.68],
    [0.46, 0.84],
  ];
  return (
    steps(x, y, h, w, tiers, [a, b]) +
    poly(`${x - w * 0.23} ${y - 0.84 * h} ${x} ${y - h} ${x + w * 0.05} ${y - 0.84 * h}`, a) +
    poly(`${x} ${y - h} ${x + w * 0.23} ${y - 0.84 * h} ${x + w * 0.05} ${y - 0.84 * h}`, b) +
    rect(x - 1.5, y - 1.06 * h, 3, 0.07 * h, b)
  );
};

export const setback: Landmark = (x, y, h, inks) => {
  const tiers: Step[] = [
    [1, 0.6],
    [0.72, 0.82],
    [0.44, 0.95],
  ];
  return steps(x, y, h, h * 0.26, tiers, inks) + rect(x - 2, y - 1.08 * h, 4, 0.14 * h, inks[1]);
};

const NAMED: Readonly<Record<string, Landmark>> = {
  willis,
  hancock,
  aon,
  prudential,
  crain,
  trump,
  regis,
  marina,
  boardOfTrade,
  setback,
  slab,
};

/** Draws a row such as "willis 120 300, aon 330 240": name, centre and height of each, all standing on `base`. */
export function landmarks(list: string, base: number, inks: Pair, bracing?: string): Art {
  return each(list.split(","), (entry) => {
    const [name = "", x = "0", h = "0"] = entry.trim().split(/\s+/);
    const draw = NAMED[name];
    if (!draw) throw new Error(`No landmark is called ${name}`);
    return draw(Number(x), base, Number(h), inks, bracing);
  });
}
