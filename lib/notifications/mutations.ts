import "server-only";
import { v7 as uuid } from "uuid";
import { ALL_TYPES } from "@/lib/account/rules";
import { rows, type Sql, sql, type Tx } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { queueMails } from "./mails/mutations";
import { groupKeyOf, KINDS, type NotificationKind, type Target } from "./rules";
import type { ReadNotifications } from "./schema";

/** A kind and something it may be about. */
type About = {
  [Kind in NotificationKind]: { kind: Kind; target: { type: (typeof KINDS)[Kind]["targets"][number]; id: string } };
}[NotificationKind];
type Notice = About & {
  to: string | readonly string[];
  /** Who did it; null for what nobody did. */
  actorId: string | null;
  /** Details of this kind: what changed of an event, how a challenge ended. */
  text?: string;
};

const IN_APP = sql`'["in-app"]'::jsonb`;
const isSwitchedOn = (type: string): Sql =>
  sql`not coalesce(u.notifications -> ${type} @> ${IN_APP}, false) and not coalesce(u.notifications -> ${ALL_TYPES} @> ${IN_APP}, false)`;

/**
 * Writes notifications inside the transaction `tx`; they are visible when it commits. Never to the actor, across a
 * block, to somebody who muted the actor, or of a kind that is switched off. A notification is deleted with its cause
 * by the triggers `forget_notifications`. The same actor, kind and target update the same row, unread again.
 */
export async function notify(tx: Tx, { to, kind, actorId, target, text = "" }: Notice): Promise<void> {
  const people = [...new Set(typeof to === "string" ? [to] : to)].sort();
  if (people.length === 0) return;
  const type = KINDS[kind].switch;
  const groupKey = groupKeyOf(kind, actorId, target, systemClock());
  await tx.$executeRaw(sql`
    insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text, "createdAt")
    select n.id, u.id, ${kind}, ${groupKey}, ${actorId}::uuid, ${target.type}, ${target.id}, ${text}, clock_timestamp()
    from unnest(${people.map(() => uuid())}::uuid[], ${people}::uuid[]) as n(id, "to") join users u on u.id = n."to"
    where u.id is distinct from ${actorId}::uuid and u."suspendedAt" is null
      ${type === null ? sql`` : sql`and ${isSwitchedOn(type)}`}
      and not exists (select 1 from blocks b where b."blockerId" = u.id and b."blockedId" = ${actorId}::uuid)
      and not exists (select 1 from blocks b where b."blockedId" = u.id and b."blockerId" = ${actorId}::uuid)
      and not exists (select 1 from mutes m where m."muterId" = u.id and m."mutedId" = ${actorId}::uuid)
    on conflict ("userId", "groupKey", "actorId") do update
      set "createdAt" = excluded."createdAt", text = excluded.text, "readAt" = null`);
  await queueMails(tx, people, { kind, groupKey, actorId, target, text });
}

type Withdrawn = { kind: NotificationKind; to?: string; actorId?: string; target?: Target };

/**
 * Deletes a notification that an answer settled: an accepted request. Notifications of deleted things are removed by
 * triggers.
 */
export async function removeNotifications(tx: Tx, { kind, to, actorId, target }: Withdrawn): Promise<void> {
  await tx.notification.deleteMany({
    where: {
      type: kind,
      ...(to === undefined ? {} : { userId: to }),
      ...(actorId === undefined ? {} : { actorId }),
      ...(target === undefined ? {} : { targetType: target.type, targetId: target.id }),
    },
  });
}

/** Marks groups as read, with all rows they stand for; without ids all of them. */
export async function readNotifications(userId: string, read: ReadNotifications): Promise<void> {
  const which = read?.ids ? sql`and "groupKey" = any(${read.ids})` : sql``;
  await rows(sql`
    update notifications set "readAt" = now() where "userId" = ${userId}::uuid and "readAt" is null ${which}`);
}
