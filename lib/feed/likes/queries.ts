import "server-only";
import { limitTo, row, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import { pageOf } from "@/lib/core/server/route-contract";
import { userRoute } from "@/lib/core/server/route-handler";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { idParams } from "@/lib/core/shared/text";
import { followStateOf } from "@/lib/social/people/queries";
import { type ListedPerson, listedPersonSchema } from "@/lib/social/people/schema";
import { LIKED, type LikedType } from "./access";
import { LIKES_SCANNED, NEAR_LIKERS } from "./rules";

type Listed = ListedPerson & { at: Date };

/** Only people who may see the like count may see the likes. */
async function requireLikesShown(visible: Sql, viewerId: string, id: string): Promise<void> {
  const shown = await row(sql`
    select 1 from ${visible}(${viewerId}::uuid) t join users u on u.id = t."userId" join users me on me.id = ${viewerId}::uuid
    where t.id = ${id}::uuid and not u."hideLikeCounts" and not me."hideLikeCounts"`);
  if (!shown) throw new AppError("not_found");
}

/**
 * The people who like an item: those the viewer follows first, then newest first. Followed people are searched for in
 * the latest likes, shown on the first page, and left out of the rest. `offset 0` makes the planner look up each person
 * by key until the page is full, instead of everyone at once.
 */
async function listLikers(
  type: LikedType,
  viewerId: string,
  id: string,
  query: PageQuery,
): Promise<Page<ListedPerson>> {
  const { visible, likes, itemColumn } = LIKED[type];
  await requireLikesShown(visible, viewerId, id);
  const viewer = sql`${viewerId}::uuid`;
  const person = (followState: Sql) => sql`
    u.id, u."firstName", u."lastName", u.username, u."profileImageUrl", ${followState} as "followState",
    u.id = ${viewer} as "isMe", l."createdAt" as at`;
  const shown = sql`cross join lateral (select u.* from visible_users(${viewer}) u where u.id = l."userId" offset 0) u`;
  const near = await rows<Listed>(sql`
    select ${person(sql`'following'`)} from (
      select latest.* from (
        select l."userId", l."createdAt" from ${likes} l where l.${itemColumn} = ${id}::uuid
        order by l."createdAt" desc, l."userId" desc ${limitTo(LIKES_SCANNED)}
      ) latest
      where latest."userId" in (select f."followingId" from follows f where f."followerId" = ${viewer} and f.status = 'accepted')
      order by latest."createdAt" desc, latest."userId" desc offset 0
    ) l ${shown}
    order by l."createdAt" desc, l."userId" desc ${limitTo(NEAR_LIKERS)}`);
  const page = await keysetPage<Listed, Listed>(
    byTime(`likers:${type}:${id}`, "desc", {
      time: sql`l."createdAt"`,
      id: sql`l."userId"`,
      of: ({ at }) => at,
    }),
    query,
    ({ afterCursor, orderBy }) => sql`
      select ${person(followStateOf(viewerId))} from ${likes} l ${shown}
      where l.${itemColumn} = ${id}::uuid and l."userId" <> all(${near.map((one) => one.id)}::uuid[]) ${afterCursor} ${orderBy}`,
    (listed) => listed,
  );
  const people = query.cursor === undefined ? [...near, ...page.items] : page.items;
  return { ...page, items: people.map(({ at: _at, ...listed }) => listed) };
}

/** The endpoint that lists an item's likes. */
export const likerHandlers = (type: LikedType) => ({
  GET: userRoute(
    {
      summary: "List people who liked this, with people you follow first",
      params: idParams,
      ...pageOf(listedPersonSchema),
    },
    ({ user, params, query }) => listLikers(type, user.id, params.id, query),
  ),
});
