import "server-only";
import { v7 as uuid } from "uuid";
import { rows, sql, type Tx } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { ALL_SWITCHES } from "@/lib/notifications/switches/rules";
import { groupKeyOf, KINDS, type NotificationKind, type Target } from "./rules";
import type { ReadNotifications } from "./schema";

/** A kind and its target. */
type About = {
  [Kind in NotificationKind]: { kind: Kind; target: { type: (typeof KINDS)[Kind]["targets"][number]; id: string } };
}[NotificationKind];
type Notice = About & {
  to: string | readonly string[];
  /** The actor; null if there is none. */
  actorId: string | null;
  /** Details of this kind: what changed about an event, or how a challenge ended. */
  text?: string;
  /**
   * People who already get another notification of this kind about the same event; they get this one if that kind is
   * off.
   */
  unlessNotified?: { kind: NotificationKind; people: readonly string[] };
};

/** A notification in the format of `create_notifications`, for statements that notify on their own. */
export function noticeOf({ kind, actorId, target, text = "", unlessNotified }: Omit<Notice, "to">): string {
  const { switch: own, isOnceADay } = KINDS[kind];
  return JSON.stringify({
    ...{ kind, switch: own, allSwitch: ALL_SWITCHES, actorId, text },
    groupKey: groupKeyOf(kind, actorId, target, systemClock()),
    targetType: target.type,
    targetId: target.id,
    ...(unlessNotified && { notified: unlessNotified.people, notifiedSwitch: KINDS[unlessNotified.kind].switch }),
    ...(isOnceADay && { onceADay: true }),
  });
}

/**
 * Creates notifications inside the transaction `tx`; they are visible when it commits. Never for the actor, across a
 * block, for someone who muted the actor, or for a kind that is off. The triggers `delete_notifications` delete a
 * notification with its cause. The same actor, kind, and target update the same row, unread again unless the kind
 * notifies once a day.
 */
export async function notify(tx: Tx, { to, ...notice }: Notice): Promise<void> {
  const people = [...new Set(typeof to === "string" ? [to] : to)].sort();
  if (people.length === 0) return;
  const ids = people.map(() => uuid());
  await tx.$executeRaw(sql`select create_notifications(${ids}::uuid[], ${people}::uuid[], ${noticeOf(notice)}::jsonb)`);
}

type Removed = { kind: NotificationKind; to?: string; actorId?: string | readonly string[]; target?: Target };

/**
 * Deletes a notification that was answered, such as an accepted request. Triggers remove notifications of deleted
 * targets.
 */
export async function removeNotifications(tx: Tx, { kind, to, actorId, target }: Removed): Promise<void> {
  await tx.notification.deleteMany({
    where: {
      type: kind,
      ...(to === undefined ? {} : { userId: to }),
      ...(actorId === undefined ? {} : { actorId: typeof actorId === "string" ? actorId : { in: [...actorId] } }),
      ...(target === undefined ? {} : { targetType: target.type, targetId: target.id }),
    },
  });
}

/** Marks groups as read, with all their rows; without ids, all of them. */
export async function readNotifications(userId: string, read: ReadNotifications): Promise<void> {
  const which = read?.ids ? sql`and "groupKey" = any(${read.ids})` : sql``;
  await rows(sql`
    with person as (update users set "notificationsReadAt" = now() where id = ${userId}::uuid)
    update notifications set "readAt" = now() where "userId" = ${userId}::uuid and "readAt" is null ${which}`);
}
