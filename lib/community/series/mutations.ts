import "server-only";
import { type Prisma, sql, type Tx } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { requireQuota } from "@/lib/core/server/quotas";
import { CHICAGO, dayIn, daysAfter, instantIn, systemClock } from "@/lib/core/shared/clock";
import type { EventSeries } from "@/prisma/generated/client";
import { UPCOMING } from "../events/ended";
import { isNextOfSeries } from "./access";
import { datesOf } from "./dates";
import { type Repeats, type Rule, SERIES_DAYS_MAX, SERIES_HORIZON_DAYS } from "./rules";

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const ruleOf = ({ repeats, startsOn, until, isLast }: EventSeries): Rule => ({
  repeats,
  startsOn: dayOf(startsOn),
  until: until && dayOf(until),
  isLast,
});

/** Limits how far ahead an event may be planned, or a series may start. */
export function requireNear(day: string, now: Date): void {
  if (day > daysAfter(dayIn(CHICAGO, now), SERIES_DAYS_MAX))
    throw invalid("date", "Choose a date within the next two years");
}

/** Limits when a series that continues from a day may end. */
export function requireEnd(until: string | null, day: string): void {
  if (until === null) return;
  if (until < day) throw invalid("until", "Choose an end date after the first date");
  if (until > daysAfter(day, SERIES_DAYS_MAX)) throw invalid("until", "Choose a date within the next two years");
}

/** Makes an event the first date of a series and creates the dates of the next weeks. */
export async function startSeries(
  tx: Tx,
  { id: eventId, hostId }: { id: string; hostId: string },
  { repeats, until }: { repeats: Repeats; until: string | null },
  now: Date = systemClock(),
): Promise<void> {
  const { date, time } = await tx.communityEvent.findUniqueOrThrow({ where: { id: eventId } });
  const day = dayOf(date);
  requireEnd(until, day);
  await requireQuota(
    tx,
    hostId,
    "series",
    sql`from community_events e where e."hostId" = ${hostId}::uuid and e."seriesId" is not null and ${UPCOMING} and ${isNextOfSeries(sql`e`)}`,
  );
  const { id } = await tx.eventSeries.create({
    data: {
      repeats,
      startsOn: date,
      time,
      until: until === null ? null : dateOf(until),
      nextOn: dateOf(daysAfter(day, 1)),
    },
  });
  await tx.communityEvent.update({ where: { id: eventId }, data: { seriesId: id, slot: date } });
  await makeDates(tx, id, now);
}

/** The fields that all dates of a series share; day, time, and seats belong to each date. */
const COMMON = {
  ...{ title: true, description: true, category: true, image: true, tags: true, price: true, maxAttendees: true },
  ...{ location: true, address: true, venueId: true, groupId: true },
} as const;
type Template = Prisma.CommunityEventGetPayload<{ select: typeof COMMON }>;

/**
 * The date that new dates are copied from: the last one that wasn't changed separately, or else the last one. Null if
 * there is none anymore.
 */
function templateOf(tx: Tx, seriesId: string): Promise<Template | null> {
  return tx.communityEvent.findFirst({
    where: { seriesId },
    orderBy: [{ canceledAt: { sort: "asc", nulls: "first" } }, { isChanged: "asc" }, { startsAt: "desc" }],
    select: COMMON,
  });
}

/** The latest date is handed over, and hidden, together with the upcoming ones; past dates keep their host. */
function latestOf(tx: Tx, seriesId: string): Promise<{ hostId: string | null; hiddenAt: Date | null } | null> {
  return tx.communityEvent.findFirst({
    where: { seriesId },
    orderBy: { startsAt: "desc" },
    select: { hostId: true, hiddenAt: true },
  });
}

/** A suspended or leaving host gets no new dates in the meantime. */
async function isHostShown(tx: Tx, hostId: string): Promise<boolean> {
  const [host] = await tx.$queryRaw<unknown[]>(sql`select 1 from visible_users(null) u where u.id = ${hostId}::uuid`);
  return host !== undefined;
}

/** Whether a person may still host in the group; without a group, anyone may. */
async function mayHostIn(tx: Tx, hostId: string, groupId: string | null): Promise<boolean> {
  if (groupId === null) return true;
  return (await tx.groupMember.count({ where: { groupId, userId: hostId, status: "member" } })) > 0;
}

/** Days of the rule that already have an event, canceled or not, so that no second one is created. */
async function slotsSince(tx: Tx, seriesId: string, from: string): Promise<Set<string>> {
  const found = await tx.communityEvent.findMany({
    where: { seriesId, slot: { gte: dateOf(from) } },
    select: { slot: true },
  });
  return new Set(found.flatMap(({ slot }) => (slot === null ? [] : [dayOf(slot)])));
}

/** Creates the dates that are due. The series is locked, or not yet visible to other transactions. */
export async function makeDates(tx: Tx, seriesId: string, now: Date): Promise<void> {
  const series = await tx.eventSeries.findUniqueOrThrow({ where: { id: seriesId } });
  const [template, latest] = [await templateOf(tx, seriesId), await latestOf(tx, seriesId)];
  if (!template || !latest) {
    await tx.eventSeries.delete({ where: { id: seriesId } });
    return;
  }
  const today = dayIn(CHICAGO, now);
  const last = daysAfter(today, SERIES_HORIZON_DAYS);
  if (series.nextOn === null || dayOf(series.nextOn) > last) return;
  const { hostId, hiddenAt } = latest;
  if (hostId === null || !(await mayHostIn(tx, hostId, template.groupId))) {
    await tx.eventSeries.update({ where: { id: seriesId }, data: { nextOn: null } });
    return;
  }
  if (hiddenAt !== null || !(await isHostShown(tx, hostId))) return;
  const from = dayOf(series.nextOn) > today ? dayOf(series.nextOn) : daysAfter(today, 1);
  const there = await slotsSince(tx, seriesId, from);
  for (const day of datesOf(ruleOf(series), from, last))
    if (!there.has(day)) await copyTo(tx, { ...template, hostId }, series, day);
  const isWhole = series.until !== null && dayOf(series.until) <= last;
  await tx.eventSeries.update({
    where: { id: seriesId },
    data: { nextOn: isWhole ? null : dateOf(daysAfter(last, 1)) },
  });
}

/** Creates a new date from another one of its series; its host is going, as always. */
async function copyTo(
  tx: Tx,
  common: Template & { hostId: string },
  { id, time }: EventSeries,
  day: string,
): Promise<void> {
  await tx.communityEvent.create({
    data: {
      ...common,
      ...{ time, date: dateOf(day), startsAt: instantIn(CHICAGO, day, time), seriesId: id, slot: dateOf(day) },
      attendees: 1,
      members: { create: { userId: common.hostId, status: "going" } },
    },
    select: { id: true },
  });
}
