import "server-only";
import { type Sql, sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { CHICAGO, instantIn, systemClock } from "@/lib/core/shared/clock";
import { requireOwnPicture } from "@/lib/feed/media/queries";
import { notify } from "@/lib/notifications/mutations";
import { getCommunityEvent } from "./queries";
import { whatMoved } from "./rules";
import type { CommunityEvent, CreateEvent, EditEvent, Seat } from "./schema";
import { giveUpSeat, promote } from "./seats";

const OVER = "This event is over or was cancelled";

type Locked = { hostId: string; attendees: number; maxAttendees: number; waitlisted: number; isOver: boolean };

/**
 * Locks the group before the event, in the same order as leaving the group does: somebody who leaves meanwhile waits,
 * and then loses the seat taken here.
 */
async function holdGroup(tx: Tx, groupId: Sql): Promise<void> {
  await tx.$queryRaw(sql`select 1 from groups where id = ${groupId} for share`);
}

/**
 * Every change of seats locks the event's row first, so that counters and rows agree under parallel requests. The group
 * may become private while this waits: the caller reads the event again at the end and answers 404, which rolls
 * everything back.
 */
async function lock(tx: Tx, eventId: string, userId: string): Promise<Locked> {
  await getCommunityEvent(userId, eventId, within(tx));
  await holdGroup(tx, sql`(select "groupId" from community_events where id = ${eventId}::uuid)`);
  const [event] = await tx.$queryRaw<Locked[]>(sql`
    select "hostId", attendees, "maxAttendees", waitlisted, "cancelledAt" is not null or "startsAt" < now() - interval '3 hours' as "isOver"
    from community_events where id = ${eventId}::uuid for update`);
  if (!event) throw new AppError("not_found");
  return event;
}

async function seatOf(tx: Tx, eventId: string, userId: string): Promise<Seat> {
  const { myStatus, position, attendees, maxAttendees } = await getCommunityEvent(userId, eventId, within(tx));
  return { status: myStatus, position, attendees, maxAttendees };
}

/** A place if there is one, otherwise the end of the waiting list. Joining again changes nothing. */
export function joinCommunityEvent(userId: string, eventId: string): Promise<Seat> {
  return transaction(async (tx) => {
    const event = await lock(tx, eventId, userId);
    if (event.isOver) throw new AppError("conflict", { message: OVER });
    const status = event.attendees < event.maxAttendees ? "going" : "waitlisted";
    const joined = await tx.$executeRaw(sql`
      insert into community_event_members ("eventId", "userId", status)
      values (${eventId}::uuid, ${userId}::uuid, ${status}::"SeatStatus") on conflict do nothing`);
    if (joined > 0) {
      const count = status === "going" ? { attendees: { increment: 1 } } : { waitlisted: { increment: 1 } };
      await tx.communityEvent.update({ where: { id: eventId }, data: count });
      const target = { type: "event", id: eventId } as const;
      const kind = status === "going" ? "event-joined" : "event-waitlisted";
      await notify(tx, { to: event.hostId, kind, actorId: userId, target });
    }
    return seatOf(tx, eventId, userId);
  });
}

/** Frees exactly one place, which the first of the queue takes. The host stays while the event stands. */
export function leaveCommunityEvent(userId: string, eventId: string): Promise<Seat> {
  return transaction(async (tx) => {
    const event = await lock(tx, eventId, userId);
    if (event.hostId === userId)
      throw new AppError("conflict", { message: "The host can cancel the event, not leave it" });
    await giveUpSeat(tx, eventId, userId);
    return seatOf(tx, eventId, userId);
  });
}

/** The host is going from the start. An event of a group is made by its members. */
export function createCommunityEvent(
  userId: string,
  input: CreateEvent,
  clientKey?: ClientKey,
): Promise<CommunityEvent> {
  return once(clientKey, async (tx) => {
    const { date, groupId, ...event } = input;
    requireToCome(date, event.time);
    if (groupId !== null) await requireMember(tx, groupId, userId);
    await requireOwnPicture(tx, userId, "image", event.image);
    const { id } = await tx.communityEvent.create({
      data: {
        ...event,
        groupId,
        date: new Date(`${date}T00:00:00Z`),
        startsAt: instantIn(CHICAGO, date, event.time),
        hostId: userId,
        attendees: 1,
        members: { create: { userId, status: "going" } },
      },
    });
    return getCommunityEvent(userId, id, within(tx));
  });
}

function requireToCome(date: string, time: string): void {
  if (instantIn(CHICAGO, date, time) <= systemClock()) throw invalid("date", "Choose a date and time still to come");
}

async function requireMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await holdGroup(tx, sql`${groupId}::uuid`);
  const member = await tx.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });
  if (member?.status !== "member") throw new AppError("not_found");
}

async function requireHost(tx: Tx, eventId: string, userId: string): Promise<Locked> {
  const event = await lock(tx, eventId, userId);
  if (event.hostId !== userId) throw new AppError("forbidden", { message: "Only the host may change this event" });
  return event;
}

type News = "event-changed" | "event-cancelled";

/** Tells everybody with a seat or in the queue. */
async function tellSeats(tx: Tx, hostId: string, eventId: string, kind: News, text = ""): Promise<void> {
  const seats = await tx.communityEventMember.findMany({ where: { eventId }, select: { userId: true } });
  const to = seats.map(({ userId }) => userId);
  await notify(tx, { to, kind, actorId: hostId, target: { type: "event", id: eventId }, text });
}

/** A higher limit lets the queue in at once; a lower one drops nobody. */
export function editCommunityEvent(userId: string, eventId: string, input: EditEvent): Promise<CommunityEvent> {
  return transaction(async (tx) => {
    const { isOver } = await requireHost(tx, eventId, userId);
    if (isOver) throw new AppError("conflict", { message: OVER });
    const before = await tx.communityEvent.findUniqueOrThrow({ where: { id: eventId } });
    if (input.image !== before.image) await requireOwnPicture(tx, userId, "image", input.image);
    const { date = before.date.toISOString().slice(0, 10), time = before.time, ...rest } = input;
    if (input.date !== undefined || input.time !== undefined) requireToCome(date, time);
    const changed = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const after = await tx.communityEvent.update({
      where: { id: eventId },
      data: {
        ...changed,
        time,
        date: new Date(`${date}T00:00:00Z`),
        startsAt: instantIn(CHICAGO, date, time),
        sequence: { increment: 1 },
      },
    });
    const news = whatMoved(before, after);
    if (news) await tellSeats(tx, userId, eventId, "event-changed", news);
    await promote(tx, eventId);
    return getCommunityEvent(userId, eventId, within(tx));
  });
}

/** The event stays readable for those who had it in their calendar; nobody can join it any more. */
export function cancelCommunityEvent(userId: string, eventId: string): Promise<void> {
  return transaction(async (tx) => {
    await requireHost(tx, eventId, userId);
    const { count } = await tx.communityEvent.updateMany({
      where: { id: eventId, cancelledAt: null },
      data: { cancelledAt: systemClock(), sequence: { increment: 1 } },
    });
    if (count > 0) await tellSeats(tx, userId, eventId, "event-cancelled");
  });
}
