import "server-only";
import { v7 as uuidv7 } from "uuid";
import { deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { row, rows, sql, type Tx } from "@/lib/core/server/db";
import { isDatabaseUnavailable } from "@/lib/core/server/db-errors";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, isAnswered, once } from "@/lib/core/server/idempotency";
import { type PreparedImage, prepareImage } from "@/lib/core/server/images";
import { logger } from "@/lib/core/server/logger";
import { mediaStore, sizeStore } from "@/lib/core/server/media-store";
import type { MediaWidth } from "@/lib/core/shared/media";
import { paths } from "@/lib/core/shared/paths";
import type { MediaPurpose } from "@/prisma/generated/client";
import { QUOTA_BYTES, QUOTA_PHOTOS } from "./rules";

/** A stored picture, in the form photos refer to it. */
export type Media = { id: string; photoUrl: string; width: number; height: number; placeholder: string };

type StoredImage = PreparedImage & { id: string; storageKey: string };

/** Uploads in progress by idempotency key, so that a double tap waits for the first upload instead of repeating it. */
const uploadsInProgress = new Map<string, Promise<unknown>>();

async function afterTheFirst<T>(clientKey: ClientKey | undefined, task: () => Promise<T>): Promise<T> {
  if (!clientKey) return task();
  const name = `${clientKey.userId} ${clientKey.key}`;
  const turn = (uploadsInProgress.get(name) ?? Promise.resolve()).then(task, task);
  uploadsInProgress.set(name, turn);
  try {
    return await turn;
  } finally {
    if (uploadsInProgress.get(name) === turn) uploadsInProgress.delete(name);
  }
}

const replay = async () => {
  throw new AppError("conflict", { message: "That request is still in progress" });
};

type Plan = { userId: string; purpose: MediaPurpose; clientKey: ClientKey | undefined };

/**
 * Stores one uploaded image and runs `write` with its row in the same transaction: the file is complete on disk before
 * the row exists, and is deleted when the transaction fails. The response is stored once per idempotency key.
 */
export function withStoredImage<T>(
  { userId, purpose, clientKey }: Plan,
  bytes: Uint8Array,
  write: (tx: Tx, media: Media) => Promise<T>,
): Promise<T> {
  return afterTheFirst(clientKey, async () => {
    if (clientKey && (await isAnswered(clientKey))) return once<T>(clientKey, replay);
    await refuseAboveQuota(userId, 0);
    const image = await prepareImage(bytes);
    const id = uuidv7();
    const storageKey = await mediaStore().write(id, image.extension, image.bytes);
    try {
      const answer = await once(clientKey, async (tx) =>
        write(tx, await insert(tx, { userId, purpose }, { ...image, id, storageKey })),
      );
      if (clientKey?.replayed) await discard(storageKey);
      return answer;
    } catch (error) {
      // If the connection was lost, the transaction may have been committed, so the sweeper checks a day later.
      if (!isDatabaseUnavailable(error)) await discard(storageKey);
      throw error;
    }
  });
}

async function insert(
  tx: Tx,
  { userId, purpose }: Pick<Plan, "userId" | "purpose">,
  image: StoredImage,
): Promise<Media> {
  // The lock makes parallel uploads of one account count each other.
  const [owner] = await tx.$queryRaw<{ id: string }[]>(
    sql`select id from users where id = ${userId}::uuid for no key update`,
  );
  if (!owner) throw new AppError("unauthorized");
  await refuseAboveQuota(userId, image.bytes.length, tx);
  await tx.media.create({ data: { ...image, bytes: image.bytes.length, userId, purpose } });
  const { id, extension, width, height, placeholder } = image;
  return { id, photoUrl: paths.media(id, extension), width, height, placeholder };
}

async function refuseAboveQuota(userId: string, more: number, tx?: Tx): Promise<void> {
  const query = sql`select count(*)::int as photos, coalesce(sum(bytes), 0)::float8 as bytes from media where "userId" = ${userId}::uuid`;
  type Taken = { photos: number; bytes: number };
  const taken = tx ? (await tx.$queryRaw<Taken[]>(query))[0] : await row<Taken>(query);
  if (taken && (taken.photos >= QUOTA_PHOTOS || taken.bytes + more > QUOTA_BYTES)) {
    throw new AppError("conflict", { message: "Your photo storage is full. Delete some photos to add new ones" });
  }
}

async function discard(storageKey: string): Promise<void> {
  await mediaStore()
    .remove([storageKey])
    .catch((error: unknown) => logger.warn({ error }, "unused photo left for the cleanup job"));
}

/**
 * Stores the key of a resized copy and returns its previous key. False if the picture was deleted, so that nothing
 * refers to the copy.
 */
export async function noteSize(mediaId: string, width: MediaWidth, storageKey: string): Promise<string | null | false> {
  const noted = await row<{ before: string | null }>(sql`
    with held as (select id, "variantKeys" ->> ${String(width)} as before from media where id = ${mediaId}::uuid for no key update)
    update media m set "variantKeys" = m."variantKeys" || jsonb_build_object(${String(width)}::text, ${storageKey}::text)
    from held where m.id = held.id
    returning held.before`);
  return noted ? noted.before : false;
}

type Removal = { storageKey: string; variantKeys: string[]; mediaId: string };

async function removeBytes(pendingDeletions: readonly Removal[]): Promise<void> {
  await mediaStore().remove(pendingDeletions.map(({ storageKey }) => storageKey));
  await sizeStore().remove(pendingDeletions.flatMap(({ variantKeys }) => variantKeys));
}

/**
 * Removes files one by one after removing them together failed, and returns the ones the store refuses. If even the
 * last one fails, the store is down and the error is thrown.
 */
async function refusedOf(pendingDeletions: readonly Removal[], failure: unknown): Promise<string[]> {
  const last = pendingDeletions.at(-1);
  if (pendingDeletions.length < 2 || !last) throw failure;
  await removeBytes([last]);
  const refused: string[] = [];
  for (const removal of pendingDeletions) {
    await removeBytes([removal]).catch((error: unknown) => {
      logger.warn({ error, mediaId: removal.mediaId }, "could not delete a photo file");
      refused.push(removal.storageKey);
    });
  }
  return refused;
}

type Removing = {
  /** Limits the deletion to these, so that a request doesn't wait for other people's deletions. */
  mediaIds?: readonly string[];
  deadline?: number;
};

/**
 * Deletes files and resized copies of media whose rows are gone, oldest first, until `deadline`. Failed ones are
 * retried by the next run. Single files the store refuses are retried an hour later and don't block others.
 */
export async function removeDeletedMedia({ mediaIds, deadline = deadlineIn(RUN_MS) }: Removing = {}): Promise<number> {
  let removed = 0;
  await inBatches(deadline, async () => {
    const gone = await rows<Removal>(sql`
      select "storageKey", "variantKeys", "mediaId" from pending_media_deletions
      where "deleteAfter" <= now() ${mediaIds ? sql`and "mediaId" = any(${mediaIds}::uuid[])` : sql``}
      order by "deleteAfter" limit 100`);
    if (gone.length === 0) return 0;
    const refused = await removeBytes(gone).then(
      (): string[] => [],
      (failure: unknown) => refusedOf(gone, failure),
    );
    const keys = gone.map(({ storageKey }) => storageKey).filter((key) => !refused.includes(key));
    await rows(sql`delete from pending_media_deletions where "storageKey" = any(${keys}::text[])`);
    await rows(sql`
      update pending_media_deletions set "deleteAfter" = now() + interval '1 hour' where "storageKey" = any(${refused}::text[])`);
    removed += keys.length;
    return gone.length;
  });
  return removed;
}
