import "server-only";

export type StoredFile = { storageKey: string; bytes: number; modifiedAt: Date };

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
