import "server-only";
import { readInTransaction, type Sql, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { notify } from "@/lib/notifications/mutations";
import { NOT_ENDED } from "../events/ended";
import { lock, requireHost, requireNotEnded } from "../events/locks";
import { getCommunityEvent } from "../events/queries";
import { releaseHiddenSpots } from "../events/rsvps";
import { lockActiveAccount, lockUpcoming, makeHost } from "./handover";
import { COHOSTS_MAX } from "./rules";
import type { NewHost } from "./schema";

/** The event, and the other upcoming dates of a recurring one. */
const atDatesOf = (eventId: string, seriesId: string | null): Sql =>
  seriesId === null
    ? sql`"eventId" = ${eventId}::uuid`
    : sql`"eventId" in (select e.id from community_events e
        where e."seriesId" = ${seriesId}::uuid and ${NOT_ENDED})`;

/** Makes a guest a co-host; for a recurring event, at every upcoming date they have a seat at. */
export function addCohost(hostId: string, eventId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    const event = await requireHost(tx, eventId, hostId);
    requireNotEnded(event);
    if (userId === hostId) throw new AppError("conflict", { message: "You're already hosting this event" });
    const rsvps = await tx.communityEventMember.findMany({
      where: { eventId, OR: [{ isCohost: true }, { userId }] },
      select: { userId: true, isCohost: true, status: true },
    });
    const theirs = rsvps.find((rsvp) => rsvp.userId === userId);
    if (theirs?.isCohost) return;
    if (theirs?.status !== "going") {
      throw new AppError("conflict", { message: "Only guests can be co-hosts" });
    }
    if (rsvps.filter(({ isCohost }) => isCohost).length >= COHOSTS_MAX) {
      throw new AppError("conflict", { message: `An event can have up to ${COHOSTS_MAX} co-hosts` });
    }
    await tx.$executeRaw(sql`
      update community_event_members set "isCohost" = true
      where "userId" = ${userId}::uuid and status = 'going' and ${atDatesOf(eventId, event.seriesId)}`);
    await notify(tx, { to: userId, kind: "event-cohost", actorId: hostId, target: { type: "event", id: eventId } });
  });
}

/** Makes a co-host the host; for a recurring event, at every upcoming date. The former host stays as a co-host. */
export function changeHost(hostId: string, eventId: string, { userId }: NewHost): Promise<void> {
  return transaction(async (tx) => {
    await getCommunityEvent(hostId, eventId, readInTransaction(tx));
    const event = sql`(select "seriesId" from community_events where id = ${eventId}::uuid)`;
    const [dates] = await lockUpcoming(
      tx,
      sql`(e.id = ${eventId}::uuid or e."seriesId" = ${event}) and e."hostId" = ${hostId}::uuid`,
    );
    requireNotEnded(await requireHost(tx, eventId, hostId));
    const ids = dates?.map(({ id }) => id) ?? [];
    const rsvps = await tx.communityEventMember.findMany({ where: { eventId: { in: ids }, userId, isCohost: true } });
    if (!dates || rsvps.length === 0 || !(await lockActiveAccount(tx, userId))) {
      throw new AppError("conflict", { message: "Make this person a co-host first" });
    }
    await makeHost(tx, dates, userId);
    const remaining = rsvps.map((rsvp) => rsvp.eventId);
    await tx.communityEventMember.createMany({
      data: remaining.map((id) => ({ eventId: id, userId: hostId, status: "going" as const, isCohost: true })),
    });
    await tx.communityEvent.updateMany({ where: { id: { in: remaining } }, data: { attendees: { increment: 1 } } });
    for (const { id } of dates) await releaseHiddenSpots(tx, id);
  });
}

/** The host removes a co-host, or the co-host steps down: at every upcoming date. */
export function removeCohost(actorId: string, eventId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    const isOwn = actorId === userId;
    const { seriesId } = isOwn ? await lock(tx, eventId, userId) : await requireHost(tx, eventId, actorId);
    await tx.$executeRaw(sql`
      update community_event_members set "isCohost" = false
      where "userId" = ${userId}::uuid and "isCohost" and ${atDatesOf(eventId, seriesId)}`);
  });
}
