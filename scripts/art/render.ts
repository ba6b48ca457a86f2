import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { z } from "zod";
import { SHORTCUT_SIZES, SHORTCUTS, shortcutFile } from "@/lib/core/shared/shortcuts";
import { SPLASH_SCREENS, splashFile } from "@/lib/core/shared/splash";
import { THEME_COLORS } from "@/lib/core/shared/theme";

/*
 * npm run art: renders the SVGs in `art/` to the pictures in `public/`. Renders the missing ones, or the names given:
 * `npm run art -- venue-navy-pier icons`.
 */

const POSTER = {
  width: 856,
  height: 1070,
  background: "#f6ead0",
  maxBytes: 40 * 1024,
  quality: { first: 66, lowest: 42 },
};
const PORTRAIT = { size: 256, background: "#FFF3DC", quality: 62 };
/** Posters are drawn this far past each edge, so that the paper effect has pixels to sample there. */
const BLEED = 10;

const art = (...names: string[]) => path.join(process.cwd(), "art", ...names);
const published = (...names: string[]) => path.join(process.cwd(), "public", ...names);
const namesIn = (folder: string) => readdirSync(art(folder)).map((file) => path.parse(file).name);
const svgPixels = (file: string, background: string) => sharp(file, { unlimited: true }).flatten({ background });

/** Smooth noise between -1 and 1 for every pixel, with knots 26 px apart. */
function smoothNoise(width: number, height: number, seed: number): Float32Array {
  const cell = 26;
  const columns = Math.ceil(width / cell) + 2;
  let state = seed;
  const knots = Float32Array.from({ length: columns * (Math.ceil(height / cell) + 2) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 4294967296) * 2 - 1;
  });
  const smoothstep = (t: number) => t * t * (3 - 2 * t);
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) / cell, Math.floor(i / width) / cell];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smoothstep(x - column), smoothstep(y - row)];
    const mixed = (at: number) => (knots[at] ?? 0) * (1 - u) + (knots[at + 1] ?? 0) * u;
    return mixed(row * columns + column) * (1 - v) + mixed((row + 1) * columns + column) * v;
  });
}

/** The cut-paper look: every pixel is sampled up to 1.1 px away. Crops the bleed. */
async function cutPaper(drawn: Sharp, width: number, height: number): Promise<Sharp> {
  const reach = 1.1;
  const { data: source, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [shiftX, shiftY] = [smoothNoise(width, height, 3), smoothNoise(width, height, 11)];
  const out = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = (i % width) + BLEED + (shiftX[i] ?? 0) * reach;
    const y = Math.floor(i / width) + BLEED + (shiftY[i] ?? 0) * reach;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    for (let channel = 0; channel < 3; channel++) {
      const at = (top * info.width + left) * 3 + channel;
      const mixed = (from: number) => (source[from] ?? 0) * (1 - u) + (source[from + 3] ?? 0) * u;
      out[i * 3 + channel] = Math.round(mixed(at) * (1 - v) + mixed(at + info.width * 3) * v);
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

/** The highest quality that fits the poster's byte limit. */
async function encodePoster(pixels: Sharp, name: string): Promise<Buffer> {
  for (let quality = POSTER.quality.first; quality >= POSTER.quality.lowest; quality -= 3) {
    const file = await pixels.clone().avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    if (file.length <= POSTER.maxBytes) return file;
  }
  throw new Error(`${name} doesn't fit into ${POSTER.maxBytes} bytes: simplify the drawing`);
}

const LIST = path.join(process.cwd(), "prisma", "data", "posters.json");
const posterList = z.array(z.looseObject({ id: z.string() }));

/**
 * Renders a poster and completes its entry in `prisma/data/posters.json`, whose alt text and focus are written by hand.
 */
async function renderPoster(name: string): Promise<void> {
  const { width, height } = POSTER;
  const list = posterList.parse(JSON.parse(readFileSync(LIST, "utf8")));
  const entry = list.find(({ id }) => id === name);
  if (!entry) throw new Error(`Add ${name} with its alt, focusY, motif, and time to prisma/data/posters.json first`);
  const pixels = await cutPaper(svgPixels(art("posters", `${name}.svg`), POSTER.background), width, height);
  await writeFile(published("posters", `${name}.avif`), await encodePoster(pixels, name));
  const small = await pixels.clone().resize(80, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const placeholder = Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString("base64");
  Object.assign(entry, { file: `/posters/${name}.avif`, width, height, placeholder });
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`);
}

async function renderPortrait(name: string): Promise<void> {
  const { size, background, quality } = PORTRAIT;
  await svgPixels(art("portraits", `${name}.svg`), background)
    .resize(size, size)
    .avif({ quality, effort: 5, chromaSubsampling: "4:4:4" })
    .toFile(published("avatars", `${name}.avif`));
}

/** An .ico file is a small directory in front of PNGs. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

/** The app icons, the startup images of installed iOS apps, and the link preview picture. */
async function renderIcons(): Promise<void> {
  const folder = published("icons");
  const icon = (name: string) => art("icons", `${name}.svg`);
  const png = (name: string, size: number) =>
    sharp(icon(name)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();
  const save = (name: string, data: Buffer) => writeFile(path.join(folder, name), data);
  await mkdir(folder, { recursive: true });
  for (const name of ["logo", "icon"]) await save(`${name}.svg`, readFileSync(icon(name)));
  await save("icon-192.png", await png("icon", 192));
  await save("icon-512.png", await png("icon", 512));
  await save("icon-maskable-512.png", await png("maskable", 512));
  await save("icon-monochrome-512.png", await png("monochrome", 512));
  for (const { icon } of SHORTCUTS)
    for (const size of SHORTCUT_SIZES) await save(shortcutFile(icon, size), await png(`shortcut-${icon}`, size));
  await save("apple-touch-icon.png", await png("square", 180));
  // Browsers and feed readers request it from the root.
  const favicon = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png("icon", size) })));
  await writeFile(published("favicon.ico"), ico(favicon));
  for (const screen of SPLASH_SCREENS) {
    const [width, height] = [screen.width * screen.ratio, screen.height * screen.ratio];
    const input = await sharp(icon("logo"))
      .resize(Math.round(Math.min(width, height) / 3))
      .png()
      .toBuffer();
    const screenful = sharp({ create: { width, height, channels: 3, background: THEME_COLORS.light } }).composite([
      { input },
    ]);
    await save(splashFile(screen), await screenful.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer());
  }
  const preview = await cutPaper(svgPixels(icon("link-preview"), POSTER.background), 1200, 630);
  await save(
    "og-default.png",
    await preview.png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 }).toBuffer(),
  );
}

async function render(names: readonly string[]): Promise<void> {
  const isDue = (name: string, file: string) => (names.length === 0 ? !existsSync(file) : names.includes(name));
  const posters = namesIn("posters").filter((name) => isDue(name, published("posters", `${name}.avif`)));
  const portraits = namesIn("portraits").filter((name) => isDue(name, published("avatars", `${name}.avif`)));
  for (const name of posters) await renderPoster(name);
  for (const name of portraits) await renderPortrait(name);
  const icons = isDue("icons", published("icons", "icon.svg"));
  if (icons) await renderIcons();
  console.log(`Rendered ${posters.length} posters, ${portraits.length} portraits${icons ? ", and the icons" : ""}`);
}

void render(process.argv.slice(2));
