import sharp from "sharp";
import { HEIGHT, WIDTH } from "./engine";
import type { Time } from "./palettes";
import { createScene, develop, type Motif, type SceneOptions } from "./scene";

export type Drawing = { motif: Motif; time: Time; seed: number; options: SceneOptions };
export type Pixels = { data: Buffer; width: number; height: number };

const MARGIN = 10;

/** The whole picture as SVG, drawn a little past its edge so that nothing frays there. */
export function posterSvg({ motif, time, seed, options }: Drawing, width = WIDTH, height = HEIGHT): string {
  const scene = createScene(time, seed, options);
  const art = develop(motif(scene), scene);
  const [factor, x, y] = options.zoom ?? [1, WIDTH / 2, HEIGHT / 2];
  const camera = `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${factor}) translate(${-x} ${-y})`;
  const framed = options.zoom ? `<g transform="${camera}">${art}</g>` : art;
  const turned = options.mirrored ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${framed}</g>` : framed;
  const view = `viewBox="-${MARGIN} -${MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view} width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}">${turned}</svg>`;
}

/** Smooth noise between -1 and 1, its knots `cell` pixels apart. */
function wobbleField(width: number, height: number, cell: number, seed: number): Float32Array {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  let state = seed;
  const knots = Float32Array.from({ length: columns * rows }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 4294967296) * 2 - 1;
  });
  const knot = (column: number, row: number): number => knots[row * columns + column] ?? 0;
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    const v = y / cell - row;
    const sv = v * v * (3 - 2 * v);
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / cell);
      const u = x / cell - column;
      const su = u * u * (3 - 2 * u);
      const upper = knot(column, row) * (1 - su) + knot(column + 1, row) * su;
      const lower = knot(column, row + 1) * (1 - su) + knot(column + 1, row + 1) * su;
      field[y * width + x] = upper * (1 - sv) + lower * sv;
    }
  }
  return field;
}

/** A hand-cut edge: every pixel is taken from up to `reach` px beside it. A filter in the SVG does the same twenty times slower. */
function wobble(source: Pixels, width: number, height: number, reach: number): Buffer {
  const shiftX = wobbleField(width, height, 26, 3);
  const shiftY = wobbleField(width, height, 26, 11);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fx = x + MARGIN + (shiftX[i] ?? 0) * reach;
      const fy = y + MARGIN + (shiftY[i] ?? 0) * reach;
      const ix = Math.floor(fx);
      const iy = Math.floor(fy);
      const u = fx - ix;
      const v = fy - iy;
      const a = (iy * source.width + ix) * 3;
      const b = a + source.width * 3;
      for (let c = 0; c < 3; c++) {
        const top = (source.data[a + c] ?? 0) * (1 - u) + (source.data[a + 3 + c] ?? 0) * u;
        const low = (source.data[b + c] ?? 0) * (1 - u) + (source.data[b + 3 + c] ?? 0) * u;
        out[i * 3 + c] = Math.round(top * (1 - v) + low * v);
      }
    }
  }
  return out;
}

export async function paint(svg: string, width = WIDTH, height = HEIGHT): Promise<Pixels> {
  const drawn = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#f6ead0" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { data: drawn.data, width: drawn.info.width, height: drawn.info.height };
  return { data: wobble(source, width, height, 1.1), width, height };
}
