import "server-only";
import { type Sql, sql, type Tx } from "@/lib/core/server/db";
import { notify } from "@/lib/notifications/mutations";
import { UPCOMING } from "./ended";
import { promotions } from "./rules";

/**
 * First in, first out: as many people on the waitlist move up as there are free spots, in the transaction that freed
 * them; none once the event is over or canceled. The event is locked. Resolves to who moved up.
 */
export async function promote(tx: Tx, eventId: string): Promise<string[]> {
  const [event] = await tx.$queryRaw<{ maxAttendees: number; attendees: number; waitlisted: number }[]>(sql`
    select e."maxAttendees", e.attendees, e.waitlisted from community_events e
    where e.id = ${eventId}::uuid and ${UPCOMING} for update`);
  const count = event ? promotions(event.maxAttendees, event.attendees, event.waitlisted) : 0;
  if (count === 0) return [];
  const moved = await tx.$queryRaw<{ userId: string }[]>(sql`
    update community_event_members m set status = 'going' from (
      select "userId" from community_event_members
      where "eventId" = ${eventId}::uuid and status = 'waitlisted' order by queue limit ${count}
    ) next
    where m."eventId" = ${eventId}::uuid and m."userId" = next."userId" returning m."userId"`);
  await tx.communityEvent.update({
    where: { id: eventId },
    data: { attendees: { increment: moved.length }, waitlisted: { decrement: moved.length } },
  });
  const to = moved.map(({ userId }) => userId);
  await notify(tx, { to, kind: "event-promoted", actorId: null, target: { type: "event", id: eventId } });
  return to;
}

/** Frees exactly one spot for the first person on the waitlist. The event is locked. Resolves to who moved up. */
export async function releaseSpot(tx: Tx, eventId: string, userId: string): Promise<string[]> {
  await removeRsvps(tx, eventId, sql`m."userId" = ${userId}::uuid`);
  return promote(tx, eventId);
}

/** Removes seats and updates the counters. The event is locked. Resolves to the former seat owners. */
async function removeRsvps(tx: Tx, eventId: string, which: Sql): Promise<string[]> {
  const removed = await tx.$queryRaw<{ userId: string; isGoing: boolean; isCheckedIn: boolean }[]>(sql`
    delete from community_event_members m where m."eventId" = ${eventId}::uuid and ${which}
    returning m."userId", m.status = 'going' as "isGoing", m."checkedInAt" is not null as "isCheckedIn"`);
  const going = removed.filter(({ isGoing }) => isGoing).length;
  const checkIns = removed.filter(({ isCheckedIn }) => isCheckedIn).length;
  await tx.communityEvent.update({
    where: { id: eventId },
    data: {
      attendees: { decrement: going },
      waitlisted: { decrement: removed.length - going },
      checkInCount: { decrement: checkIns },
    },
  });
  return removed.map(({ userId }) => userId);
}

/**
 * Locks the events that one of two people hosts and the other has a seat at, before they are separated. Resolves to
 * these events.
 */
export async function lockEventsBetween(tx: Tx, one: string, other: string): Promise<string[]> {
  const both = [one, other];
  const events = await tx.$queryRaw<{ id: string }[]>(sql`
    select e.id from community_event_members m join community_events e on e.id = m."eventId"
    where m."userId" = any(${both}::uuid[]) and e."hostId" = any(${both}::uuid[]) and e."hostId" <> m."userId" and ${UPCOMING}
    order by e.id for update of e`);
  return events.map(({ id }) => id);
}

/** Frees the seats of people who may no longer see the event, which is locked. Resolves to these people. */
export async function releaseHiddenSpots(tx: Tx, eventId: string): Promise<string[]> {
  const unseen = sql`not exists (select 1 from visible_community_events(m."userId") e where e.id = m."eventId")`;
  const removed = await removeRsvps(tx, eventId, unseen);
  await promote(tx, eventId);
  return removed;
}

/** Makes a person the host and gives them the former host's seat. The event is locked. */
export async function transferHost(tx: Tx, { id, hostId }: { id: string; hostId: string }, to: string): Promise<void> {
  await tx.communityEvent.update({
    where: { id },
    data: { hostId: to, organizerRating: null, sequence: { increment: 1 } },
  });
  await removeRsvps(tx, id, sql`m."userId" = ${to}::uuid`);
  await tx.communityEventMember.updateMany({
    where: { eventId: id, userId: hostId },
    data: { userId: to, isCohost: false },
  });
}
