import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { getOwnAlbum, requireAlbum } from "./queries";
import type { Album, DecideAlbum } from "./schema";

/**
 * Shares a day album, makes it private again, hides it, or restores it. These decisions are all that is stored of an
 * album.
 */
export async function decideAlbum(
  userId: string,
  day: string,
  { audience, isHidden }: DecideAlbum,
  now: Date = systemClock(),
): Promise<Album> {
  await transaction(async (tx) => {
    await requireAlbum(userId, day, now, readInTransaction(tx));
    await tx.$executeRaw(sql`
      insert into albums as a (id, "userId", day, audience, "isHidden")
      values (${uuid()}::uuid, ${userId}::uuid, ${day}::date, ${audience ?? "only_me"}::"Audience", ${isHidden ?? false}::boolean)
      on conflict ("userId", day) do update set
        audience = coalesce(${audience ?? null}::"Audience", a.audience), "isHidden" = coalesce(${isHidden ?? null}::boolean, a."isHidden")`);
  });
  return getOwnAlbum(userId, day, now);
}
