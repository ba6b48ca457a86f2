import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { paths } from "@/lib/core/shared/paths";
import { publicPaths } from "@/lib/core/shared/public-paths";
import { type CalendarEntry, EVENT_MINUTES, writeCalendar } from "@/lib/discover/events/formats";
import { getGroup } from "../groups/queries";
import { calendarToken, subscriberOf } from "./access";
import type { CalendarLinkQuery, SubscriptionLink } from "./schema";

/** The user's link for their own events, or for those of a group they can see. */
export async function calendarLink(
  userId: string,
  { groupId }: CalendarLinkQuery,
  origin: string,
): Promise<SubscriptionLink> {
  const [token] = await Promise.all([calendarToken(userId), groupId && getGroup(userId, groupId)]);
  return { url: `${origin}${publicPaths.calendar(token, groupId)}` };
}

const PAST_DAYS = 90;
const EVENTS_MAX = 1000;

type Row = Pick<CalendarEntry, "title" | "date" | "time" | "description" | "sequence" | "coordinates"> & {
  id: string;
  location: string;
  address: string;
};

/**
 * Calendar entries for the events this person can see. Canceled and hidden events are left out, because calendars
 * delete what a subscription no longer contains.
 */
async function entries(userId: string, which: Sql, origin: string, now: Date): Promise<CalendarEntry[]> {
  const found = await rows<Row>(sql`
    select e.id, e.title, to_char(e.date, 'YYYY-MM-DD') as date, e.time, e.description, e.location, e.address, e.sequence,
      case when v.id is not null then jsonb_build_object('lat', v.lat, 'lng', v.lng) end as coordinates
    from visible_community_events(${userId}::uuid) e left join venues v on v.id = e."venueId"
    where ${which} and e."canceledAt" is null and e."hiddenAt" is null
      and e."startsAt" > ${now.toISOString()}::timestamptz - make_interval(days => ${PAST_DAYS}::int)
    order by e."startsAt", e.id limit ${EVENTS_MAX}::int`);
  return found.map(({ id, location, address, ...event }) => ({
    ...event,
    uid: `${id}@windmile.app`,
    stamp: now,
    minutes: EVENT_MINUTES,
    location: [location, address].filter(Boolean).join(", "),
    url: `${origin}${paths.event(id)}`,
    status: "CONFIRMED",
  }));
}

const isGoing = (userId: string): Sql => sql`e.id in (
  select m."eventId" from community_event_members m where m."userId" = ${userId}::uuid and m.status = 'going')`;

/**
 * The events the link's owner is going to or hosting, or a group's events; those of a private group only while the owner
 * is a member.
 */
export async function subscribedCalendar(
  token: string,
  { groupId }: CalendarLinkQuery,
  origin: string,
  now: Date,
): Promise<string> {
  const userId = await subscriberOf(token);
  if (groupId === undefined) return writeCalendar(await entries(userId, isGoing(userId), origin, now), "Windmile");
  const { id, name } = await getGroup(userId, groupId);
  return writeCalendar(await entries(userId, sql`e."groupId" = ${id}::uuid`, origin, now), name);
}
