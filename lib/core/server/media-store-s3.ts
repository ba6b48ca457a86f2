import "server-only";
import { openBucket, signedWithItsBytes } from "./bucket.mjs";
import { AppError } from "./errors";
import { fileKey, type MediaStore, type StoredFile } from "./media-store-contract";

/** Whoever waits has little patience; jobs try again by themselves. */
const PATIENCE_MS = 15_000;
const REMOVED_AT_ONCE = 8;

const away = (cause: unknown) =>
  new AppError("unavailable", { message: "Photos cannot be stored right now. Please try again", cause });

/**
 * Files in a bucket under the disk's own keys. The bucket stays private: the media route reads it after it has checked who asks.
 */
export function createS3Store(address: string): MediaStore {
  const bucket = openBucket(address, PATIENCE_MS);

  const send: typeof bucket.send = (...request) =>
    bucket.send(...request).catch((cause: unknown) => {
      throw away(cause);
    });

  return {
    async write(mediaId, extension, bytes) {
      const storageKey = fileKey(mediaId, extension);
      const body = new Uint8Array(bytes);
      const headers = { "content-type": `image/${extension}`, ...signedWithItsBytes(body) };
      await send(`/${storageKey}`, [200], { method: "PUT", headers, body });
      return storageKey;
    },

    async read(storageKey) {
      const { status, body } = await send(`/${storageKey}`, [200, 404]);
      return status === 404 ? null : body;
    },

    async remove(storageKeys) {
      const left = [...storageKeys];
      const remover = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop())
          await send(`/${key}`, [200, 204, 404], { method: "DELETE" });
      };
      await Promise.all(Array.from({ length: REMOVED_AT_ONCE }, remover));
    },

    async *list(): AsyncGenerator<StoredFile> {
      try {
        for await (const { key, ...file } of bucket.list()) yield { storageKey: key, ...file };
      } catch (error) {
        throw away(error);
      }
    },

    // An object is there when all of it is.
    removeLeftovers: async () => 0,
  };
}
