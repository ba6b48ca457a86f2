import "server-only";
import path from "node:path";
import { keysOf } from "@/lib/core/shared/keys";
import { env } from "./env";
import { createDiskSizes } from "./media-sizes-disk";
import type { MediaStore, SizeStore, Stores } from "./media-store-contract";
import { createDiskStore } from "./media-store-disk";
import { createS3Stores } from "./media-store-s3";
import { createUploadThingStores } from "./media-store-uploadthing";

/** The directory of all image files on this machine. */
export const mediaDirectory = () => path.resolve(env.DATA_DIR, "media");

/** The possible stores and how to open them; null if not configured. */
const STORES = {
  uploadthing: () => (env.UPLOADTHING_TOKEN ? createUploadThingStores(env.UPLOADTHING_TOKEN) : null),
  s3: () => (env.MEDIA_S3_URL ? createS3Stores(env.MEDIA_S3_URL) : null),
  disk: () => ({ originals: createDiskStore(mediaDirectory()), sizes: createDiskSizes(mediaDirectory()) }),
};
export const STORE_NAMES = keysOf(STORES);
type StoreName = keyof typeof STORES;
export const openStore = (name: StoreName): MediaStore | null => STORES[name]()?.originals ?? null;

/** UploadThing or a bucket if configured, otherwise the disk. */
export const storeName = (): StoreName => (env.UPLOADTHING_TOKEN ? "uploadthing" : env.MEDIA_S3_URL ? "s3" : "disk");

let stores: Stores | undefined;

/** The configured stores. There is no fallback, because files written elsewhere would be lost. */
function inUse(): Stores {
  const opened = stores ?? STORES[storeName()]();
  if (!opened) throw new Error(`No implementation for the ${storeName()} store`);
  stores = opened;
  return opened;
}

export const mediaStore = (): MediaStore => inUse().originals;
/** Resized copies are stored where the pictures are. */
export const sizeStore = (): SizeStore => inUse().sizes;
