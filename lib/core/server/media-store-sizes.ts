import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { MEDIA_WIDTHS, type MediaWidth } from "@/lib/core/shared/media";
import { scaleImage } from "./images";
import { logger } from "./logger";
import { mediaDirectory } from "./media-store";
import { writeWhole } from "./media-store-disk";
import { countCache } from "./tracing";

/** Disk quota of the resized copies; each can be made again. */
const ROOM = 512 * 1024 * 1024;
/** Resized copies this process makes between two checks of the disk space they use. */
const LOOK_EVERY = 500;

const folder = () => path.join(mediaDirectory(), "sizes");
const fileOf = (mediaId: string, width: MediaWidth) => path.join(folder(), `${mediaId}-${width}.webp`);
const COPY = /^([0-9a-f-]{36})-\d+\.webp$/;

const making = new Map<string, Promise<Buffer>>();
let made = 0;

/**
 * A stored picture at a width, resized on first request and cached on disk beside the originals. Parallel requests
 * share one resize. If the disk is full, each request resizes again.
 */
export async function sizeOf(mediaId: string, width: MediaWidth, original: () => Promise<Buffer>): Promise<Buffer> {
  const file = fileOf(mediaId, width);
  const kept = await readFile(file).catch(() => null);
  countCache("sizes", kept !== null);
  if (kept) return kept;
  const inHand = making.get(file);
  if (inHand) return inHand;
  const work = make(file, width, original).finally(() => making.delete(file));
  making.set(file, work);
  return work;
}

async function make(file: string, width: MediaWidth, original: () => Promise<Buffer>): Promise<Buffer> {
  const scaled = await scaleImage(await original(), width);
  try {
    await mkdir(folder(), { recursive: true });
    await writeWhole(path.join(folder(), `${randomUUID()}.tmp`), file, scaled);
    made += 1;
    if (made % LOOK_EVERY === 0) await pruneSizes();
  } catch (error) {
    logger.warn({ error }, "a scaled picture could not be kept");
  }
  return scaled;
}

const names = () => readdir(folder()).catch(() => []);

/** The media whose scaled copies are kept here. */
export async function mediaWithSizes(): Promise<string[]> {
  const ids = (await names()).map((name) => COPY.exec(name)?.[1]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

export async function removeSizes(mediaIds: readonly string[]): Promise<void> {
  for (const mediaId of mediaIds) {
    for (const width of MEDIA_WIDTHS) await unlink(fileOf(mediaId, width)).catch(() => {});
  }
}

const HOUR = 3_600_000;

/** Removes the copies made longest ago until the rest fit, and what a crash left half-written. */
export async function pruneSizes(room = ROOM, now = Date.now()): Promise<void> {
  const copies: { file: string; bytes: number; madeAt: number }[] = [];
  for (const name of await names()) {
    const file = path.join(folder(), name);
    const found = await stat(file).catch(() => null);
    if (!found) continue;
    if (COPY.test(name)) copies.push({ file, bytes: found.size, madeAt: found.mtimeMs });
    else if (found.mtimeMs < now - HOUR) await unlink(file).catch(() => {});
  }
  let taken = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of copies.sort((a, b) => a.madeAt - b.madeAt)) {
    if (taken <= room) return;
    await unlink(file).catch(() => {});
    taken -= bytes;
  }
}
