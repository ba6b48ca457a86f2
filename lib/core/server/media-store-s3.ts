import "server-only";
import { openBucket, signedPayload } from "./bucket.mjs";
import {
  fileKey,
  type MediaStore,
  mediaOfSize,
  SIZES,
  type SizeStore,
  type StoredFile,
  type Stores,
  sizeKey,
  storageUnavailable,
} from "./media-store-contract";

/** Short, because a request waits for it; jobs have their own retries. */
const TIMEOUT_MS = 15_000;
const REMOVED_AT_ONCE = 8;

/** A bucket's files by key. */
function openFiles(address: string) {
  const bucket = openBucket(address, TIMEOUT_MS);

  const send: typeof bucket.send = (...request) =>
    bucket.send(...request).catch((cause: unknown) => {
      throw storageUnavailable(cause);
    });

  return {
    async write(key: string, type: string, bytes: Buffer): Promise<string> {
      const body = new Uint8Array(bytes);
      const headers = { "content-type": type, ...signedPayload(body) };
      await send(`/${key}`, [200], { method: "PUT", headers, body });
      return key;
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
        throw storageUnavailable(error);
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
    write: (mediaId, extension, bytes) => files.write(fileKey(mediaId, extension), `image/${extension}`, bytes),
    read: files.read,
    remove: files.remove,

    async *list(): AsyncGenerator<StoredFile> {
      for await (const { key, ...file } of files.list()) {
        if (key.startsWith(`${SIZES}/`)) return; // Keys are sorted, so all originals come first.
        yield { storageKey: key, ...file };
      }
    },
  };
  const sizes: SizeStore = {
    write: (mediaId, width, bytes) => files.write(sizeKey(mediaId, width), "image/webp", bytes),
    read: files.read,
    remove: files.remove,

    async *list() {
      for await (const { key, modifiedAt } of files.list(`${SIZES}/`)) {
        const mediaId = mediaOfSize(key.slice(`${SIZES}/`.length));
        if (mediaId) yield { mediaId, storageKey: key, modifiedAt };
      }
    },
  };
  return { originals, sizes };
}
