import "server-only";
import { v7 as uuidv7 } from "uuid";
import { deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { row, rows, sql, type Tx } from "@/lib/core/server/db";
import { isDatabaseAway } from "@/lib/core/server/db-errors";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, isAnswered, once } from "@/lib/core/server/idempotency";
import { type PreparedImage, prepareImage } from "@/lib/core/server/images";
import { logger } from "@/lib/core/server/logger";
import { mediaStore, sizeStore } from "@/lib/core/server/media-store";
import type { MediaWidth } from "@/lib/core/shared/media";
import { paths } from "@/lib/core/shared/paths";
import type { MediaPurpose } from "@/prisma/generated/client";
import { QUOTA_BYTES, QUOTA_PHOTOS } from "./rules";

/** A stored picture as the photo it will be part of names it. */
export type Media = { id: string; photoUrl: string; width: number; height: number; placeholder: string };

type StoredImage = PreparedImage & { id: string; storageKey: string };

/** Uploads in progress by idempotency key, so that a double tap waits for the first instead of doing its work again. */
const inHand = new Map<string, Promise<unknown>>();

async function afterTheFirst<T>(clientKey: ClientKey | undefined, act: () => Promise<T>): Promise<T> {
  if (!clientKey) return act();
  const name = `${clientKey.userId} ${clientKey.key}`;
  const turn = (inHand.get(name) ?? Promise.resolve()).then(act, act);
  inHand.set(name, turn);
  try {
    return await turn;
  } finally {
    if (inHand.get(name) === turn) inHand.delete(name);
  }
}

const replay = async () => {
  throw new AppError("conflict", { message: "That request is still being answered" });
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
      // If the connection was lost, the transaction may have been committed: the sweeper checks a day later.
      if (!isDatabaseAway(error)) await discard(storageKey);
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
  const { id, extension, width, height, placeholder, sha256, storageKey } = image;
  const data = {
    id,
    userId,
    purpose,
    extension,
    width,
    height,
    placeholder,
    sha256,
    storageKey,
    bytes: image.bytes.length,
  };
  await tx.media.create({ data });
  return { id, photoUrl: paths.media(id, extension), width, height, placeholder };
}

async function refuseAboveQuota(userId: string, more: number, tx?: Tx): Promise<void> {
  const query = sql`select count(*)::int as photos, coalesce(sum(bytes), 0)::float8 as bytes from media where "userId" = ${userId}::uuid`;
  type Taken = { photos: number; bytes: number };
  const taken = tx ? (await tx.$queryRaw<Taken[]>(query))[0] : await row<Taken>(query);
  if (taken && (taken.photos >= QUOTA_PHOTOS || taken.bytes + more > QUOTA_BYTES)) {
    throw new AppError("conflict", { message: "You have used all the space for photos. Delete some to add new ones" });
  }
}

async function discard(storageKey: string): Promise<void> {
  await mediaStore()
    .remove([storageKey])
    .catch((error: unknown) => logger.warn({ error }, "an unused picture is left to the sweeper"));
}

/**
 * Records the key a copy of this width is stored under, and answers the one it was stored under before. False when the picture was
 * deleted: then the copy belongs to nothing.
 */
export async function noteSize(mediaId: string, width: MediaWidth, storageKey: string): Promise<string | null | false> {
  const noted = await row<{ before: string | null }>(sql`
    with held as (select id, "sizeKeys" ->> ${String(width)} as before from media where id = ${mediaId}::uuid for no key update)
    update media m set "sizeKeys" = m."sizeKeys" || jsonb_build_object(${String(width)}::text, ${storageKey}::text)
    from held where m.id = held.id
    returning held.before`);
  return noted ? noted.before : false;
}

type Removal = { storageKey: string; sizeKeys: string[]; mediaId: string };

async function removeBytes(removals: readonly Removal[]): Promise<void> {
  await mediaStore().remove(removals.map(({ storageKey }) => storageKey));
  await sizeStore().remove(removals.flatMap(({ sizeKeys }) => sizeKeys));
}

/**
 * Removes files one by one after removing them together failed, and answers which the store refuses. If even the last
 * one fails, the store is down and the error is thrown.
 */
async function refusedOf(removals: readonly Removal[], failure: unknown): Promise<string[]> {
  const last = removals.at(-1);
  if (removals.length < 2 || !last) throw failure;
  await removeBytes([last]);
  const refused: string[] = [];
  for (const removal of removals) {
    await removeBytes([removal]).catch((error: unknown) => {
      logger.warn({ error, mediaId: removal.mediaId }, "a deleted picture is still there");
      refused.push(removal.storageKey);
    });
  }
  return refused;
}

type Removing = {
  /** These alone: a request that deleted them should not wait for what others deleted. */
  mediaIds?: readonly string[];
  deadline?: number;
};

/**
 * Deletes files and resized copies of media whose rows are gone, oldest first, until `deadline`. What fails is found again by the next run. Single files the
 * store refuses are tried again an hour later and do not block others.
 */
export async function removeDeletedMedia({ mediaIds, deadline = deadlineIn(RUN_MS) }: Removing = {}): Promise<number> {
  let removed = 0;
  await inBatches(deadline, async () => {
    const gone = await rows<Removal>(sql`
      select "storageKey", "sizeKeys", "mediaId" from media_removals
      where "removedAt" <= now() ${mediaIds ? sql`and "mediaId" = any(${mediaIds}::uuid[])` : sql``}
      order by "removedAt" limit 100`);
    if (gone.length === 0) return 0;
    const refused = await removeBytes(gone).then(
      (): string[] => [],
      (failure: unknown) => refusedOf(gone, failure),
    );
    const keys = gone.map(({ storageKey }) => storageKey).filter((key) => !refused.includes(key));
    await rows(sql`delete from media_removals where "storageKey" = any(${keys}::text[])`);
    await rows(sql`
      update media_removals set "removedAt" = now() + interval '1 hour' where "storageKey" = any(${refused}::text[])`);
    removed += keys.length;
    return gone.length;
  });
  return removed;
}
