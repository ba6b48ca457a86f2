import "server-only";
import { type Sql, sql, type Tx } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { NOT_ENDED } from "../events/ended";
import { notifyAttendees } from "../events/event-updates";
import { releaseHiddenSpots, releaseSpot, transferHost } from "../events/rsvps";
import { canceledText } from "../events/rules";
import { nextHosts } from "./access";
import type { HostChoice } from "./schema";

type Upcoming = { id: string; seriesId: string | null; hostId: string; isCancelled: boolean };
/** An event, or all upcoming dates of a recurring one, in order. */
type Dates = [Upcoming, ...Upcoming[]];

/** Locks the upcoming events that match `which`, in the order of every other write: groups, series, events. */
export async function lockUpcoming(tx: Tx, which: Sql): Promise<Dates[]> {
  const upcoming = sql`from community_events e where ${which} and ${NOT_ENDED} and e."hiddenAt" is null`;
  await tx.$queryRaw(sql`select 1 from groups where id in (select e."groupId" ${upcoming}) order by id for share`);
  await tx.$queryRaw(
    sql`select 1 from event_series where id in (select e."seriesId" ${upcoming}) order by id for update`,
  );
  await tx.$queryRaw(sql`select 1 ${upcoming} order by e.id for update`);
  const events = await tx.$queryRaw<Upcoming[]>(sql`
    select e.id, e."seriesId", e."hostId", e."canceledAt" is not null as "isCancelled" ${upcoming} order by e."startsAt", e.id`);
  return unitsOf(events);
}

/** Events in order, grouped by series. */
export function unitsOf<One extends { id: string; seriesId: string | null }>(
  events: readonly One[],
): [One, ...One[]][] {
  const units = new Map<string, [One, ...One[]]>();
  for (const event of events) {
    const key = event.seriesId ?? event.id;
    const known = units.get(key);
    if (known) known.push(event);
    else units.set(key, [event]);
  }
  return [...units.values()];
}

/**
 * The chosen person, or else the first who can host it and isn't leaving as well; locked, so that they can't leave in
 * the meantime.
 */
export async function nextHostOf(tx: Tx, eventId: string, chosen?: string): Promise<string | null> {
  const candidates = await tx.$queryRaw<{ id: string }[]>(sql`
    select next.id from community_events e cross join lateral (${nextHosts(sql`e`)}) next where e.id = ${eventId}::uuid`);
  candidates.sort((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  for (const { id } of candidates) if (await lockActiveAccount(tx, id)) return id;
  return null;
}

/** Locks a person and returns whether the account can take over events. */
export async function lockActiveAccount(tx: Tx, userId: string): Promise<boolean> {
  await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  const found = await tx.$queryRaw<unknown[]>(sql`select 1 from visible_users(null) u where u.id = ${userId}::uuid`);
  return found.length > 0;
}

/** Makes a person the host of these dates, which are locked, and notifies them once. */
export async function makeHost(tx: Tx, dates: readonly Pick<Upcoming, "id" | "hostId">[], to: string): Promise<void> {
  for (const date of dates) await transferHost(tx, date, to);
  const [first] = dates;
  if (!first) return;
  await notify(tx, { to, kind: "event-host", actorId: null, target: { type: "event", id: first.id } });
}

/** The same, and frees the spots of people who blocked the new host or were blocked by them. */
async function handOver(tx: Tx, dates: Dates, to: string): Promise<void> {
  await makeHost(tx, dates, to);
  for (const { id } of dates) await releaseHiddenSpots(tx, id);
}

/**
 * Cancels dates whose host or group is being deleted, and notifies their guests. They stay without host and group until
 * they are over, with only the text that calendars need.
 */
async function cancelForGood(tx: Tx, dates: Dates, why: string, leaving: { userId: string; isHost: boolean }) {
  const [first] = dates;
  const ids = dates.map(({ id }) => id);
  const guests = await tx.communityEventMember.count({
    where: { eventId: { in: ids }, userId: { not: leaving.userId } },
  });
  if (guests === 0) return; // No one to notify: the event is deleted with its host or group.
  await tx.$executeRaw(sql`
    update community_events e set "canceledAt" = coalesce("canceledAt", ${systemClock().toISOString()}::timestamptz),
      "cancelReason" = case when "canceledAt" is null then ${why} else "cancelReason" end, sequence = sequence + 1,
      "hostId" = case when ${leaving.isHost}::boolean then null else "hostId" end, "groupId" = null,
      "guestsOnly" = "guestsOnly" or coalesce((select g."isPrivate" from groups g where g.id = e."groupId"), false),
      description = '', image = null, tags = '{}'
    where id = any(${ids}::uuid[])`);
  if (first.seriesId !== null) {
    await tx.$executeRaw(sql`
      update event_series set "nextOn" = null, sequence = sequence + 1,
        until = coalesce((select min(slot) - 1 from community_events where id = any(${ids}::uuid[])), until)
      where id = ${first.seriesId}::uuid`);
  }
  const text = canceledText(why, dates.length > 1);
  const updates = dates.flatMap(({ id, isCancelled }) => (isCancelled ? [] : [{ eventId: id, text }]));
  await notifyAttendees(tx, null, "event-cancelled", updates, [leaving.userId]);
}

/**
 * Events of a departing host pass to the person they chose, or else to a co-host or an owner of the group; the rest are
 * canceled. Account deletion calls this again under the lock on the person, for events handed to them in the meantime.
 */
export async function endHosting(tx: Tx, userId: string, choices: readonly HostChoice[] = []): Promise<void> {
  for (const dates of await lockUpcoming(tx, sql`e."hostId" = ${userId}::uuid`)) {
    const chosen = choices.find(({ eventId }) => dates.some(({ id }) => id === eventId))?.userId;
    const isOff = chosen === null || dates.every(({ isCancelled }) => isCancelled);
    const next = isOff ? null : await nextHostOf(tx, dates[0].id, chosen);
    if (next === null) await cancelForGood(tx, dates, "The host left Windmile", { userId, isHost: true });
    else await handOver(tx, dates, next);
  }
}

/**
 * Cancels the upcoming ones of these locked events, because a moderator is removing them. Only their guests can still
 * see them, without chat and photos.
 */
export async function cancelRemovedEvents(tx: Tx, ids: readonly string[], authorId: string): Promise<void> {
  await tx.communityEvent.updateMany({ where: { id: { in: [...ids] } }, data: { hiddenAt: null, guestsOnly: true } });
  for (const dates of await lockUpcoming(tx, sql`e.id = any(${ids}::uuid[])`)) {
    await cancelForGood(tx, dates, "A moderator removed it", { userId: authorId, isHost: true });
    for (const { id } of dates) await releaseSpot(tx, id, authorId);
  }
  await tx.eventMessage.deleteMany({ where: { eventId: { in: [...ids] } } });
  await tx.eventPhoto.deleteMany({ where: { eventId: { in: [...ids] } } });
}

/** Cancels these locked dates until `resumeDates` restores them, and notifies their guests. */
export async function pauseDates(tx: Tx, ids: readonly string[], why: string, hostId: string): Promise<void> {
  await tx.$executeRaw(sql`
    update community_events set "canceledAt" = now(), "cancelReason" = ${why}, sequence = sequence + 1
    where id = any(${ids}::uuid[])`);
  const text = canceledText(why, ids.length > 1);
  const updates = ids.map((eventId) => ({ eventId, text }));
  await notifyAttendees(tx, null, "event-cancelled", updates, [hostId]);
}

export async function resumeDates(tx: Tx, ids: readonly string[], hostId: string): Promise<void> {
  await tx.$executeRaw(sql`
    update community_events set "canceledAt" = null, "cancelReason" = null, sequence = sequence + 1
    where id = any(${ids}::uuid[])`);
  const updates = ids.map((eventId) => ({ eventId, text: "it's back on" }));
  await notifyAttendees(tx, null, "event-changed", updates, [hostId]);
}

/**
 * Events of a host who is being suspended pass to the next host; those without one are canceled until the suspension
 * ends. They are marked with the time of the suspension, so this must run in the same transaction.
 */
export async function suspendHosting(tx: Tx, userId: string): Promise<void> {
  for (const dates of await lockUpcoming(tx, sql`e."hostId" = ${userId}::uuid`)) {
    const ids = dates.flatMap(({ id, isCancelled }) => (isCancelled ? [] : [id]));
    const next = ids.length === 0 ? null : await nextHostOf(tx, dates[0].id);
    if (next !== null) await handOver(tx, dates, next);
    else await pauseDates(tx, ids, "The host is unavailable", userId);
  }
}

/**
 * Restores upcoming events that were canceled with the host's suspension, which is about to end. Resolves to these
 * events.
 */
export async function resumeHosting(tx: Tx, userId: string): Promise<string[]> {
  const withHost = sql`e."canceledAt" = (select "suspendedAt" from users where id = ${userId}::uuid)`;
  const units = await lockUpcoming(tx, sql`e."hostId" = ${userId}::uuid and ${withHost}`);
  for (const dates of units) {
    const ids = dates.map(({ id }) => id);
    await resumeDates(tx, ids, userId);
  }
  return units.flat().map(({ id }) => id);
}

/** Cancels the upcoming events of a group that is being deleted, and is locked. */
export async function cancelGroupEvents(tx: Tx, groupId: string, userId: string): Promise<void> {
  const units = await lockUpcoming(tx, sql`e."groupId" = ${groupId}::uuid`);
  for (const dates of units) await cancelForGood(tx, dates, "The group was deleted", { userId, isHost: false });
}
