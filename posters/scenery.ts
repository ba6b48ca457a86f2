import {
  type Art,
  circle,
  each,
  HEIGHT,
  lens,
  line,
  path,
  pick,
  poly,
  rect,
  repeat,
  round,
  stroke,
  WIDTH,
} from "./engine";
import { mirror } from "./finish";
import { lit } from "./palettes";
import type { Scene } from "./scene";

/** Lens-shaped dashes under a light: longer and thicker towards the viewer. */
export function glints(
  x: number,
  [top, bottom]: Pair2,
  [near, wide]: Pair2,
  ink: string,
  seed: () => number,
  count = 24,
  [thin, thick]: Pair2 = [2, 8],
): Art {
  return repeat(count, (i) => {
    const t = (i + 0.5) / count;
    const y = top + (bottom - top) * t ** 1.35;
    const reach = near + (wide - near) * t;
    const w = reach * (0.35 + 0.65 * seed());
    return lens(x + (seed() - 0.5) * reach * 0.7, y, w, thin + (thick - thin) * t, ink);
  });
}

type Pair2 = readonly [number, number];

/** Lake or river as a flat plane with ripples; the light lies on it in three passes below `x`. */
export function water(
  scene: Scene,
  { top, bottom = HEIGHT + 20, x = WIDTH / 2, reach = 1 }: { top: number; bottom?: number; x?: number; reach?: number },
): Art {
  const [base, ripple, deep] = scene.palette.water;
  const [wide, mid, bright] = scene.palette.glint;
  const span: Pair2 = [top + 12, bottom - 10];
  const sides = [x - 330, x + 330];
  return (
    rect(-20, top, WIDTH + 40, bottom - top, base) +
    rect(-20, top + (bottom - top) * 0.55, WIDTH + 40, (bottom - top) * 0.45, deep, 'fill-opacity=".55"') +
    rect(-20, top, WIDTH + 40, 6, mid, 'fill-opacity=".6"') +
    each(sides, (side, i) => glints(side, [top + 26, bottom], [120, 320], ripple, scene.random(31 + i), 13, [3, 8])) +
    glints(x, span, [190 * reach, 420 * reach], wide, scene.random(33), 20, [2, 7]) +
    glints(x, span, [110 * reach, 250 * reach], mid, scene.random(34), 18, [2, 7]) +
    glints(x, [top + 14, bottom - 60], [50 * reach, 120 * reach], bright, scene.random(35), 12, [2, 5])
  );
}

/** Round tree: shade, body and an offset lit cap, standing on its own shadow. */
export function tree({ palette }: Scene, x: number, y: number, r: number, trunk = r * 0.9): Art {
  const [lightLeaf, leaf, dark] = palette.leaf;
  return (
    path(
      `M${round(x - r)} ${round(y)}Q${round(x)} ${round(y - r * 0.24)} ${round(x + r * 1.2)} ${round(y)}Q${round(x)} ${round(y + r * 0.24)} ${round(x - r)} ${round(y)}Z`,
      palette.grass[2],
    ) +
    rect(x - r * 0.09, y - trunk - r * 0.3, r * 0.18, trunk + r * 0.32, palette.ink) +
    circle(x + r * 0.06, y - trunk - r * 0.7, r, dark) +
    circle(x - r * 0.08, y - trunk - r * 0.8, r * 0.84, leaf) +
    circle(x - r * 0.26, y - trunk - r * 1.0, r * 0.5, lightLeaf)
  );
}

/** A line of clumps at the far edge of a park. */
export function treeline(
  scene: Scene,
  { from, to, base, r }: { from: number; to: number; base: number; r: number },
): Art {
  const roll = scene.random(41);
  const [, leaf, dark] = scene.palette.leaf;
  const count = Math.round((to - from) / (r * 1.05));
  const spots = Array.from({ length: count }, (_, i) => ({
    x: from + ((to - from) * (i + roll() * 0.5)) / count,
    size: r * (0.7 + roll() * 0.6),
  }));
  return (
    each(spots, ({ x, size }) => circle(x + size * 0.2, base - size * 0.5, size, dark)) +
    each(spots, ({ x, size }) => circle(x, base - size * 0.6, size * 0.76, leaf)) +
    rect(from - r, base - r * 0.3, to - from + r * 2, r * 0.32, dark)
  );
}

/** Street lamp; its globe glows in the evening. */
export function lamp({ palette, evening }: Scene, x: number, y: number, h: number): Art {
  const globe = evening ? lit("#FFE6B0") : "#FBF0D4";
  const halo = evening ? circle(x, y - h, h * 0.2, lit("#F5B95A"), 'fill-opacity=".35"') : "";
  return (
    rect(x - h * 0.018, y - h, h * 0.036, h, palette.ink) +
    rect(x - h * 0.05, y - h * 0.06, h * 0.1, h * 0.06, palette.ink) +
    halo +
    circle(x, y - h, h * 0.075, globe) +
    rect(x - h * 0.05, y - h * 0.945, h * 0.1, h * 0.03, palette.ink)
  );
}

/** Bulbs on a sagging wire. */
export function stringLights(
  from: Pair2,
  to: Pair2,
  sag: number,
  count: number,
  wire: string,
  bulbs: readonly string[],
  r = 6,
): Art {
  const middle: Pair2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const spot = (t: number): Pair2 => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
  ];
  return (
    line(`M${from.join(" ")}Q${middle.join(" ")} ${to.join(" ")}`, wire, 3) +
    repeat(count, (i) => {
      const [x, y] = spot((i + 0.5) / count);
      return circle(x, y + r, r, pick(bulbs, i));
    })
  );
}

/** Ground running to a vanishing point in alternating strips. */
export function paving(
  { palette }: Scene,
  top: number,
  x = WIDTH / 2,
  inks: readonly [string, string] = [palette.ground[0], palette.ground[1]],
): Art {
  const strips = repeat(16, (i) => {
    const k = i - 8;
    return poly(
      `${x + k * 70} ${top} ${x + k * 70 + 35} ${top} ${x + (k * 70 + 35) * 3.4 - 0} ${HEIGHT + 20} ${x + k * 70 * 3.4} ${HEIGHT + 20}`,
      inks[1],
    );
  });
  return rect(-20, top, WIDTH + 40, HEIGHT + 40 - top, inks[0]) + strips;
}

export function sail(x: number, y: number, h: number, inks: readonly [string, string, string], flip = false): Art {
  const boat =
    poly(`${x} ${y - h} ${x} ${y} ${x + h * 0.5} ${y}`, inks[0]) +
    poly(`${x - 3} ${y - h * 0.86} ${x - 3} ${y} ${x - h * 0.34} ${y}`, inks[1]) +
    path(
      `M${round(x - h * 0.38)} ${y + 3}H${round(x + h * 0.52)}L${round(x + h * 0.38)} ${round(y + h * 0.13)}H${round(x - h * 0.26)}Z`,
      inks[2],
    );
  return flip ? mirror(boat, x) : boat;
}

export function birds(list: readonly (readonly [number, number, number])[], ink: string): Art {
  return each(list, ([x, y, w]) =>
    stroke(
      `M${x - w} ${y - w * 0.3}Q${x - w * 0.4} ${y - w * 0.6} ${x} ${y}Q${x + w * 0.4} ${y - w * 0.6} ${x + w} ${y - w * 0.3}`,
      ink,
      Math.max(2.4, w * 0.13),
    ),
  );
}
