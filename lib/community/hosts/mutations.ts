import "server-only";
import { type Sql, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { notify } from "@/lib/notifications/mutations";
import { NOT_ENDED } from "../events/ended";
import { lock, OVER, requireHost } from "../events/locks";
import { COHOSTS_MAX } from "./rules";

/** The event, and where it repeats its other dates to come. */
const atDatesOf = (eventId: string, seriesId: string | null): Sql =>
  seriesId === null
    ? sql`"eventId" = ${eventId}::uuid`
    : sql`"eventId" in (select e.id from community_events e
        where e."seriesId" = ${seriesId}::uuid and ${NOT_ENDED})`;

/** Somebody who goes helps to host it, and the other dates they go to where it repeats. */
export function addCohost(hostId: string, eventId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    const { isOver, seriesId } = await requireHost(tx, eventId, hostId);
    if (isOver) throw new AppError("conflict", { message: OVER });
    if (userId === hostId) throw new AppError("conflict", { message: "You host this event already" });
    const seats = await tx.communityEventMember.findMany({
      where: { eventId, OR: [{ isCohost: true }, { userId }] },
      select: { userId: true, isCohost: true, status: true },
    });
    const theirs = seats.find((seat) => seat.userId === userId);
    if (theirs?.isCohost) return;
    if (theirs?.status !== "going") {
      throw new AppError("conflict", { message: "Only who goes to the event can help to host it" });
    }
    if (seats.filter(({ isCohost }) => isCohost).length >= COHOSTS_MAX) {
      throw new AppError("conflict", { message: `An event has at most ${COHOSTS_MAX} co-hosts` });
    }
    await tx.$executeRaw(sql`
      update community_event_members set "isCohost" = true
      where "userId" = ${userId}::uuid and status = 'going' and ${atDatesOf(eventId, seriesId)}`);
    await notify(tx, { to: userId, kind: "event-cohost", actorId: hostId, target: { type: "event", id: eventId } });
  });
}

/** The host takes it back, or the co-host steps down: at every date to come. */
export function removeCohost(actorId: string, eventId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    const isOwn = actorId === userId;
    const { seriesId } = isOwn ? await lock(tx, eventId, userId) : await requireHost(tx, eventId, actorId);
    await tx.$executeRaw(sql`
      update community_event_members set "isCohost" = false
      where "userId" = ${userId}::uuid and "isCohost" and ${atDatesOf(eventId, seriesId)}`);
  });
}
