import "server-only";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { lock, requireHost, requireNotCanceled } from "../events/locks";
import { getCommunityEvent } from "../events/queries";
import { isCodeAt } from "./codes";
import { requireOpen } from "./queries";
import type { CheckInToEvent, EventCheckIn, Thanks } from "./schema";

/** Checks a guest in with the code on the host's screen, once. */
export function checkInToEvent(
  userId: string,
  eventId: string,
  { code }: CheckInToEvent,
  now: Date = systemClock(),
): Promise<EventCheckIn> {
  return transaction(async (tx) => {
    await lock(tx, eventId, userId);
    const event = await getCommunityEvent(userId, eventId, readInTransaction(tx));
    if (event.isCheckedIn) return { checkIns: event.checkIns, isCheckedIn: true };
    if (!event.isJoined) throw new AppError("forbidden", { message: "Only guests can check in" });
    requireOpen(event);
    if (!isCodeAt(eventId, code.replaceAll(/\s/g, ""), now)) {
      throw invalid("code", "That code is wrong or has expired");
    }
    const key = { eventId_userId: { eventId, userId } };
    await tx.communityEventMember.update({ where: key, data: { checkedInAt: now }, select: { eventId: true } });
    await tx.communityEvent.update({
      where: { id: eventId },
      data: { checkInCount: { increment: 1 } },
      select: { id: true },
    });
    return { checkIns: event.checkIns + 1, isCheckedIn: true };
  });
}

/** Sends the host's thanks, once, after the event: to guests who checked in, or to all guests if no one did. */
export function thank(userId: string, eventId: string, { text }: Thanks): Promise<void> {
  return transaction(async (tx) => {
    await requireHost(tx, eventId, userId);
    const { isOver, isCancelled, thanks, checkIns } = await getCommunityEvent(userId, eventId, readInTransaction(tx));
    requireNotCanceled({ isCancelled });
    if (!isOver) throw new AppError("conflict", { message: "You can send thanks once the event ends" });
    if (thanks !== null) throw new AppError("conflict", { message: "You've already sent thanks" });
    await tx.communityEvent.update({ where: { id: eventId }, data: { thanks: text }, select: { id: true } });
    const came = await tx.$queryRaw<{ userId: string }[]>(sql`
      select "userId" from community_event_members
      where "eventId" = ${eventId}::uuid and status = 'going' and (${checkIns}::int = 0 or "checkedInAt" is not null)`);
    const to = came.map((one) => one.userId);
    await notify(tx, { to, kind: "event-thanks", actorId: userId, target: { type: "event", id: eventId }, text });
  });
}
