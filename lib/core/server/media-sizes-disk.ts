import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { mediaOfSize, SIZES, type SizeStore, sizeKey } from "./media-store-contract";
import { ignoreMissing, writeAtomically } from "./media-store-disk";

/** Disk quota of the copies. */
const DISK_QUOTA_BYTES = 512 * 1024 * 1024;
/** Copies created by this process between two checks of their disk usage. */
const PRUNE_EVERY = 500;
const HOUR = 3_600_000;

/** Resized copies on this machine's disk, within a quota. */
export function createDiskSizes(mediaFolder: string, room = DISK_QUOTA_BYTES): Required<SizeStore> {
  const folder = path.join(mediaFolder, SIZES);
  let made = 0;

  /** undefined if it isn't a key of a copy here. */
  const fileOf = (storageKey: string) => {
    const name = storageKey.slice(`${SIZES}/`.length);
    return storageKey === `${SIZES}/${name}` && mediaOfSize(name) ? path.join(folder, name) : undefined;
  };
  const names = async () => (await ignoreMissing(readdir(folder))) ?? [];

  /** Removes the oldest copies until the rest fit, and half-written files left by a crash. */
  async function prune(): Promise<void> {
    const copies: { file: string; bytes: number; madeAt: number }[] = [];
    for (const name of await names()) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (!found) continue;
      if (mediaOfSize(name)) copies.push({ file, bytes: found.size, madeAt: found.mtimeMs });
      else if (found.mtimeMs < Date.now() - HOUR) await unlink(file).catch(() => {});
    }
    let taken = copies.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, bytes } of copies.sort((a, b) => a.madeAt - b.madeAt)) {
      if (taken <= room) return;
      await unlink(file).catch(() => {});
      taken -= bytes;
    }
  }

  return {
    async write(mediaId, width, bytes) {
      await mkdir(folder, { recursive: true });
      const storageKey = sizeKey(mediaId, width);
      await writeAtomically(path.join(folder, `${randomUUID()}.tmp`), path.join(mediaFolder, storageKey), bytes);
      made += 1;
      if (made % PRUNE_EVERY === 0) await prune();
      return storageKey;
    },

    async read(storageKey) {
      const file = fileOf(storageKey);
      return file ? readFile(file).catch(() => null) : null;
    },

    async remove(storageKeys) {
      for (const file of storageKeys.map(fileOf)) if (file) await ignoreMissing(unlink(file));
    },

    async *list() {
      for (const name of await names()) {
        const mediaId = mediaOfSize(name);
        const found = mediaId ? await ignoreMissing(stat(path.join(folder, name))) : undefined;
        if (mediaId && found) yield { mediaId, storageKey: `${SIZES}/${name}`, modifiedAt: found.mtime };
      }
    },

    prune,
  };
}
