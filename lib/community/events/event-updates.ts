import "server-only";
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { sql, type Tx } from "@/lib/core/server/db";
import { CHICAGO } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { canceledDatesText } from "./rules";

type EventUpdate = { eventId: string; text: string };

/**
 * Notifies people with a seat or on the waitlist, once each: about the first of these events that they have a seat at.
 */
export async function notifyAttendees(
  tx: Tx,
  actorId: string | null,
  kind: "event-changed" | "event-cancelled",
  updates: readonly EventUpdate[],
  except: readonly string[] = [],
): Promise<void> {
  const notified = new Set(except);
  for (const { eventId, text } of updates) {
    const guests = await tx.communityEventMember.findMany({ where: { eventId }, select: { userId: true } });
    const to = guests.flatMap(({ userId }) => (notified.has(userId) ? [] : [userId]));
    for (const userId of to) notified.add(userId);
    await notify(tx, { to, kind, actorId, target: { type: "event", id: eventId }, text });
  }
}

/** Notifies the guests of canceled dates: once each, about all of theirs. */
export async function notifyCanceled(tx: Tx, actorId: string, eventIds: readonly string[], why: string): Promise<void> {
  const recipients = await tx.$queryRaw<{ people: string[]; dates: [string, ...string[]]; days: Date[] }[]>(sql`
    select array_agg(guests."userId"::text) as people, guests.dates, guests.days from (
      select m."userId", array_agg(e.id::text order by e."startsAt") as dates, array_agg(e."startsAt" order by e."startsAt") as days
      from community_event_members m join community_events e on e.id = m."eventId"
      where e.id = any(${eventIds}::uuid[]) group by m."userId") guests
    group by guests.dates, guests.days`);
  for (const { people, dates, days } of recipients) {
    const text = canceledDatesText(
      days.map((at) => format(at, "EEE, MMM d", { in: tz(CHICAGO) })),
      why,
    );
    await notify(tx, { to: people, kind: "event-cancelled", actorId, target: { type: "event", id: dates[0] }, text });
  }
}

type When = { startsAt: Date; location: string; address: string };

/** "now Sat, Dec 5 at 9:00 AM, Lincoln Park", "now at Lincoln Park", or null if neither time nor place changed. */
export function describeChanges(before: When, after: When): string | null {
  const isLater = before.startsAt.getTime() !== after.startsAt.getTime();
  const isElsewhere = before.location !== after.location || before.address !== after.address;
  const time = isLater ? format(after.startsAt, "EEE, MMM d 'at' h:mm a", { in: tz(CHICAGO) }) : null;
  if (!time) return isElsewhere ? `now at ${after.location}` : null;
  return `now ${time}${isElsewhere ? `, ${after.location}` : ""}`;
}
