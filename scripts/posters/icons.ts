import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { appIcon, logo } from "./logo";

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
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(rounded, size) })));
  await save("favicon.ico", ico(small));
}

void renderIcons();
