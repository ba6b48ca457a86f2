import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import type { CommunityEvent, CommunityEventsQuery } from "./schema";

type Row = Omit<CommunityEvent, "startsAt"> & { startsAt: Date };
const LIST = "community-events";
const position = z.tuple([z.string(), z.string()]);

/** Events of people the viewer may see; those of a private group only for its members. */
function select(viewerId: string | null, where: Sql, rest: Sql): Sql {
  return sql`
    select e.id, e.title, e.description, to_char(e.date, 'YYYY-MM-DD') as date, e.time, e."startsAt", e.location, e.address,
           e.category, e.attendees, e."maxAttendees", e.price, e.image, e.tags, e.waitlisted, e."groupId",
           jsonb_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName", 'avatar', u."profileImageUrl",
             'rating', e."organizerRating") as organizer,
           coalesce(m.status::text, 'none') as "myStatus", coalesce(m.status = 'going', false) as "isJoined",
           case when m.status = 'waitlisted' then (select count(*)::int from community_event_members ahead
             where ahead."eventId" = e.id and ahead.status = 'waitlisted' and ahead.queue <= m.queue) end as position,
           coalesce(e."hostId" = ${viewerId}::uuid, false) as "isHost", e."cancelledAt" is not null as "isCancelled"
    from community_events e
    join visible_users(${viewerId}::uuid) u on u.id = e."hostId"
    left join community_event_members m on m."eventId" = e.id and m."userId" = ${viewerId}::uuid
    left join groups g on g.id = e."groupId"
    where e."hiddenAt" is null
      and (g.id is null or not g."isPrivate" or exists (select 1 from group_members gm
        where gm."groupId" = g.id and gm."userId" = ${viewerId}::uuid and gm.status = 'member'))
      and ${where} ${rest}`;
}

const toEvent = ({ startsAt, ...event }: Row): CommunityEvent => ({ ...event, startsAt: startsAt.toISOString() });

/** What is still to come, the next first. */
export async function listCommunityEvents(
  viewerId: string | null,
  { limit, cursor }: CommunityEventsQuery,
): Promise<Page<CommunityEvent>> {
  const after = cursor === undefined ? undefined : decodeCursor(LIST, cursor, position);
  const coming = sql`e."startsAt" > now() - interval '3 hours' and e."cancelledAt" is null`;
  const beyond = after ? sql`and (e."startsAt", e.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const found = await rows<Row>(
    select(viewerId, coming, sql`${beyond} order by e."startsAt", e.id limit ${limit + 1}`),
  );
  const slice = found.slice(0, limit);
  const last = slice.at(-1);
  return {
    items: slice.map(toEvent),
    nextCursor: found.length > limit && last ? encodeCursor(LIST, [last.startsAt.toISOString(), last.id]) : null,
  };
}

export async function getCommunityEvent(
  viewerId: string | null,
  eventId: string,
  read: Read = rows,
): Promise<CommunityEvent> {
  const [found] = await read<Row>(select(viewerId, sql`e.id = ${eventId}::uuid`, sql``));
  if (!found) throw new AppError("not_found");
  return toEvent(found);
}

/** How often the event was changed, as a calendar counts it. */
export async function sequenceOf(eventId: string): Promise<number> {
  const [found] = await rows<{ sequence: number }>(
    sql`select sequence from community_events where id = ${eventId}::uuid`,
  );
  return found?.sequence ?? 0;
}
