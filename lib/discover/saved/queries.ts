import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { GONE_NAME, type SavedType } from "./rules";
import type { SavedItem, SavedQuery } from "./schema";

/**
 * Name and image of what `type` and `id` stand for, as far as the viewer may see it: no row when there is nothing.
 * An activity is whatever the app suggests doing that has no list of its own: a trending activity, a community event
 * or a challenge.
 */
export const savedTarget = (viewerId: string, type: Sql, id: Sql): Sql => sql`
  select v.name, v.image from venues v where ${type} = 'venue' and v.id = ${id}
  union all select g.name, g.image from hidden_gems g where ${type} = 'gem' and g.id = ${id}
  union all select e.name, e.image from events e where ${type} = 'event' and e.id = ${id}
  union all select p.title, p.images -> 0 ->> 'photoUrl' from visible_photos(${viewerId}::uuid) p
    where ${type} = 'photo' and p.id = ${id}
  union all select t.title, t.image from trending_activities t where ${type} = 'activity' and t.id = ${id}
  union all select c.title, c.image from community_events c
    where ${type} = 'activity' and c.id = ${id} and c."hiddenAt" is null
      and exists (select 1 from visible_users(${viewerId}::uuid) h where h.id = c."hostId")
  union all select l.title, null from challenges l where ${type} = 'activity' and l.id = ${id}`;

type SavedRow = {
  type: SavedType;
  id: string;
  note: string | null;
  savedAt: Date;
  name: string | null;
  image: string | null;
};

const LIST = "saved";
const position = z.tuple([z.string(), z.string(), z.string()]);

/** What somebody saved, the latest first, whatever it is, in one query. */
export async function listSaved(userId: string, { limit, cursor, type }: SavedQuery): Promise<Page<SavedItem>> {
  const before = cursor === undefined ? undefined : decodeCursor(LIST, cursor, position);
  const found = await rows<SavedRow>(sql`
    select s.type, s."targetId" as id, s.note, s."createdAt" as "savedAt", target.name, target.image
    from (
      select * from saved_items where "userId" = ${userId}::uuid
        ${type ? sql`and type = ${type}::"SavedType"` : sql``}
        ${before ? sql`and ("createdAt", "targetId", type) < (${before[0]}::timestamptz, ${before[1]}, ${before[2]}::"SavedType")` : sql``}
      order by "createdAt" desc, "targetId" desc, type desc limit ${limit + 1}
    ) s
    left join lateral (${savedTarget(userId, sql`s.type`, sql`s."targetId"::uuid`)} limit 1) target on true
    order by s."createdAt" desc, s."targetId" desc, s.type desc`);
  const items = found.slice(0, limit).map(({ name, savedAt, ...saved }) => ({
    ...saved,
    name: name ?? GONE_NAME,
    savedAt: savedAt.toISOString(),
    isAvailable: name !== null,
  }));
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor(LIST, [last.savedAt, last.id, last.type]) : null;
  return { items, nextCursor };
}
