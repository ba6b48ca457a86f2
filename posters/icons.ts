import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { SPLASH_SCREENS, splashFile } from "../lib/core/shared/splash";
import { THEME_COLORS } from "../lib/core/shared/theme";
import { skyline } from "./city";
import { group } from "./engine";
import { appIcon, logo, mark, SKY, STAR } from "./logo";
import { paint } from "./render-poster";
import { createScene, develop } from "./scene";
import { sail, treeline, water } from "./scenery";
import { clouds, light, sky } from "./sky";

const folder = path.join(process.cwd(), "public", "icons");

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

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
  return Buffer.concat([head, ...images.map((image) => image.data)]);
}

const PREVIEW = { width: 1200, height: 630, shore: 436 };

/** The link preview: the whole skyline from the lake, wide, with the mark in its sky. */
async function preview(): Promise<Buffer> {
  const { width, height, shore } = PREVIEW;
  const scene = createScene("dawn", 7);
  const { palette } = scene;
  const wide = (art: string): string => group(art, 'transform="scale(1.42 1)"');
  const row =
    "hancock 1060 300, regis 900 250, aon 820 290, prudential 760 250, trump 690 270, crain 620 200, setback 560 180, willis 480 330, boardOfTrade 400 190";
  const sails = [palette.paper, palette.cloud[1], palette.ink] as const;
  const art =
    wide(sky(scene, shore, 26)) +
    light(scene, 640, 350, 210) +
    clouds(scene, [
      [930, 70, 260],
      [460, 60, 180],
    ]) +
    skyline(scene, { base: shore, height: 230, from: 300, to: 1220, row }) +
    skyline(scene, { base: shore, height: 90, from: -20, to: 310, row: "slab 60 90, setback 160 120" }) +
    treeline(scene, { from: -20, to: 1220, base: shore + 4, r: 15 }) +
    wide(water(scene, { top: shore, bottom: 660, x: 450, reach: 1 })) +
    sail(250, 560, 130, sails) +
    sail(1010, 530, 84, sails, true);
  const badge = `<circle cx="170" cy="160" r="118" fill="#FFF6E0"/>${group(mark({ sail: STAR, second: SKY, hub: "#FFFFFF" }), 'transform="translate(65 55) scale(.41)"')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${width + 20} ${height + 20}" width="${width + 20}" height="${height + 20}">${develop(art, scene)}${badge}</svg>`;
  const { data } = await paint(svg, width, height);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** The mark in the middle of an empty screen, where the app's own first picture takes over. */
async function splash(width: number, height: number): Promise<Buffer> {
  const input = await sharp(Buffer.from(logo()))
    .resize(Math.round(width / 3))
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: THEME_COLORS.light } })
    .composite([{ input }])
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
}

async function renderIcons(): Promise<void> {
  const rounded = appIcon(112, 214);
  const square = appIcon(0, 206);
  const maskable = appIcon(0, 176);
  await mkdir(folder, { recursive: true });
  const save = (name: string, data: string | Buffer) => writeFile(path.join(folder, name), data);
  await save("logo.svg", logo());
  await save("icon.svg", rounded);
  await save("icon-192.png", await png(rounded, 192));
  await save("icon-512.png", await png(rounded, 512));
  await save("icon-maskable-512.png", await png(maskable, 512));
  await save("apple-touch-icon.png", await png(square, 180));
  for (const screen of SPLASH_SCREENS) {
    const { width, height, ratio } = screen;
    await save(splashFile(screen), await splash(width * ratio, height * ratio));
  }
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(rounded, size) })));
  await save("og-default.png", await preview());
  await save("favicon.ico", ico(small));
}

void renderIcons();
