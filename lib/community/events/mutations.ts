import "server-only";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { CHICAGO, instantIn, systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { requireOwnPicture } from "@/lib/feed/media/queries";
import { notify } from "@/lib/notifications/mutations";
import { isNextOfSeries } from "../series/access";
import { dateOf, dayOf, startSeries } from "../series/mutations";
import { requirePossible, requireUpcoming } from "./checks";
import { UPCOMING } from "./ended";
import { describeChanges, notifyAttendees } from "./event-updates";
import { cancelFollowing, editFollowing } from "./following";
import { holdGroup, lock, requireEditor, requireHost, requireNotCanceled, requireNotEnded } from "./locks";
import { getCommunityEvent } from "./queries";
import { promote, releaseSpot } from "./rsvps";
import { canceledText } from "./rules";
import type { CancelEvent, CommunityEvent, CreateEvent, EditEvent, EditWithScope, Rsvp } from "./schema";

async function rsvpOf(tx: Tx, eventId: string, userId: string): Promise<Rsvp> {
  const event = await getCommunityEvent(userId, eventId, readInTransaction(tx));
  const { myStatus, position, attendees, maxAttendees, isFull } = event;
  return { status: myStatus, position, attendees, maxAttendees, isFull };
}

/** Takes a spot if there is one, otherwise the end of the waitlist. Joining again changes nothing. */
export function joinCommunityEvent(userId: string, eventId: string): Promise<Rsvp> {
  return transaction(async (tx) => {
    const event = await lock(tx, eventId, userId);
    requireNotEnded(event);
    const status = event.attendees < event.maxAttendees ? "going" : "waitlisted";
    const joined = await tx.$executeRaw(sql`
      insert into community_event_members ("eventId", "userId", status, "isCohost")
      values (${eventId}::uuid, ${userId}::uuid, ${status}::"RsvpStatus", ${await isCohostElsewhere(tx, userId, event.seriesId)})
      on conflict do nothing`);
    if (joined > 0) {
      await requireQuota(
        tx,
        userId,
        "rsvps",
        sql`from community_event_members m join community_events e on e.id = m."eventId"
            where m."userId" = ${userId}::uuid and m."eventId" <> ${eventId}::uuid and ${UPCOMING}`,
      );
      const count = status === "going" ? { attendees: { increment: 1 } } : { waitlisted: { increment: 1 } };
      await tx.communityEvent.update({ where: { id: eventId }, data: count });
      const target = { type: "event", id: eventId } as const;
      const kind = status === "going" ? "event-joined" : "event-waitlisted";
      await notify(tx, { to: event.hostId ?? [], kind, actorId: userId, target });
    }
    return rsvpOf(tx, eventId, userId);
  });
}

/** A co-host of one date of a recurring event is a co-host at every date they have a seat at. */
async function isCohostElsewhere(tx: Tx, userId: string, seriesId: string | null): Promise<boolean> {
  if (seriesId === null) return false;
  return (await tx.communityEventMember.count({ where: { userId, isCohost: true, event: { seriesId } } })) > 0;
}

/** Frees exactly one spot for the first person on the waitlist. The host can't leave while the event exists. */
export function leaveCommunityEvent(userId: string, eventId: string): Promise<Rsvp> {
  return transaction(async (tx) => {
    const event = await lock(tx, eventId, userId);
    requireNotCanceled(event);
    if (event.hostId === userId) {
      throw new AppError("conflict", {
        message: "You're hosting this event. Make a co-host the host, or cancel the event",
      });
    }
    await releaseSpot(tx, eventId, userId);
    return rsvpOf(tx, eventId, userId);
  });
}

/** Creates an event. The host is its first guest. Group events are created by members. */
export function createCommunityEvent(
  userId: string,
  { repeats, ...input }: CreateEvent,
  clientKey?: ClientKey,
): Promise<CommunityEvent> {
  return once(clientKey, async (tx) => {
    const id = await insertEvent(tx, userId, input);
    if (repeats) await startSeries(tx, { id, hostId: userId }, repeats);
    return getCommunityEvent(userId, id, readInTransaction(tx));
  });
}

/** `guests` are guests from the start, like the host. */
export async function insertEvent(
  tx: Tx,
  hostId: string,
  { date, ...event }: Omit<CreateEvent, "repeats">,
  guests: readonly string[] = [],
): Promise<string> {
  requireUpcoming(date, event.time);
  if (event.groupId !== null) await requireMember(tx, event.groupId, hostId);
  await requireOwnPicture(tx, hostId, "image", event.image);
  await requireVenue(tx, event.venueId);
  await requireQuota(
    tx,
    hostId,
    "hosted",
    // A recurring event counts once, no matter how many dates it has.
    sql`from community_events e where e."hostId" = ${hostId}::uuid and ${UPCOMING} and ${isNextOfSeries(sql`e`)}`,
  );
  const going = [hostId, ...guests];
  const { id } = await tx.communityEvent.create({
    data: {
      ...event,
      date: dateOf(date),
      startsAt: instantIn(CHICAGO, date, event.time),
      hostId,
      attendees: going.length,
      members: { create: going.map((userId) => ({ userId, status: "going" as const })) },
    },
  });
  return id;
}

async function requireMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await holdGroup(tx, sql`${groupId}::uuid`);
  const member = await tx.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });
  if (member?.status !== "member") throw new AppError("not_found");
}

/** A higher limit immediately moves people up from the waitlist; a lower one removes no one. */
export function editCommunityEvent(
  userId: string,
  eventId: string,
  { scope, repeats, ...input }: EditWithScope,
): Promise<CommunityEvent> {
  return transaction(async (tx) => {
    const isAllDone = scope === "following" && (await editFollowing(tx, userId, eventId, input, repeats));
    if (!isAllDone) await editOne(tx, userId, eventId, input);
    return getCommunityEvent(userId, eventId, readInTransaction(tx));
  });
}

async function editOne(tx: Tx, userId: string, eventId: string, input: EditEvent): Promise<void> {
  const event = await requireEditor(tx, eventId, userId);
  requireNotEnded(event);
  const before = await tx.communityEvent.findUniqueOrThrow({ where: { id: eventId } });
  await requirePossible(tx, userId, before, input);
  const { date = dayOf(before.date), time = before.time, ...rest } = input;
  const changed = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const after = await tx.communityEvent.update({
    where: { id: eventId },
    data: {
      ...changed,
      time,
      date: dateOf(date),
      startsAt: instantIn(CHICAGO, date, time),
      isChanged: event.seriesId !== null,
      sequence: { increment: 1 },
    },
  });
  const text = describeChanges(before, after);
  if (text) await notifyAttendees(tx, userId, "event-changed", [{ eventId, text }]);
  await promote(tx, eventId);
}

/**
 * Cancels an event. People who had it on their calendar can still see it; no one can join anymore. For a recurring
 * event, cancels only this date or also the later ones.
 */
export function cancelCommunityEvent(userId: string, eventId: string, { scope, reason }: CancelEvent): Promise<void> {
  return transaction(async (tx) => {
    if (scope === "following" && (await cancelFollowing(tx, userId, eventId, reason))) return;
    await requireHost(tx, eventId, userId);
    const { count } = await tx.communityEvent.updateMany({
      where: { id: eventId, canceledAt: null },
      data: { canceledAt: systemClock(), cancelReason: reason, sequence: { increment: 1 } },
    });
    if (count > 0)
      await notifyAttendees(tx, userId, "event-cancelled", [{ eventId, text: canceledText(reason, false) }]);
  });
}
