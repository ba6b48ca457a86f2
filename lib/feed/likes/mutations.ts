import "server-only";
import { v7 as uuid } from "uuid";
import { hiddenIn } from "@/lib/auth/accounts/access";
import { type Sql, sql, writeImmediately } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { noticeOf } from "@/lib/notifications/mutations";
import type { LikeState } from "./schema";

type Liked = {
  type: "photo" | "post" | "workout" | "check-in";
  itemTable: Sql;
  visible: Sql;
  likes: Sql;
  itemColumn: Sql;
};

const PHOTO: Liked = {
  type: "photo",
  itemTable: sql`photos`,
  visible: sql`visible_photos`,
  likes: sql`photo_likes`,
  itemColumn: sql`"photoId"`,
};
const POST: Liked = {
  type: "post",
  itemTable: sql`posts`,
  visible: sql`visible_posts`,
  likes: sql`post_likes`,
  itemColumn: sql`"postId"`,
};
const WORKOUT: Liked = {
  type: "workout",
  itemTable: sql`workouts`,
  visible: sql`visible_workouts`,
  likes: sql`workout_likes`,
  itemColumn: sql`"workoutId"`,
};
const CHECK_IN: Liked = {
  type: "check-in",
  itemTable: sql`check_ins`,
  visible: sql`visible_check_ins`,
  likes: sql`check_in_likes`,
  itemColumn: sql`"checkInId"`,
};

/**
 * Likes or unlikes in one statement, so that a popular item's row is never locked during a round trip. Its row is
 * locked before its likes are written, as everywhere; a transaction that waited for it reads the updated count.
 */
async function setLike(liked: Liked, userId: string, id: string, isLiked: boolean): Promise<LikeState> {
  const { type, itemTable, visible, likes, itemColumn } = liked;
  const change = isLiked
    ? sql`insert into ${likes} (${itemColumn}, "userId") select id, ${userId}::uuid from item on conflict do nothing returning 1`
    : sql`delete from ${likes} where ${itemColumn} = (select id from item) and "userId" = ${userId}::uuid returning 1`;
  const notice = noticeOf({ kind: "like", actorId: userId, target: { type, id } });
  const notification = sql`(select create_notifications(array[${uuid()}::uuid], array[item."ownerId"], ${notice}::jsonb) from counted)::text`;
  const unseen = hiddenIn(sql`${userId}::uuid`, sql`from ${likes} l where l.${itemColumn} = item.id`, sql`l."userId"`);
  const liking = await writeImmediately<{ likeCount: number; isCountHidden: boolean }>(sql`
    with item as materialized (
      select t.id, t."userId" as "ownerId", t."likeCount", u."hideLikeCounts" or me."hideLikeCounts" as "isCountHidden"
      from ${itemTable} t join users u on u.id = t."userId" join users me on me.id = ${userId}::uuid
      where t.id = ${id}::uuid and exists (select 1 from ${visible}(${userId}::uuid) v where v.id = t.id)
      for no key update of t
    ), changed as (${change}), counted as (
      update ${itemTable} t set "likeCount" = t."likeCount" + ${isLiked ? 1 : -1}::int from changed
      where t.id = ${id}::uuid returning t."likeCount"
    )
    select coalesce(counted."likeCount", item."likeCount") - ${unseen} as "likeCount", item."isCountHidden"
           ${isLiked ? sql`, ${notification} as notified` : sql``}
    from item left join counted on true`);
  if (!liking) throw new AppError("not_found");
  return { likes: liking.isCountHidden ? null : liking.likeCount, isLiked };
}

export const likePhoto = (userId: string, photoId: string) => setLike(PHOTO, userId, photoId, true);
export const unlikePhoto = (userId: string, photoId: string) => setLike(PHOTO, userId, photoId, false);
export const likePost = (userId: string, postId: string) => setLike(POST, userId, postId, true);
export const unlikePost = (userId: string, postId: string) => setLike(POST, userId, postId, false);
export const likeWorkout = (userId: string, workoutId: string) => setLike(WORKOUT, userId, workoutId, true);
export const unlikeWorkout = (userId: string, workoutId: string) => setLike(WORKOUT, userId, workoutId, false);
export const likeCheckIn = (userId: string, checkInId: string) => setLike(CHECK_IN, userId, checkInId, true);
export const unlikeCheckIn = (userId: string, checkInId: string) => setLike(CHECK_IN, userId, checkInId, false);
