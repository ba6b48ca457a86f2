import "server-only";
import { hiddenIn, personJson } from "@/lib/auth/accounts/access";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, type Keyset, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import { followStateOf } from "@/lib/social/people/queries";
import { OPEN_BEFORE_MINUTES } from "../check-ins/rules";
import { COHOSTS_MAX } from "../hosts/rules";
import { isNextOfSeries, seriesJson } from "../series/access";
import { ENDED, UPCOMING } from "./ended";
import { NO_HOST } from "./rules";
import type { Attendee, AttendeesQuery, CommunityEvent, CommunityEventsQuery } from "./schema";

type Row = Omit<CommunityEvent, "startsAt"> & { startsAt: Date };
const NEXT_FIRST = byTime<Row>("community-events", "asc", {
  time: sql`e."startsAt"`,
  id: sql`e.id`,
  of: ({ startsAt }) => startsAt,
});

const FACES = 5;

/** Guests the viewer can see, the host first. Visitors only see how many there are. */
const faces = (viewerId: string | null): Sql => sql`
  array(select ${personJson(sql`p`)}
    from community_event_members s join visible_users(${viewerId}::uuid) p on p.id = s."userId"
    where ${viewerId}::uuid is not null and s."eventId" = e.id and s.status = 'going' order by s.queue limit ${FACES})`;

/** The co-hosts the viewer can see; hidden from visitors. */
const cohosts = (viewerId: string | null): Sql => sql`
  array(select ${personJson(sql`p`)}
    from community_event_members s join visible_users(${viewerId}::uuid) p on p.id = s."userId"
    where ${viewerId}::uuid is not null and s."eventId" = e.id and s."isCohost" and s.status = 'going'
    order by s."userId" limit ${COHOSTS_MAX})`;

/** How many of event `e`'s seats `h` that match `which` belong to people the viewer can't see. */
export const hiddenAttendees = (viewerId: string | null, which: Sql): Sql =>
  hiddenIn(
    sql`${viewerId}::uuid`,
    sql`from community_event_members h where h."eventId" = e.id and ${which}`,
    sql`h."userId"`,
  );

/** Events the viewer may see, with their group if they may see that too. */
function select(viewerId: string | null, where: Sql, rest: Sql): Sql {
  const hidden = (which: Sql) => hiddenAttendees(viewerId, which);
  // Guests can't see content hidden by a moderator, only that the event is canceled.
  const isWithheld = sql`(e."hiddenAt" is not null and e."hostId" is distinct from ${viewerId}::uuid)`;
  return sql`
    select e.id, e.title, case when ${isWithheld} then '' else e.description end as description, to_char(e.date, 'YYYY-MM-DD') as date, e.time, e."startsAt", e.location, e.address,
           e.category, e.attendees - ${hidden(sql`h.status = 'going'`)} as attendees, e."maxAttendees", e.attendees >= e."maxAttendees" as "isFull", e.price,
           case when ${isWithheld} then null else e.image end as image, case when ${isWithheld} then '{}' else e.tags end as tags, e.waitlisted - ${hidden(sql`h.status = 'waitlisted'`)} as waitlisted, e."venueId",
           case when v.id is not null then jsonb_build_object('lat', v.lat, 'lng', v.lng) end as coordinates, g.id as "groupId", g.name as "groupName",
           ${faces(viewerId)} as faces,
           jsonb_build_object('id', coalesce(u.id, ${NO_HOST.id}::uuid), 'name', coalesce(u."firstName" || ' ' || u."lastName", case when e."hostId" is null then ${NO_HOST.name} else 'Unavailable account' end),
             'avatar', u."profileImageUrl", 'rating', e."organizerRating") as organizer,
           coalesce(m.status::text, 'none') as "myStatus", coalesce(m.status = 'going', false) as "isJoined",
           case when m.status = 'waitlisted' then (select count(*)::int from community_event_members ahead
             where ahead."eventId" = e.id and ahead.status = 'waitlisted' and ahead.queue <= m.queue) end as position,
           coalesce(e."hostId" = ${viewerId}::uuid, false) as "isHost",
           coalesce(m."isCohost" and m.status = 'going', false) as "isCohost", ${cohosts(viewerId)} as cohosts,
           e."checkInCount" - ${hidden(sql`h."checkedInAt" is not null`)} as "checkIns", m."checkedInAt" is not null as "isCheckedIn", e.thanks,
           ${UPCOMING} and e."startsAt" <= now() + make_interval(mins => ${OPEN_BEFORE_MINUTES}::int) as "isCheckInOpen", e."canceledAt" is not null as "isCancelled", e."cancelReason",
           ${seriesJson(sql`s`)} as series,
           ${ENDED} as "isOver", e."hiddenAt" is not null and not ${isWithheld} as "isHidden"
    from visible_community_events(${viewerId}::uuid) e
    left join users u on u.id = e."hostId" and u."suspendedAt" is null
    left join event_series s on s.id = e."seriesId"
    left join venues v on v.id = e."venueId"
    left join community_event_members m on m."eventId" = e.id and m."userId" = ${viewerId}::uuid
    left join lateral (
      -- without "offset 0" all groups there are would be joined with their owners
      select g.id, g.name from visible_groups(${viewerId}::uuid) g where g.id = e."groupId" offset 0) g on true
    where ${where} ${rest}`;
}

const toEvent = ({ startsAt, ...event }: Row): CommunityEvent => ({ ...event, startsAt: startsAt.toISOString() });

const LISTED = sql`${UPCOMING} and e."hiddenAt" is null`;

/**
 * Upcoming events that match the filters, soonest first. A recurring event is listed with its next date and the dates
 * the viewer has a seat at, or with all dates in the requested days.
 */
export function listCommunityEvents(
  viewerId: string | null,
  { groupId, placed, category, from, to, neighborhood, ...request }: CommunityEventsQuery,
): Promise<Page<CommunityEvent>> {
  const conditions = [
    LISTED,
    !from && !to && sql`(${isNextOfSeries(sql`e`)} or (m."userId" is not null and e."hostId" <> m."userId"))`,
    groupId && sql`e."groupId" = ${groupId}::uuid`,
    placed && sql`e."venueId" is not null`,
    category && sql`lower(e.category) = lower(${category})`,
    from && sql`e.date >= ${from}::date`,
    to && sql`e.date <= ${to}::date`,
    neighborhood && sql`v.neighborhood = ${neighborhood}`,
  ];
  const coming = conditions.reduce<Sql>((all, one) => (one ? sql`${all} and ${one}` : all), sql`true`);
  return keysetPage(
    NEXT_FIRST,
    request,
    ({ afterCursor, orderBy }) => select(viewerId, coming, sql`${afterCursor} ${orderBy}`),
    toEvent,
  );
}

/** Upcoming events that visitors can see, each recurring one once. */
const PUBLIC = sql`visible_community_events(null) e where ${LISTED} and ${isNextOfSeries(sql`e`)}`;
/** More than a sitemap needs before it would be split. */
const PUBLIC_EVENTS_MAX = 5000;

export const listPublicEvents = (): Promise<{ id: string }[]> =>
  rows<{ id: string }>(sql`
    select e.id from ${PUBLIC} order by e."startsAt", e.id limit ${PUBLIC_EVENTS_MAX}::int`);

type NewEvent = Pick<CommunityEvent, "id" | "title" | "description" | "location"> & { startsAt: Date; createdAt: Date };

/** The newest public events; ids are in order of creation. */
export const listNewEvents = (limit: number): Promise<NewEvent[]> =>
  rows<NewEvent>(sql`
    select e.id, e.title, e.description, e.location, e."startsAt", e."createdAt" from ${PUBLIC}
    order by e.id desc limit ${limit}::int`);

/** The neighborhoods of venues with upcoming events that the viewer may see, sorted. */
export async function eventNeighborhoods(viewerId: string | null): Promise<{ neighborhoods: string[] }> {
  const found = await rows<{ neighborhood: string }>(sql`
    select distinct v.neighborhood from visible_community_events(${viewerId}::uuid) e join venues v on v.id = e."venueId"
    where ${LISTED} order by v.neighborhood`);
  return { neighborhoods: found.map(({ neighborhood }) => neighborhood) };
}

/** How many events on these days haven't started yet, of those the viewer can see. */
export async function countCommunityEvents(
  viewerId: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const [found] = await rows<{ count: number }>(sql`
    select count(*)::int as count from visible_community_events(${viewerId}::uuid) e
    where ${LISTED} and e.date between ${from}::date and ${to}::date`);
  return found?.count ?? 0;
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

type Seated = Attendee & { queue: string };

const inQueue = (list: string): Keyset<Seated> => ({
  list,
  direction: "asc",
  keys: [[sql`m.queue`, sql`bigint`, ({ queue }) => queue]],
});

/** Guests, the host first, or the waitlist in order, which only the host may see. */
export async function listAttendees(
  viewerId: string,
  eventId: string,
  { status, ...request }: AttendeesQuery,
): Promise<Page<Attendee>> {
  const event = await getCommunityEvent(viewerId, eventId);
  const isHosting = event.isHost || event.isCohost;
  if (status === "waitlisted" && !isHosting) {
    throw new AppError("forbidden", { message: "Only hosts can see the waitlist" });
  }
  return keysetPage(
    inQueue(`attendees:${status}:${eventId}`),
    request,
    ({ afterCursor, orderBy }) => sql`
      select u.id, u."firstName", u."lastName", u.username, u."profileImageUrl", ${followStateOf(viewerId)} as "followState",
             u.id = ${viewerId}::uuid as "isMe", m.queue::text as queue, u.id = ${event.organizer.id}::uuid as "isHost",
             m."isCohost", case when ${isHosting}::boolean then m."checkedInAt" is not null end as "isCheckedIn"
      from community_event_members m join visible_users(${viewerId}::uuid) u on u.id = m."userId"
      where m."eventId" = ${eventId}::uuid and m.status = ${status}::"RsvpStatus" ${afterCursor} ${orderBy}`,
    ({ queue: _queue, ...person }) => person,
  );
}

/** How often the event was changed, for the SEQUENCE of calendar entries. */
export async function sequenceOf(viewerId: string | null, eventId: string): Promise<number> {
  const [found] = await rows<{ sequence: number }>(
    sql`select sequence from visible_community_events(${viewerId}::uuid) where id = ${eventId}::uuid`,
  );
  return found?.sequence ?? 0;
}
