import "server-only";

export type StoredFile = { storageKey: string; bytes: number; modifiedAt: Date };

/** Where a disk or a bucket keeps a file: `<last two digits of the id>/<id>.<extension>`. */
export const fileKey = (mediaId: string, extension: string) => `${mediaId.slice(-2)}/${mediaId}.${extension}`;

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
