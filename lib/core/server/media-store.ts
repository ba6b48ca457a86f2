import "server-only";
import path from "node:path";
import { env } from "./env";
import { createDiskSizes } from "./media-sizes-disk";
import type { MediaStore, SizeStore } from "./media-store-contract";
import { createDiskStore } from "./media-store-disk";
import { createS3Sizes, createS3Store } from "./media-store-s3";
import { createUploadThingSizes, createUploadThingStore } from "./media-store-uploadthing";

/** The directory of all image files on this machine. */
export const mediaDirectory = () => path.resolve(env.DATA_DIR, "media");

/** The possible stores and how to open them; null if not configured. */
const STORES = {
  uploadthing: () => (env.UPLOADTHING_TOKEN ? createUploadThingStore(env.UPLOADTHING_TOKEN) : null),
  s3: () => (env.MEDIA_S3_URL ? createS3Store(env.MEDIA_S3_URL) : null),
  disk: () => createDiskStore(mediaDirectory()),
};
const SIZE_STORES = {
  uploadthing: () => (env.UPLOADTHING_TOKEN ? createUploadThingSizes(env.UPLOADTHING_TOKEN) : null),
  s3: () => (env.MEDIA_S3_URL ? createS3Sizes(env.MEDIA_S3_URL) : null),
  disk: () => createDiskSizes(mediaDirectory()),
};
export const STORE_NAMES = ["uploadthing", "s3", "disk"] as const;
type StoreName = (typeof STORE_NAMES)[number];
export const openStore = (name: StoreName): MediaStore | null => STORES[name]();

/** UploadThing or a bucket if configured, otherwise the disk. */
export const storeName = (): StoreName => (env.UPLOADTHING_TOKEN ? "uploadthing" : env.MEDIA_S3_URL ? "s3" : "disk");

/** The configured store. There is no fallback, because files written elsewhere would be lost. */
function inUse<Opened>(stores: Record<StoreName, () => Opened | null>): Opened {
  const name = storeName();
  const opened = stores[name]();
  if (!opened) throw new Error(`No implementation for the ${name} store`);
  return opened;
}

let store: MediaStore | undefined;

export function mediaStore(): MediaStore {
  store ??= inUse(STORES);
  return store;
}

let sizes: SizeStore | undefined;

/** Resized copies are stored where the pictures are. */
export function sizeStore(): SizeStore {
  sizes ??= inUse(SIZE_STORES);
  return sizes;
}
