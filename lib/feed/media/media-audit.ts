import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { BEFORE_ALL_IDS } from "@/lib/core/server/batches";
import { rows, sql } from "@/lib/core/server/db";
import { sha256Of } from "@/lib/core/server/images";
import { mediaStore } from "@/lib/core/server/media-store";
import type { MediaStore, StoredFile } from "@/lib/core/server/media-store-contract";

const BATCH = 500;

export async function* batchesOf<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function withoutRow(files: readonly StoredFile[]): Promise<StoredFile[]> {
  const keys = files.map(({ storageKey }) => storageKey);
  const known = await rows<{ storageKey: string }>(
    sql`select "storageKey" from media where "storageKey" = any(${keys}::text[])
      union all select "storageKey" from pending_media_deletions where "storageKey" = any(${keys}::text[])`,
  );
  const recordedKeys = new Set(known.map(({ storageKey }) => storageKey));
  return files.filter(({ storageKey }) => !recordedKeys.has(storageKey));
}

/** Stored files without a row, in batches; with `before`, only those written before it. */
export async function* orphans(before?: Date): AsyncGenerator<StoredFile[]> {
  for await (const files of batchesOf(mediaStore().list())) {
    const old = before ? files.filter(({ modifiedAt }) => modifiedAt < before) : files;
    if (old.length > 0) yield await withoutRow(old);
  }
}

export type MediaAudit = { files: number; rows: number; orphan: string[]; missing: string[]; mismatch: string[] };

type Expected = { id: string; extension: string; storageKey: string; bytes: number; sha256: string };

/** Every row, by id. */
async function* expectedMedia(): AsyncGenerator<Expected[]> {
  let after: string = BEFORE_ALL_IDS;
  for (;;) {
    const batch = await rows<Expected>(
      sql`select id, extension, "storageKey", bytes, sha256 from media where id > ${after}::uuid order by id limit ${BATCH}`,
    );
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = last.id;
  }
}

/**
 * Compares stored files with the database: files without a row, rows without a file, and files with different content.
 * An upload in progress has its file before its row, so apparent orphans are checked again after `settle`.
 */
export async function auditMedia(settle = 6000): Promise<MediaAudit> {
  const audit: MediaAudit = { files: 0, rows: 0, orphan: [], missing: [], mismatch: [] };
  const suspects: StoredFile[] = [];
  for await (const files of batchesOf(mediaStore().list())) {
    audit.files += files.length;
    suspects.push(...(await withoutRow(files)));
  }
  for await (const batch of expectedMedia()) {
    audit.rows += batch.length;
    for (const { storageKey, bytes, sha256 } of batch) {
      const found = await mediaStore().read(storageKey);
      if (!found) audit.missing.push(storageKey);
      else if (found.length !== bytes || sha256Of(found) !== sha256) audit.mismatch.push(storageKey);
    }
  }
  if (suspects.length > 0) await sleep(settle);
  audit.orphan = (await withoutRow(suspects)).map(({ storageKey }) => storageKey);
  return audit;
}

export type Moved = { copied: number; there: number; missing: string[]; damaged: string[] };

/**
 * Copies every picture in the database from one store to another, reads each back, and only then stores its new key. A
 * rerun continues where it was interrupted. Copied files stay in the old store.
 */
export async function moveMedia(from: MediaStore, to: MediaStore): Promise<Moved> {
  const there = new Map<string, number>();
  for await (const { storageKey, bytes } of to.list()) there.set(storageKey, bytes);
  const moved: Moved = { copied: 0, there: 0, missing: [], damaged: [] };
  for await (const batch of expectedMedia()) {
    for (const { id, extension, storageKey, bytes, sha256 } of batch) {
      if (there.get(storageKey) === bytes) {
        moved.there += 1;
        continue;
      }
      const found = await from.read(storageKey);
      if (!found) moved.missing.push(storageKey);
      else if (sha256Of(found) !== sha256) moved.damaged.push(storageKey);
      else {
        const key = await to.write(id, extension, found);
        const copied = await to.read(key);
        if (!copied || sha256Of(copied) !== sha256) throw new Error(`${key} doesn't match after copying`);
        await rows(sql`update media set "storageKey" = ${key}, "variantKeys" = '{}' where id = ${id}::uuid`);
        moved.copied += 1;
      }
    }
  }
  return moved;
}
