import "server-only";
import { v7 as uuid } from "uuid";
import { hiddenIn } from "@/lib/auth/accounts/access";
import { sql, writeImmediately } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { noticeOf } from "@/lib/notifications/mutations";
import { LIKED, type LikedType } from "./access";
import { type LikeState, likeStateSchema } from "./schema";

/**
 * Likes or unlikes in one statement, so that a popular item's row is never locked during a round trip. Its row is
 * locked before its likes are written, as everywhere; a transaction that waited for it reads the updated count.
 */
async function setLike(type: LikedType, userId: string, id: string, isLiked: boolean): Promise<LikeState> {
  const { itemTable, visible, likes, itemColumn } = LIKED[type];
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

const contract = { params: idParams, response: likeStateSchema };

/** The endpoints that like and unlike an item. */
export const likeHandlers = (type: LikedType) => ({
  PUT: userRoute({ ...contract, summary: `Like a ${type}` }, ({ user, params }) =>
    setLike(type, user.id, params.id, true),
  ),
  DELETE: userRoute({ ...contract, summary: `Unlike a ${type}` }, ({ user, params }) =>
    setLike(type, user.id, params.id, false),
  ),
});
