import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { type Keyset, keysetPage, TIMESTAMPTZ } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import { type SavedType, UNAVAILABLE_NAME } from "./rules";
import type { SavedItem, SavedQuery } from "./schema";

/**
 * Name and image of `type` and `id` if the viewer can see it, or else no row. An activity is any suggestion without a
 * list of its own: a trending activity, a community event, or a challenge.
 */
export const savedTarget = (viewerId: string, type: Sql, id: Sql): Sql => sql`
  select v.name, v.image, null as activity from venues v where ${type} = 'venue' and v.id = ${id}
  union all select g.name, g.image, null from hidden_gems g where ${type} = 'gem' and g.id = ${id}
  union all select e.name, e.image, null from events e where ${type} = 'event' and e.id = ${id}
  union all select p.title, p.images -> 0 ->> 'photoUrl', null from visible_photos(${viewerId}::uuid) p
    where ${type} = 'photo' and p.id = ${id}
  union all select t.title, t.image, 'trending' from trending_activities t where ${type} = 'activity' and t.id = ${id}
  union all select c.title, c.image, 'community-event' from visible_community_events(${viewerId}::uuid) c
    where ${type} = 'activity' and c.id = ${id}
  union all select l.title, null, 'challenge' from challenges l where ${type} = 'activity' and l.id = ${id}`;

type SavedRow = Omit<SavedItem, "name" | "savedAt" | "isAvailable"> & { name: string | null; savedAt: Date };

const LATEST: Keyset<SavedRow> = {
  list: "saved",
  direction: "desc",
  keys: [
    [sql`"createdAt"`, TIMESTAMPTZ, ({ savedAt }) => savedAt],
    [sql`"targetId"`, sql`text`, ({ id }) => id],
    [sql`type`, sql`"SavedType"`, ({ type }) => type],
  ],
};

const toSaved = ({ name, savedAt, ...saved }: SavedRow): SavedItem => ({
  ...saved,
  name: name ?? UNAVAILABLE_NAME,
  savedAt: savedAt.toISOString(),
  isAvailable: name !== null,
});

/** A user's saved items of all types, newest first, in one query. */
export function listSaved(userId: string, { type, collection, ...request }: SavedQuery): Promise<Page<SavedItem>> {
  return keysetPage(
    LATEST,
    request,
    ({ afterCursor, orderBy }) => sql`
      select s.type, s."targetId" as id, s.note, s."collectionId", s."createdAt" as "savedAt", target.name, target.image, target.activity
      from (
        select * from saved_items where "userId" = ${userId}::uuid
          ${collection ? sql`and "collectionId" = ${collection}::uuid` : sql``}
          ${type ? sql`and type = ${type}::"SavedType"` : sql``} ${afterCursor} ${orderBy}
      ) s
      left join lateral (${savedTarget(userId, sql`s.type`, sql`s."targetId"::uuid`)} limit 1) target on true
      order by s."createdAt" desc, s."targetId" desc, s.type desc`,
    toSaved,
  );
}

/** Which of these items the viewer has saved. */
export async function savedIn(
  viewerId: string | null,
  type: SavedType,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewerId === null || ids.length === 0) return new Set();
  const saved = await rows<{ id: string }>(sql`
    select "targetId" as id from saved_items
    where "userId" = ${viewerId}::uuid and type = ${type}::"SavedType" and "targetId" = any(${ids}::text[])`);
  return new Set(saved.map(({ id }) => id));
}
