import "server-only";
import path from "node:path";
import { env } from "./env";
import type { MediaStore } from "./media-store-contract";
import { createDiskStore } from "./media-store-disk";
import { createUploadThingStore } from "./media-store-uploadthing";

/** The directory of all image files on this machine. */
export const mediaDirectory = () => path.resolve(env.DATA_DIR, "media");

let store: MediaStore | undefined;

/** UploadThing when it is configured, else the disk. */
export function mediaStore(): MediaStore {
  store ??= env.UPLOADTHING_TOKEN ? createUploadThingStore(env.UPLOADTHING_TOKEN) : createDiskStore(mediaDirectory());
  return store;
}
