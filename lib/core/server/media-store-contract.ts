import "server-only";
import { MEDIA_WIDTHS, type MediaWidth, STORED_SIDE } from "@/lib/core/shared/media";

export type StoredFile = { storageKey: string; bytes: number; modifiedAt: Date };

/** Where a disk or a bucket keeps a file: `<last two digits of the id>/<id>.<extension>`. */
export const fileKey = (mediaId: string, extension: string) => `${mediaId.slice(-2)}/${mediaId}.${extension}`;

/** Where a disk or a bucket keeps the smaller copies, apart from what only it holds: each can be made again. */
export const SIZES = "sizes";
export const sizeName = (mediaId: string, width: MediaWidth) => `${mediaId}-${width}.webp`;
/** A picture as wide as it is stored is no copy. */
export const KEPT_WIDTHS = MEDIA_WIDTHS.filter((width) => width < STORED_SIDE);
/** The picture a copy was made of, by the copy's name. */
export const mediaOfSize = (name: string): string | undefined => /^([0-9a-f-]{36})-\d+\.webp$/.exec(name)?.[1];

/** Storage of smaller copies, each under its picture's id and its width. */
export type SizeStore = {
  write(mediaId: string, width: MediaWidth, bytes: Buffer): Promise<void>;
  /** null when there is no such copy. */
  read(mediaId: string, width: MediaWidth): Promise<Buffer | null>;
  /** All copies of these pictures. */
  remove(mediaIds: readonly string[]): Promise<void>;
  /** The picture of each copy. */
  list(): AsyncIterable<string>;
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
