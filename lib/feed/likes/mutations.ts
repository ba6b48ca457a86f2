import "server-only";
import { type Sql, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { notify } from "@/lib/notifications/mutations";
import type { LikeState } from "./schema";

type Liked = { type: "photo" | "post"; things: Sql; visible: Sql; likes: Sql; thingId: Sql };

const PHOTO: Liked = {
  type: "photo",
  things: sql`photos`,
  visible: sql`visible_photos`,
  likes: sql`photo_likes`,
  thingId: sql`"photoId"`,
};
const POST: Liked = {
  type: "post",
  things: sql`posts`,
  visible: sql`visible_posts`,
  likes: sql`post_likes`,
  thingId: sql`"postId"`,
};

/** Locks what is liked, so that its counter and its likes move together; 404 when this person may not see it. */
async function lock(
  tx: Tx,
  { things, visible }: Liked,
  userId: string,
  id: string,
): Promise<{ ownerId: string; isCountHidden: boolean }> {
  const [found] = await tx.$queryRaw<{ ownerId: string; isCountHidden: boolean }[]>(sql`
    select t."userId" as "ownerId", (u."hideLikeCounts" or me."hideLikeCounts") as "isCountHidden"
    from ${things} t join users u on u.id = t."userId" join users me on me.id = ${userId}::uuid
    where t.id = ${id}::uuid and exists (select 1 from ${visible}(${userId}::uuid) v where v.id = t.id)
    for no key update of t`);
  if (!found) throw new AppError("not_found");
  return found;
}

function setLike(liked: Liked, userId: string, id: string, isLiked: boolean): Promise<LikeState> {
  const { things, likes, thingId } = liked;
  const change = isLiked
    ? sql`insert into ${likes} (${thingId}, "userId") values (${id}::uuid, ${userId}::uuid) on conflict do nothing returning 1`
    : sql`delete from ${likes} where ${thingId} = ${id}::uuid and "userId" = ${userId}::uuid returning 1`;
  return transaction(async (tx) => {
    const { ownerId, isCountHidden } = await lock(tx, liked, userId, id);
    const [counted] = await tx.$queryRaw<{ likes: number; changed: number }[]>(sql`
      with changed as (${change})
      update ${things} set "likeCount" = "likeCount" + ${isLiked ? 1 : -1}::int * (select count(*)::int from changed)
      where id = ${id}::uuid returning "likeCount" as likes, (select count(*)::int from changed) as changed`);
    if (isLiked && counted?.changed) {
      await notify(tx, { to: ownerId, kind: "like", actorId: userId, target: { type: liked.type, id } });
    }
    return { likes: isCountHidden ? null : (counted?.likes ?? 0), isLiked };
  });
}

export const likePhoto = (userId: string, photoId: string) => setLike(PHOTO, userId, photoId, true);
export const unlikePhoto = (userId: string, photoId: string) => setLike(PHOTO, userId, photoId, false);
export const likePost = (userId: string, postId: string) => setLike(POST, userId, postId, true);
export const unlikePost = (userId: string, postId: string) => setLike(POST, userId, postId, false);
