import "server-only";
import { sql, type Tx } from "@/lib/core/server/db";
import { notify } from "@/lib/notifications/mutations";
import { promotions } from "./rules";

/**
 * First in, first out: as many of the queue as there are free places move up, in the transaction that freed them. The
 * event is locked. Resolves to who moved up.
 */
export async function promote(tx: Tx, eventId: string): Promise<string[]> {
  const event = await tx.communityEvent.findUniqueOrThrow({ where: { id: eventId } });
  const count = promotions(event.maxAttendees, event.attendees, event.waitlisted);
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

/** Frees exactly one place, which the first of the queue takes. The event is locked. Resolves to who moved up. */
export async function giveUpSeat(tx: Tx, eventId: string, userId: string): Promise<string[]> {
  const where = { eventId_userId: { eventId, userId } };
  const seat = await tx.communityEventMember.findUnique({ where });
  if (!seat) return [];
  await tx.communityEventMember.delete({ where });
  const count = seat.status === "going" ? { attendees: { decrement: 1 } } : { waitlisted: { decrement: 1 } };
  await tx.communityEvent.update({ where: { id: eventId }, data: count });
  return promote(tx, eventId);
}

/** Gives up every place at what a group has still to come, but for events one hosts. */
export async function giveUpGroupSeats(tx: Tx, groupId: string, userId: string): Promise<void> {
  const events = await tx.$queryRaw<{ id: string }[]>(sql`
    select e.id from community_events e
    where e."groupId" = ${groupId}::uuid and e."hostId" <> ${userId}::uuid and e."startsAt" > now()
      and exists (select 1 from community_event_members m where m."eventId" = e.id and m."userId" = ${userId}::uuid)
    order by e.id for update of e`);
  for (const { id } of events) await giveUpSeat(tx, id, userId);
}
