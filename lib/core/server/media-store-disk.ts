import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { AppError } from "./errors";
import { fileKey, type MediaStore, type StoredFile } from "./media-store-contract";

const FOLDER_NAME = /^[0-9a-f]{2}$/;
const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z]{3,4}$/;

const isAbsence = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/** `undefined` if the file or folder doesn't exist. */
export async function ignoreMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/**
 * Writes a file completely or not at all: to a temporary name in the same file system, flushed, then renamed. The
 * folder is flushed as well, or the new name could be lost in a power failure.
 */
export async function writeAtomically(temporary: string, target: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
    const folder = await open(path.dirname(target));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  }
}

/** Files on this machine's disk, half-written ones in `tmp`. */
export function createDiskStore(folder: string): Required<MediaStore> {
  const temporaries = path.join(folder, "tmp");
  const fileOf = (storageKey: string) => {
    if (!KEY.test(storageKey)) throw new Error("not a disk storage key");
    return path.join(folder, storageKey);
  };

  return {
    async write(mediaId, extension, bytes) {
      const storageKey = fileKey(mediaId, extension);
      const target = fileOf(storageKey);
      try {
        await mkdir(temporaries, { recursive: true });
        await mkdir(path.dirname(target), { recursive: true });
        await writeAtomically(path.join(temporaries, randomUUID()), target, bytes);
      } catch (cause) {
        throw new AppError("unavailable", { message: "We couldn't store the photo. Please try again", cause });
      }
      return storageKey;
    },

    async read(storageKey) {
      return (await ignoreMissing(readFile(fileOf(storageKey)))) ?? null;
    },

    async remove(storageKeys) {
      for (const storageKey of storageKeys) await ignoreMissing(unlink(fileOf(storageKey)));
    },

    async *list(): AsyncGenerator<StoredFile> {
      const folders = ((await ignoreMissing(readdir(folder))) ?? []).filter((name) => FOLDER_NAME.test(name));
      for (const folderName of folders.sort()) {
        for (const name of (await ignoreMissing(readdir(path.join(folder, folderName)))) ?? []) {
          const found = await ignoreMissing(stat(path.join(folder, folderName, name)));
          const storageKey = `${folderName}/${name}`;
          if (found && KEY.test(storageKey)) yield { storageKey, bytes: found.size, modifiedAt: found.mtime };
        }
      }
    },

    async removeLeftovers(before) {
      let removed = 0;
      for (const name of (await ignoreMissing(readdir(temporaries))) ?? []) {
        const file = path.join(temporaries, name);
        const found = await ignoreMissing(stat(file));
        if (!found || found.mtime >= before) continue;
        await ignoreMissing(unlink(file));
        removed += 1;
      }
      return removed;
    },
  };
}
