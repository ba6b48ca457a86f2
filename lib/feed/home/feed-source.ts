import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { distance, NEARBY_RADIUS } from "@/lib/discover/map/rules";
import { onHome, visiblePhotos } from "../photos/access";
import { newestFirst, withPoster } from "../photos/photo-sql";
import type { HomeQuery } from "../photos/schema";
import { squareAround } from "./rules";

export type Source = {
  /** The condition for a visible photo `p` to be in the list. */
  isIn: Sql;
  /**
   * FROM and WHERE over `p` and its poster `u`, for at least `count` photos after a position, and the order that serves
   * it.
   */
  newest: (viewerId: string | null, afterCursor: Sql, count: number) => { select: Sql; order: Sql };
};

/** Up to this many posters or places are each read separately. */
const FEW = 8;

/** All photos on home, newest first, filtered by `isIn`. */
const byTime = (isIn: Sql): Source => ({
  isIn,
  newest: (viewerId, afterCursor) => ({
    select: sql`from ${visiblePhotos(viewerId)} ${withPoster} where ${onHome} ${isIn} ${afterCursor}`,
    order: newestFirst,
  }),
});

const everything = byTime(sql``);

/**
 * The photos whose `column` is one of `ids`. With many ids, the list by time soon fills a page (the planner, who knows
 * the number, may also choose their own index). With few ids it could scan for long, so each id's list, from its index
 * by time, is merged until the page is full.
 */
function among(column: Sql, ids: readonly string[]): Source {
  if (ids.length === 0) return byTime(sql`and false`);
  const isIn = sql`and ${column} = any(${ids}::uuid[])`;
  if (ids.length > FEW) return byTime(isIn);
  return {
    isIn,
    newest: (viewerId, afterCursor) => {
      const own = ids.map(
        (id) => sql`(select p.id, p."createdAt" from photos p where ${onHome} and ${column} = ${id}::uuid ${afterCursor}
                     order by ${newestFirst})`,
      );
      const merged = own.reduce((all, one) => sql`${all} union all ${one}`);
      return {
        select: sql`from (${merged}) c join ${visiblePhotos(viewerId)} on p.id = c.id ${withPoster} where ${onHome}`,
        order: sql`c."createdAt" desc, c.id desc`,
      };
    },
  };
}

/**
 * How many of the newest photos are checked for followed people; with few matches among them, the list by time would be
 * slow.
 */
const PHOTOS_SCANNED = 300;
const MIN_MATCHES = 4;

/**
 * The photos of many people who post rarely. Scanning the list by time would take long, so the page is assembled from
 * each person's newest photos, with an index that contains everything that decides whether a follower sees them
 * (fan-out on read). The cost depends on how many people the viewer follows, not on how many people post.
 */
const gathered = (ids: readonly string[]): Source => ({
  isIn: sql`and p."userId" = any(${ids}::uuid[])`,
  newest: (viewerId, afterCursor, count) => ({
    select: sql`from (
        select own.id, own."createdAt" from unnest(${ids}::uuid[]) followed(id) cross join lateral (
          select p.id, p."createdAt" from photos p
          where ${onHome} and p."userId" = followed.id and p.audience <> 'only_me' ${afterCursor} order by ${newestFirst} limit ${count}
        ) own order by own."createdAt" desc, own.id desc limit ${count}
      ) c join ${visiblePhotos(viewerId)} on p.id = c.id ${withPoster} where ${onHome}`,
    order: sql`c."createdAt" desc, c.id desc`,
  }),
});

/** The people the viewer follows and may see in a feed, and how many of the next photos overall are theirs. */
async function followedBy(viewerId: string | null, afterCursor: Sql): Promise<{ ids: string[]; met: number }> {
  const [found] = await listRows<{ ids: string[]; met: number }>(sql`
    with followed as materialized (
      select f."followingId" as id from follows f where f."followerId" = ${viewerId}::uuid and f.status = 'accepted'
        and f."followingId" not in (select m."mutedId" from mutes m where m."muterId" = ${viewerId}::uuid)
        and f."followingId" not in (select h.id from hidden_users(${viewerId}::uuid) h)
    ), walked as (
      select p."userId" from photos p where ${onHome} and (select count(*) from followed) > ${FEW} ${afterCursor}
      order by ${newestFirst} limit ${PHOTOS_SCANNED}
    )
    select array(select id from followed) as ids,
           (select count(*)::int from walked where walked."userId" in (select id from followed)) as met`);
  return found ?? { ids: [], met: 0 };
}

/** The source of a filter. Its ids are fetched first, so that the planner knows their number. */
export async function feedSource(
  viewerId: string | null,
  { filter, near, q }: HomeQuery,
  afterCursor: Sql,
): Promise<Source> {
  if (filter === "following") {
    const { ids, met } = await followedBy(viewerId, afterCursor);
    // A search matches few photos from anyone: only the list by time continues until a page is full.
    const isSparse = ids.length > FEW && met < MIN_MATCHES && q === undefined;
    return isSparse ? gathered(ids) : among(sql`p."userId"`, ids);
  }
  if (filter === "nearby" && near) {
    const { south, north, west, east } = squareAround(near, NEARBY_RADIUS);
    const around = await listRows<{ id: string; lat: number; lng: number }>(
      sql`select id, lat, lng from venues where lat between ${south} and ${north} and lng between ${west} and ${east}`,
    );
    const inReach = around.filter((venue) => distance(near, venue) <= NEARBY_RADIUS);
    return among(
      sql`p."venueId"`,
      inReach.map(({ id }) => id),
    );
  }
  return everything;
}
