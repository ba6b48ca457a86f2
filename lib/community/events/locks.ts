import "server-only";
import { readInTransaction, type Sql, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { ENDED, NOT_ENDED } from "./ended";
import { getCommunityEvent } from "./queries";

type Locked = {
  hostId: string | null;
  seriesId: string | null;
  attendees: number;
  maxAttendees: number;
  waitlisted: number;
  isCancelled: boolean;
  isOver: boolean;
};

/**
 * Locks the group before the event, in the same order as leaving the group: someone leaving in the meantime waits, and
 * then loses the seat taken here.
 */
export async function holdGroup(tx: Tx, groupId: Sql): Promise<void> {
  await tx.$queryRaw(sql`select 1 from groups where id = ${groupId} for share`);
}

const groupOf = (eventId: string): Sql => sql`(select "groupId" from community_events where id = ${eventId}::uuid)`;

/**
 * Every change of seats locks the event's row first, so that counters and rows agree under parallel requests. The group
 * may become private while this waits, so the caller reads the event again at the end and responds with 404, which
 * rolls everything back.
 */
export async function lock(tx: Tx, eventId: string, userId: string): Promise<Locked> {
  await getCommunityEvent(userId, eventId, readInTransaction(tx));
  await holdGroup(tx, groupOf(eventId));
  const [event] = await tx.$queryRaw<Locked[]>(sql`
    select "hostId", "seriesId", attendees, "maxAttendees", waitlisted, "canceledAt" is not null as "isCancelled",
      ${ENDED} as "isOver"
    from community_events e where id = ${eventId}::uuid for update`);
  if (!event) throw new AppError("not_found");
  return event;
}

const conflict = (message: string) => new AppError("conflict", { message });

export function requireNotCanceled({ isCancelled }: { isCancelled: boolean }): void {
  if (isCancelled) throw conflict("This event was canceled");
}

/** 409 for actions that only make sense before an event has ended. */
export function requireNotEnded(event: { isCancelled: boolean; isOver: boolean }): void {
  requireNotCanceled(event);
  if (event.isOver) throw conflict("This event is over");
}

/** The host and co-hosts. */
export async function requireEditor(tx: Tx, eventId: string, userId: string): Promise<Locked> {
  const event = await lock(tx, eventId, userId);
  const { isHost, isCohost } = await getCommunityEvent(userId, eventId, readInTransaction(tx));
  if (isHost || isCohost) return event;
  throw new AppError("forbidden", { message: "Only the host and co-hosts can change this event" });
}

export async function requireHost(tx: Tx, eventId: string, userId: string): Promise<Locked> {
  const event = await lock(tx, eventId, userId);
  if (event.hostId === userId) return event;
  await getCommunityEvent(userId, eventId, readInTransaction(tx)); // Someone who was removed in the meantime can't see the event anymore.
  throw new AppError("forbidden", { message: "Only the host can change this event" });
}

/**
 * Locks an event and, if it is recurring, the upcoming dates after it: the series first, then the events by id.
 * Resolves to these events.
 */
export async function lockWithFollowing(tx: Tx, eventId: string): Promise<string[]> {
  await holdGroup(tx, groupOf(eventId));
  await tx.$queryRaw(sql`
    select 1 from event_series where id = (select "seriesId" from community_events where id = ${eventId}::uuid) for update`);
  const events = await tx.$queryRaw<{ id: string }[]>(sql`
    select e.id from community_events e where e.id = ${eventId}::uuid or (${NOT_ENDED}
      and e."seriesId" = (select "seriesId" from community_events where id = ${eventId}::uuid)
      and e.slot > (select slot from community_events where id = ${eventId}::uuid))
    order by e.id for update`);
  return events.map(({ id }) => id);
}
