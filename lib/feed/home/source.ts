import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { distance, NEARBY_RADIUS } from "@/lib/discover/map/rules";
import { onHome, visiblePhotos } from "../photos/access";
import { newestFirst, withPoster } from "../photos/photo-sql";
import type { HomeQuery } from "../photos/schema";
import { boxAround } from "./rules";

/** Where a feed's photos come from. */
export type Source = {
  /** What makes a visible photo `p` one of the list. */
  isIn: Sql;
  /** FROM and WHERE over `p` and its poster `u`, for the photos beyond a place, and the order that serves it. */
  newest: (viewerId: string | null, beyond: Sql) => { select: Sql; order: Sql };
};

/** Up to this many posters or places each is read by itself. */
const FEW = 8;

/** All that is on home, in the order of time, as far as `isIn` lets it through. */
const byTime = (isIn: Sql): Source => ({
  isIn,
  newest: (viewerId, beyond) => ({
    select: sql`from ${visiblePhotos(viewerId)} ${withPoster} where ${onHome} ${isIn} ${beyond}`,
    order: newestFirst,
  }),
});

const everything = byTime(sql``);

/**
 * The photos whose `column` is one of `ids`. Of many, the list by time soon has a page; the planner, who sees how many
 * there are, may also go to theirs. Of a few it could search long, so their own lists, each in its index by time, are
 * merged photo by photo until the page is full.
 */
function among(column: Sql, ids: readonly string[]): Source {
  if (ids.length === 0) return byTime(sql`and false`);
  const isIn = sql`and ${column} = any(${ids}::uuid[])`;
  if (ids.length > FEW) return byTime(isIn);
  return {
    isIn,
    newest: (viewerId, beyond) => {
      const own = ids.map(
        (id) => sql`(select p.id, p."createdAt" from photos p where ${onHome} and ${column} = ${id}::uuid ${beyond}
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

/** The source of a filter. Its ids are fetched first, so that the planner knows how many they are. */
export async function sourceOf(viewerId: string | null, { filter, near }: HomeQuery): Promise<Source> {
  if (filter === "following") {
    const followed = await rows<{ id: string }>(
      sql`select "followingId" as id from follows where "followerId" = ${viewerId}::uuid and status = 'accepted'`,
    );
    return among(
      sql`p."userId"`,
      followed.map(({ id }) => id),
    );
  }
  if (filter === "nearby" && near) {
    const { south, north, west, east } = boxAround(near, NEARBY_RADIUS);
    const around = await rows<{ id: string; lat: number; lng: number }>(
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
