import { type Art, circle, clipped, each, HEIGHT, path, pick, rect, repeat, round, WIDTH } from "./engine";
import type { Scene } from "./scene";

/** Stepped sky: flat bands with a soft arch, never straight and never a gradient. */
export function sky({ palette: { sky: bands } }: Scene, horizon: number, arch = 26, top = 0): Art {
  const base = rect(-20, -20, WIDTH + 40, HEIGHT + 40, pick(bands, 0));
  return (
    base +
    each(bands.slice(1), (ink, i) => {
      const y = top + ((horizon - top) * (i + 1)) / bands.length;
      const edge = `M-20 ${round(y + arch)}Q${WIDTH / 2} ${round(y - arch)} ${WIDTH + 20} ${round(y + arch)}`;
      return path(`${edge}V${HEIGHT + 20}H-20Z`, ink);
    })
  );
}

function stars({ random, palette }: Scene, bottom: number, count = 46): Art {
  const roll = random(90);
  return repeat(count, () => circle(roll() * WIDTH, roll() * bottom, 1.3 + roll() * 1.9, palette.paper));
}

/** The sun in three steps, or at night a smaller moon with one halo. */
export function light({ palette, night }: Scene, x: number, y: number, r: number): Art {
  const radii = night ? [r * 0.62, r * 0.34, r * 0.34] : [r, r * 0.78, r * 0.53];
  const discs = each(radii, (radius, i) => circle(x, y, radius, pick(palette.disc, i)));
  return night ? discs + circle(x + r * 0.13, y - r * 0.08, r * 0.3, pick(palette.disc, 0)) : discs;
}

/** Streamlined bars for low light. */
export function bars(x: number, y: number, w: number, ink: string, seed: () => number, rows = 3, h = 14): Art {
  return repeat(rows, (i) => {
    const share = 0.45 + (0.55 * i) / Math.max(1, rows - 1);
    const wide = w * share * (0.85 + 0.3 * seed());
    return rect(x - wide / 2 + (seed() - 0.5) * w * 0.22, y + i * (h - 1), wide, h, ink, `rx="${h / 2}"`);
  });
}

/** Flat base, round tops: the fair-weather cloud. */
function puff(x: number, y: number, w: number, ink: string, seed: () => number): Art {
  const tops = repeat(5, (i) => {
    const t = i / 4;
    const r = w * (0.09 + 0.12 * Math.sin(Math.PI * t) + 0.02 * seed());
    return circle(x - w * 0.38 + w * 0.76 * t, y - r * 0.55, r, ink);
  });
  const window = `M${round(x - w)} ${round(y - w)}h${round(2 * w)}v${round(w)}h${round(-2 * w)}Z`;
  return clipped(window, tops) + rect(x - w * 0.5, y - 10, w, 10, ink, 'rx="5"');
}

/** Two or three clouds of different size; `list` is x, y, width. */
export function clouds(scene: Scene, list: readonly (readonly [number, number, number])[]): Art {
  const { palette, time, random } = scene;
  return each(list, ([x, y, w], i) => {
    const ink = pick(palette.cloud, i === 0 ? 0 : i % 2);
    return time === "day"
      ? puff(x, y, w, ink, random(70 + i))
      : bars(x, y, w, ink, random(70 + i), i === 0 ? 3 : 2, 13);
  });
}

type Backdrop = {
  horizon: number;
  arch?: number;
  sun?: readonly [x: number, y: number, r: number];
  clouds?: readonly (readonly [number, number, number])[];
};

/** Sky, stars, sun or moon and clouds of the hour. By day the sun stays out of the picture unless it is golden. */
export function backdrop(scene: Scene, { horizon, arch = 26, sun, clouds: list = [] }: Backdrop): Art {
  const [x, y, r] = sun ?? [0, 0, 0];
  const high = scene.night ? Math.min(y, horizon * 0.42) : y;
  return (
    sky(scene, horizon, arch) +
    (scene.night ? stars(scene, horizon * 0.72) : "") +
    (sun ? light(scene, x, high, r) : "") +
    clouds(scene, list)
  );
}
