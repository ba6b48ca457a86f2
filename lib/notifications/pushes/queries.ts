import "server-only";
import { isAttemptDue } from "@/lib/core/server/attempts";
import { rows, sql, type Tx } from "@/lib/core/server/db";
import { isOpenSession } from "@/lib/core/server/session";
import { actorShown, isQuiet, targetShown } from "../access";
import type { NotificationKind } from "../rules";
import { vapidKeys } from "./gateway";
import type { PushState, Subscribe } from "./schema";

export async function pushState(sessionId: string): Promise<PushState> {
  const found = await rows(sql`select 1 as found from push_subscriptions where "sessionId" = ${sessionId}::uuid`);
  return { publicKey: vapidKeys()?.publicKey ?? null, isOn: found.length > 0 };
}

export type PushRecipient = { id: string; notifications: unknown };

/** People with queued notifications and a subscribed browser, longest waiting first; not those in quiet hours. */
export function listPushRecipients(job: string, limit: number, now: Date): Promise<PushRecipient[]> {
  return rows<PushRecipient>(sql`
    select u.id, u.notifications
    from (
      select p."userId" as id, min(p."createdAt") as since from notification_pushes p where p."leasedAt" is null group by 1
    ) waiting join users u on u.id = waiting.id
    where u."suspendedAt" is null and u."deleteAfter" is null and not ${isQuiet(now)} and ${isAttemptDue(job, sql`u.id`)}
    order by waiting.since, u.id limit ${limit}`);
}

type DigestQuery = { userId: string; ids: readonly string[]; inAppOff: readonly string[] };

/** Queued pushes that are still relevant, newest first: visible people and targets, unread in the app. */
export async function listQueuedKinds(tx: Tx, { userId, ids, inAppOff }: DigestQuery): Promise<NotificationKind[]> {
  // Aliased `w`, because the target subqueries use short names.
  const found = await tx.$queryRaw<{ type: NotificationKind }[]>(sql`
    select w.type from notification_pushes w
    left join notifications n on n."userId" = w."userId" and n."groupKey" = w."groupKey"
      and n."actorId" is not distinct from w."actorId"
    where w.id = any(${ids}::uuid[]) and n."readAt" is null and (n.id is not null or w.type = any(${inAppOff}::text[]))
      and ${actorShown(userId, sql`w`)} and ${targetShown(userId, sql`w`)}
    order by w."createdAt" desc`);
  return found.map(({ type }) => type);
}

/** A subscription ends with its session. */
export async function listSubscriptions(userId: string): Promise<Subscribe[]> {
  const found = await rows<{ endpoint: string; p256dh: string; auth: string }>(sql`
    select p.endpoint, p.p256dh, p.auth from push_subscriptions p join sessions s on s.id = p."sessionId"
    where p."userId" = ${userId}::uuid and ${isOpenSession} order by p.id limit 20`);
  return found.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}
