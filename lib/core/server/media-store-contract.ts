import "server-only";
import type { MediaWidth } from "@/lib/core/shared/media";
import { AppError } from "./errors";

export type StoredFile = { storageKey: string; bytes: number; modifiedAt: Date };

/** A file's key on a disk or in a bucket: `<last two digits of the id>/<id>.<extension>`. */
export const fileKey = (mediaId: string, extension: string) => `${mediaId.slice(-2)}/${mediaId}.${extension}`;

/** Where a disk or a bucket stores resized copies, separate from the originals because they can be recreated. */
export const SIZES = "sizes";
export const sizeName = (mediaId: string, width: MediaWidth) => `${mediaId}-${width}.webp`;
/** The key of a copy in stores where we choose keys. */
export const sizeKey = (mediaId: string, width: MediaWidth) => `${SIZES}/${sizeName(mediaId, width)}`;
/** The picture of a copy, from the copy's name. */
export const mediaOfSize = (name: string): string | undefined => /^([0-9a-f-]{36})-\d+\.webp$/.exec(name)?.[1];
type StoredSize = { mediaId: string; storageKey: string; modifiedAt: Date };

type Files = {
  /** null if there is no such file. */
  read(storageKey: string): Promise<Buffer | null>;
  /** Keys without a file are ignored. */
  remove(storageKeys: readonly string[]): Promise<void>;
};

/** Storage of resized copies. Keys of other stores match nothing here. */
export type SizeStore = Files & {
  /** Returns the key of the copy. */
  write(mediaId: string, width: MediaWidth, bytes: Buffer): Promise<string>;
  list(): AsyncIterable<StoredSize>;
  /** Frees space, where it is limited. */
  prune?(): Promise<void>;
};

/** Storage of image files. Ownership and visibility are in the database. */
export type MediaStore = Files & {
  /** Stores the bytes durably before it returns their key. */
  write(mediaId: string, extension: string, bytes: Buffer): Promise<string>;
  list(): AsyncIterable<StoredFile>;
  /** Removes half-written files from before `before`, where there can be any; returns how many. */
  removeLeftovers?(before: Date): Promise<number>;
};

/** The error when another service's storage can't be used. */
export const storageUnavailable = (cause: unknown) =>
  new AppError("unavailable", { message: "We can't store photos right now. Please try again", cause });

/** The pictures of one place, and their resized copies. */
export type Stores = { originals: MediaStore; sizes: SizeStore };
