import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { portrait } from "./person";
import { sitter } from "./sitter";
import { SITTERS } from "./sitters";

const COUNT = 180;
const SIZE = 256;

const svgOf = (n: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="512" height="512">${portrait(sitter(n))}</svg>`;

/** The person's name, to look at the sheet by. */
const nameTag = (n: number, width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${width / 2}" y="12" font-size="11" font-family="sans-serif" text-anchor="middle">${SITTERS[n - 1]?.[0] ?? ""}</text></svg>`,
  );

/** Prints public/avatars/1.avif … 180.avif, or with `--sheet file` one page to look at. */
async function renderPortraits(args: readonly string[]): Promise<void> {
  const folder = path.join(process.cwd(), "public", "avatars");
  const numbers = Array.from({ length: COUNT }, (_, i) => i + 1);
  if (args[0] === "--sheet" && args[1]) {
    const tile = 100;
    const caption = 16;
    const tiles = await Promise.all(
      numbers.map(async (n, i) => ({
        input: await sharp(Buffer.from(svgOf(n)))
          .resize(tile, tile)
          .extend({ bottom: caption, background: PAPER })
          .composite([{ input: nameTag(n, tile, caption), left: 0, top: tile }])
          .png()
          .toBuffer(),
        left: (i % 15) * (tile + 4),
        top: Math.floor(i / 15) * (tile + caption + 4),
      })),
    );
    await sharp({
      create: { width: 15 * (tile + 4), height: 12 * (tile + caption + 4), channels: 3, background: PAPER },
    })
      .composite(tiles)
      .png()
      .toFile(args[1]);
    return;
  }
  await mkdir(folder, { recursive: true });
  for (const n of numbers) {
    const file = await sharp(Buffer.from(svgOf(n)))
      .resize(SIZE, SIZE)
      .flatten({ background: PAPER })
      .avif({ quality: 62, effort: 5, chromaSubsampling: "4:4:4" })
      .toBuffer();
    await writeFile(path.join(folder, `${n}.avif`), file);
  }
}

const PAPER = "#FFF3DC";

void renderPortraits(process.argv.slice(2));
