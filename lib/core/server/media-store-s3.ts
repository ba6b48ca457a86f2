import "server-only";
import { openBucket, signedPayload } from "./bucket.mjs";
import { AppError } from "./errors";
import {
  fileKey,
  type MediaStore,
  mediaOfSize,
  SIZES,
  type SizeStore,
  type StoredFile,
  type Stores,
  sizeKey,
} from "./media-store-contract";

/** Short, because a request waits for it; jobs have their own retries. */
const TIMEOUT_MS = 15_000;
const REMOVED_AT_ONCE = 8;

const away = (cause: unknown) =>
  new AppError("unavailable", { message: "We can't store photos right now. Please try again", cause });

/** A bucket's files by key. */
function openFiles(address: string) {
  const bucket = openBucket(address, TIMEOUT_MS);

  const send: typeof bucket.send = (...request) =>
    bucket.send(...request).catch((cause: unknown) => {
      throw away(cause);
    });

  return {
    async write(key: string, type: string, bytes: Buffer): Promise<void> {
      const body = new Uint8Array(bytes);
      const headers = { "content-type": type, ...signedPayload(body) };
      await send(`/${key}`, [200], { method: "PUT", headers, body });
    },

    async read(key: string): Promise<Buffer | null> {
      const { status, body } = await send(`/${key}`, [200, 404]);
      return status === 404 ? null : body;
    },

    async remove(keys: readonly string[]): Promise<void> {
      const left = [...keys];
      const remover = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop())
          await send(`/${key}`, [200, 204, 404], { method: "DELETE" });
      };
      await Promise.all(Array.from({ length: REMOVED_AT_ONCE }, remover));
    },

    async *list(prefix?: string) {
      try {
        yield* bucket.list(prefix);
      } catch (error) {
        throw away(error);
      }
    },
  };
}

/**
 * Files in a bucket under the same keys as on disk. The bucket stays private: the media route reads it after checking
 * access.
 */
export function createS3Stores(address: string): Stores {
  const files = openFiles(address);
  const originals: MediaStore = {
    async write(mediaId, extension, bytes) {
      const storageKey = fileKey(mediaId, extension);
      await files.write(storageKey, `image/${extension}`, bytes);
      return storageKey;
    },

    read: files.read,
    remove: files.remove,

    async *list(): AsyncGenerator<StoredFile> {
      for await (const { key, ...file } of files.list()) {
        if (key.startsWith(`${SIZES}/`)) return; // Keys are sorted, so all originals come first.
        yield { storageKey: key, ...file };
      }
    },

    // An object exists only when it is complete.
    removeLeftovers: async () => 0,
  };
  const sizes: SizeStore = {
    async write(mediaId, width, bytes) {
      const storageKey = sizeKey(mediaId, width);
      await files.write(storageKey, "image/webp", bytes);
      return storageKey;
    },

    read: files.read,
    remove: files.remove,

    async *list() {
      for await (const { key, modifiedAt } of files.list(`${SIZES}/`)) {
        const mediaId = mediaOfSize(key.slice(`${SIZES}/`.length));
        if (mediaId) yield { mediaId, storageKey: key, modifiedAt };
      }
    },

    // Buckets have no quota.
    prune: async () => {},
  };
  return { originals, sizes };
}
