import path from "node:path";
import sharp from "sharp";
import { seeded } from "./engine";

const SIZE = 128;
const CELL = 8;
/** Around middle grey, which soft-light leaves alone. */
const LEVELS = [96, 118, 138, 160] as const;

/** Paper tooth: fine noise plus mottling that wraps round, so the tile repeats without a seam. */
function tile(): Buffer {
  const roll = seeded(11);
  const fine = (): number => (roll() + roll() + roll() - 1.5) / 1.5;
  const knots = Array.from({ length: (SIZE / CELL) ** 2 }, fine);
  const knot = (x: number, y: number): number => knots[(y % (SIZE / CELL)) * (SIZE / CELL) + (x % (SIZE / CELL))] ?? 0;
  const out = Buffer.alloc(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const [i, j] = [Math.floor(x / CELL), Math.floor(y / CELL)];
      const [u, v] = [x / CELL - i, y / CELL - j];
      const upper = knot(i, j) * (1 - u) + knot(i + 1, j) * u;
      const lower = knot(i, j + 1) * (1 - u) + knot(i + 1, j + 1) * u;
      const value = fine() * 0.9 + (upper * (1 - v) + lower * v) * 0.7;
      const level = Math.min(3, Math.max(0, Math.floor((value + 0.8) / 0.4)));
      out[y * SIZE + x] = LEVELS[level] ?? 128;
    }
  return out;
}

/** One tile over all pictures (`mix-blend-mode: soft-light`), because lossy files throw fine grain away. */
void sharp(tile(), { raw: { width: SIZE, height: SIZE, channels: 1 } })
  .png({ palette: true, colours: 4, compressionLevel: 9 })
  .toFile(path.join(process.cwd(), "public", "posters", "grain.png"));
