import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { distance, NEARBY_RADIUS } from "@/lib/discover/map/rules";
import { onHome, visiblePhotos } from "../photos/access";
import { newestFirst } from "../photos/photo-page";
import type { HomeQuery } from "../photos/schema";
import { boxAround } from "./rules";

/** Where a feed's photos come from: a FROM and WHERE over `p`, and the order that serves it. */
export type Source = (viewerId: string | null, where: Sql, beyond: Sql) => { select: Sql; order: Sql };

/** Up to this many posters or places each is read by itself. */
const FEW = 8;

const everything: Source = (viewerId, where, beyond) => ({
  select: sql`from ${visiblePhotos(viewerId)} where ${onHome} ${where} ${beyond}`,
  order: newestFirst,
});

/**
 * The photos whose `column` is one of `ids`. Of many, the list by time soon has a page; the planner, who sees how many
 * there are, may also go to theirs. Of a few it could search long, so their own lists, each in its index by time, are
 * merged photo by photo until the page is full.
 */
function among(column: Sql, ids: readonly string[]): Source {
  if (ids.length === 0) return (viewerId, where) => everything(viewerId, sql`${where} and false`, sql``);
  if (ids.length > FEW) {
    return (viewerId, where, beyond) => everything(viewerId, sql`${where} and ${column} = any(${ids}::uuid[])`, beyond);
  }
  return (viewerId, where, beyond) => {
    const own = ids.map(
      (id) => sql`(select p.id, p."createdAt" from photos p where ${onHome} and ${column} = ${id}::uuid ${beyond}
                   order by ${newestFirst})`,
    );
    const merged = own.reduce((all, one) => sql`${all} union all ${one}`);
    return {
      select: sql`from (${merged}) c join ${visiblePhotos(viewerId)} on p.id = c.id where ${onHome} ${where}`,
      order: sql`c."createdAt" desc, c.id desc`,
    };
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
