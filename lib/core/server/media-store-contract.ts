import "server-only";

export type StoredFile = { storageKey: string; bytes: number; modifiedAt: Date };

/** Where the bytes of pictures are kept. Which file is whose, and who may see it, is the database's. */
export type MediaStore = {
  /** Keeps the bytes for good before it answers with the key they are found by. */
  write(mediaId: string, extension: string, bytes: Buffer): Promise<string>;
  /** null when there is no such file. */
  read(storageKey: string): Promise<Buffer | null>;
  /** What is not there needs no removal. */
  remove(storageKeys: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Half-written files from before `before`; answers how many went. */
  removeLeftovers(before: Date): Promise<number>;
};
