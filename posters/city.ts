import { type Art, poly, rect, WIDTH } from "./engine";
import { landmarks } from "./landmarks";
import { lit, mix, type Pair } from "./palettes";
import type { Scene } from "./scene";

type Filler = {
  from: number;
  to: number;
  base: number;
  low: number;
  high: number;
  inks: Pair;
  width?: readonly [number, number];
};

/** Nameless buildings; landmarks on top of them say which city it is. */
export function filler(
  { from, to, base, low, high, inks: [a, b], width: [narrow, extra] = [26, 34] }: Filler,
  seed: () => number,
  windows?: { ink: string; share: number; size?: number },
): Art {
  let art = "";
  for (let x = from; x < to; ) {
    const w = narrow + seed() * extra;
    const h = low + (high - low) * seed() ** 1.3;
    const k = 0.55 + seed() * 0.15;
    art += rect(x, base - h, w * k + 1, h, a) + rect(x + w * k, base - h, w * (1 - k) + 0.8, h, b);
    const roof = seed();
    if (roof < 0.2) art += rect(x + w * 0.25, base - h - 8, w * 0.4, 9, b);
    else if (roof < 0.32)
      art +=
        poly(`${x} ${base - h + 0.5} ${x + w * k} ${base - h - w * 0.45} ${x + w * k} ${base - h + 0.5}`, a) +
        poly(`${x + w * k} ${base - h - w * 0.45} ${x + w} ${base - h + 0.5} ${x + w * k} ${base - h + 0.5}`, b);
    if (windows) {
      const size = windows.size ?? 5;
      const [columns, rows] = [Math.floor((w * k) / (size * 2)), Math.floor(h / (size * 3))];
      for (let i = 0; i < columns; i++)
        for (let j = 0; j < rows; j++)
          if (seed() < windows.share)
            art += rect(x + size * (0.8 + i * 2), base - h + size * (1.5 + j * 3), size, size * 1.5, windows.ink);
    }
    x += w;
  }
  return art;
}

type Skyline = { base: number; height: number; from?: number; to?: number; row: string; bracing?: boolean };

/** The city in two depths, windows lit when it is evening. `row` names the landmarks with centre and height. */
export function skyline(
  scene: Scene,
  { base, height, from = -20, to = WIDTH + 20, row, bracing = true }: Skyline,
): Art {
  const { palette, evening, random } = scene;
  const scale = height / 300;
  const glow = evening
    ? {
        ink: lit(scene.night ? "#F5C66A" : "#FBC777"),
        share: scene.night ? 0.34 : 0.22,
        size: Math.max(4, 4.6 * scale),
      }
    : undefined;
  return (
    filler(
      {
        from,
        to,
        base,
        low: height * 0.26,
        high: height * 0.72,
        inks: palette.far,
        width: [30 * scale + 6, 38 * scale],
      },
      random(21),
    ) +
    landmarks(row, base, palette.mid, bracing ? lit(mix(palette.mid[0], palette.paper, 0.32)) : undefined) +
    filler(
      {
        from,
        to,
        base,
        low: height * 0.12,
        high: height * 0.42,
        inks: [lit(mix(palette.mid[0], palette.mid[1], 0.5)), palette.mid[1]],
        width: [24 * scale + 6, 30 * scale],
      },
      random(22),
      glow,
    )
  );
}
