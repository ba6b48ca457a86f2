import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type CatalogueEntry, catalogue } from "./catalogue";
import { HEIGHT, WIDTH } from "./engine";
import { MOTIFS } from "./motif-table";
import { type Pixels, paint, posterSvg } from "./render-poster";

const BUDGET = 40 * 1024;
const QUALITY = { top: 66, floor: 42 };
const ENCODING = "avif-1";

const root = process.cwd();
const folder = path.join(root, "public", "posters");
const manifestFile = path.join(root, "posters", "manifest.json");
const listFile = path.join(root, "prisma", "data", "posters.json");

type Printed = { hash: string; placeholder: string };
type Manifest = Record<string, Printed>;

function isManifest(value: unknown): value is Manifest {
  return typeof value === "object" && value !== null;
}

async function readManifest(): Promise<Manifest> {
  try {
    const parsed: unknown = JSON.parse(await readFile(manifestFile, "utf8"));
    return isManifest(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

const svgOf = ({ motif, time, seed, options }: CatalogueEntry): string => {
  const entry = MOTIFS[motif];
  if (!entry) throw new Error(`No motif is called ${motif}`);
  return posterSvg({ motif: entry.draw, time, seed, options });
};

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

const avif = (pixels: Pixels, quality: number): Promise<Buffer> =>
  raw(pixels).avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();

/**
 * The best quality that fits, searched from the top down and never below what still looks printed. A file of this art
 * halves about every 13 steps, so the first try says where to look.
 */
async function encode(pixels: Pixels, id: string): Promise<Buffer> {
  let file = await avif(pixels, QUALITY.top);
  if (file.length <= BUDGET) return file;
  let quality = Math.floor(QUALITY.top - 13 * Math.log2(file.length / BUDGET));
  for (; quality > QUALITY.floor - 3; quality -= 3) {
    file = await avif(pixels, Math.max(quality, QUALITY.floor));
    if (file.length <= BUDGET) return file;
  }
  throw new Error(`${id} needs ${file.length} bytes at the lowest quality: simplify the art`);
}

async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, info } = await raw(pixels).resize(80, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

async function print(entry: CatalogueEntry, before: Printed | undefined): Promise<Printed> {
  const svg = svgOf(entry);
  const hash = createHash("sha256").update(ENCODING).update(svg).digest("hex").slice(0, 16);
  const file = path.join(folder, `${entry.id}.avif`);
  if (before?.hash === hash && (await exists(file))) return before;
  const pixels = await paint(svg);
  const data = await encode(pixels, entry.id);
  await writeFile(file, data);
  console.log(`${entry.id} ${Math.round(data.length / 1024)} KB`);
  return { hash, placeholder: await placeholderOf(pixels) };
}

const recordOf = (entry: CatalogueEntry, { placeholder }: Printed) => ({
  id: entry.id,
  file: `/posters/${entry.id}.avif`,
  width: WIDTH,
  height: HEIGHT,
  placeholder,
  focusY: entry.focusY,
  alt: entry.alt,
  motif: entry.motif,
  time: entry.time,
});

async function removeStrays(): Promise<void> {
  const known = new Set(catalogue.map(({ id }) => `${id}.avif`));
  const files = await readdir(folder);
  await Promise.all(files.filter((f) => f.endsWith(".avif") && !known.has(f)).map((f) => rm(path.join(folder, f))));
}

async function renderPosters(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest();
  const after: Manifest = {};
  const failed: string[] = [];
  for (const entry of catalogue) {
    try {
      after[entry.id] = await print(entry, before[entry.id]);
    } catch (error) {
      failed.push(entry.id);
      console.error(error instanceof Error ? error.message : error);
    }
    if (Object.keys(after).length % 10 === 0)
      await writeFile(manifestFile, `${JSON.stringify({ ...before, ...after }, null, 2)}\n`);
  }
  await removeStrays();
  await writeFile(manifestFile, `${JSON.stringify(after, null, 2)}\n`);
  const list = catalogue.flatMap((entry) => {
    const printed = after[entry.id];
    return printed ? [recordOf(entry, printed)] : [];
  });
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
  if (failed.length > 0) throw new Error(`Not printed: ${failed.join(", ")}`);
}

void renderPosters();
