import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import type { CalendarEntry } from "@/lib/discover/events/formats";
import { NOT_ENDED } from "../events/ended";
import { getCommunityEvent, hiddenAttendees } from "../events/queries";
import { type CalendarRow, calendarOf, dateEntry } from "./formats";
import type { Series, SeriesDate } from "./schema";

type Row = Omit<SeriesDate, "startsAt"> & { startsAt: Date };

/**
 * The upcoming dates of a recurring event, soonest first; empty for other events. Includes canceled dates, but those
 * that the rule no longer contains only if they had guests.
 */
export async function listSeriesDates(
  viewerId: string | null,
  eventId: string,
  request: PageQuery,
): Promise<Page<SeriesDate>> {
  const { series } = await getCommunityEvent(viewerId, eventId);
  if (series === null) return { items: [], nextCursor: null };
  const nextFirst = byTime<Row>(`dates:${series.id}`, "asc", {
    time: sql`e."startsAt"`,
    id: sql`e.id`,
    of: ({ startsAt }) => startsAt,
  });
  return keysetPage(
    nextFirst,
    request,
    ({ afterCursor, orderBy }) => sql`
      select e.id, e."startsAt", e.location, e.attendees - ${hiddenAttendees(viewerId, sql`h.status = 'going'`)} as attendees, e."maxAttendees",
        e.attendees >= e."maxAttendees" as "isFull", e.waitlisted - ${hiddenAttendees(viewerId, sql`h.status = 'waitlisted'`)} as waitlisted, e."isChanged",
        e."canceledAt" is not null as "isCancelled", coalesce(m.status::text, 'none') as "myStatus"
      from visible_community_events(${viewerId}::uuid) e
      left join community_event_members m on m."eventId" = e.id and m."userId" = ${viewerId}::uuid
      where e."seriesId" = ${series.id}::uuid and ${NOT_ENDED} and e."hiddenAt" is null
        and (e.slot is not null or e.attendees + e.waitlisted > 1) ${afterCursor} ${orderBy}`,
    ({ startsAt, ...date }) => ({ ...date, startsAt: startsAt.toISOString() }),
  );
}

/** Calendars already have the past, so dates further back aren't repeated. */
const PAST_DAYS = 90;
/** More than a weekly event has in that time, including the dates created ahead. */
const DATES_MAX = 100;

/** A recurring event's calendar entries, for the dates the viewer can see. */
export async function seriesCalendar(viewerId: string | null, series: Series, now: Date): Promise<CalendarEntry[]> {
  const since = daysAfter(dayIn(CHICAGO, now), -PAST_DAYS);
  const dates = await calendarRows(viewerId, series, sql`e.slot > ${since}::date order by e.slot limit ${DATES_MAX}`);
  return calendarOf(series, dates, since, now);
}

/** One date; null if the rule no longer contains it. */
export async function dateCalendar(
  viewerId: string | null,
  series: Series,
  eventId: string,
  now: Date,
): Promise<CalendarEntry[]> {
  const dates = await calendarRows(viewerId, series, sql`e.id = ${eventId}::uuid and e.slot is not null`);
  return dates.map((date) => dateEntry(series, date, now));
}

const calendarRows = (viewerId: string | null, series: Series, which: Sql) =>
  rows<CalendarRow>(sql`
    select e.id, e.title, e.description, e.location, e.address, to_char(e.date, 'YYYY-MM-DD') as date, e.time,
      to_char(e.slot, 'YYYY-MM-DD') as slot, e.sequence, e."isChanged", e."canceledAt" is not null as "isCancelled",
      s.time as "ruleTime", s.sequence as "ruleSequence"
    from visible_community_events(${viewerId}::uuid) e join event_series s on s.id = e."seriesId"
    where e."seriesId" = ${series.id}::uuid and ${which}`);
