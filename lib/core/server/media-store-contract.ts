import "server-only";
import type { MediaWidth } from "@/lib/core/shared/media";

export type StoredFile = { storageKey: string; bytes: number; modifiedAt: Date };

/** Where a disk or a bucket keeps a file: `<last two digits of the id>/<id>.<extension>`. */
export const fileKey = (mediaId: string, extension: string) => `${mediaId.slice(-2)}/${mediaId}.${extension}`;

/** Where a disk or a bucket keeps the smaller copies, apart from what only it holds: each can be made again. */
export const SIZES = "sizes";
export const sizeName = (mediaId: string, width: MediaWidth) => `${mediaId}-${width}.webp`;
/** The key of a copy where keys are ours to make. */
export const sizeKey = (mediaId: string, width: MediaWidth) => `${SIZES}/${sizeName(mediaId, width)}`;
/** The picture a copy was made of, by the copy's name. */
export const mediaOfSize = (name: string): string | undefined => /^([0-9a-f-]{36})-\d+\.webp$/.exec(name)?.[1];
type StoredSize = { mediaId: string; storageKey: string; modifiedAt: Date };

/** Storage of smaller copies. A key another store made leads to no copy here. */
export type SizeStore = {
  /** Answers with the key the copy is found by. */
  write(mediaId: string, width: MediaWidth, bytes: Buffer): Promise<string>;
  /** null when there is no such copy. */
  read(storageKey: string): Promise<Buffer | null>;
  /** Keys without a copy are ignored. */
  remove(storageKeys: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredSize>;
  /** Makes room where it is scarce. */
  prune(): Promise<void>;
};

/** Storage of image files. Ownership and visibility are in the database. */
export type MediaStore = {
  /** Keeps the bytes for good before it answers with the key they are found by. */
  write(mediaId: string, extension: string, bytes: Buffer): Promise<string>;
  /** null when there is no such file. */
  read(storageKey: string): Promise<Buffer | null>;
  /** Keys without a file are ignored. */
  remove(storageKeys: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Half-written files from before `before`; answers how many went. */
  removeLeftovers(before: Date): Promise<number>;
};
