import "server-only";
import { UTApi, UTFile } from "uploadthing/server";
import {
  type MediaStore,
  mediaOfSize,
  type SizeStore,
  type StoredFile,
  type Stores,
  sizeName,
  storageUnavailable,
} from "./media-store-contract";

const TIMEOUT_MS = 15_000;
const LIST_SIZE = 500;
const DELETE_SIZE = 100;

/** Only to the hosts in the token, without redirects, and with a time limit. */
const fetchWithTimeout = ((input: RequestInfo | URL, init?: RequestInit) => {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  return fetch(input, { ...init, signal, redirect: "error", cache: "no-store" });
}) satisfies typeof fetch;

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw storageUnavailable(error);
  }
}

/**
 * Files at UploadThing, through its server API. They contain our ids only in their names: UploadThing rejects a custom
 * id that any file has or had, so an interrupted move couldn't continue.
 */
function openFiles(token: string) {
  const api = new UTApi({ token, fetch: fetchWithTimeout, logLevel: "None" });

  return {
    async write(name: string, bytes: Buffer, type: string): Promise<string> {
      const { data, error } = await answered(api.uploadFiles(new UTFile([new Uint8Array(bytes)], name, { type })));
      if (error) throw storageUnavailable(error);
      return data.key;
    },

    async read(storageKey: string): Promise<Buffer | null> {
      const { ufsUrl } = await answered(api.generateSignedURL(storageKey, { expiresIn: 60 }));
      const response = await answered(fetchWithTimeout(ufsUrl));
      if (response.status === 404) return null;
      if (!response.ok) throw storageUnavailable(new Error(`UploadThing responded with ${response.status}`));
      return Buffer.from(await answered(response.arrayBuffer()));
    },

    async remove(storageKeys: readonly string[]): Promise<void> {
      for (let at = 0; at < storageKeys.length; at += DELETE_SIZE) {
        const { success } = await answered(api.deleteFiles(storageKeys.slice(at, at + DELETE_SIZE)));
        if (!success) throw storageUnavailable(new Error("UploadThing did not delete"));
      }
    },

    async *list(): AsyncGenerator<StoredFile & { name: string }> {
      for (let offset = 0; ; offset += LIST_SIZE) {
        const { files, hasMore } = await answered(api.listFiles({ limit: LIST_SIZE, offset }));
        for (const { key, name, size, status, uploadedAt } of files) {
          if (status === "Uploaded") yield { name, storageKey: key, bytes: size, modifiedAt: new Date(uploadedAt) };
        }
        if (!hasMore) return;
      }
    },
  };
}

/**
 * Files at UploadThing. Their URLs are never exposed: the media route reads them with a short-lived signature after
 * checking access.
 */
export function createUploadThingStores(token: string): Stores {
  const files = openFiles(token);
  const originals: MediaStore = {
    write: (mediaId, extension, bytes) => files.write(`${mediaId}.${extension}`, bytes, `image/${extension}`),
    read: files.read,
    remove: files.remove,

    async *list(): AsyncGenerator<StoredFile> {
      for await (const { name, ...file } of files.list()) if (!mediaOfSize(name)) yield file;
    },
  };
  const sizes: SizeStore = {
    write: (mediaId, width, bytes) => files.write(sizeName(mediaId, width), bytes, "image/webp"),
    read: files.read,
    remove: files.remove,

    async *list() {
      for await (const { name, storageKey, modifiedAt } of files.list()) {
        const mediaId = mediaOfSize(name);
        if (mediaId) yield { mediaId, storageKey, modifiedAt };
      }
    },
  };
  return { originals, sizes };
}
