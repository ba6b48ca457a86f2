import "server-only";
import { v7 as uuid } from "uuid";
import { rows, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { kindsWithout } from "../access";
import { unreadNotifications } from "../queries";
import { isPushService, sendPush } from "./gateway";
import { listQueuedKinds, listSubscriptions, type PushRecipient } from "./queries";
import { type PushMessage, pushText } from "./rules";
import type { Subscribe } from "./schema";

/**
 * Sends notifications to this browser from now on, while the session is open, and stops those for its previous user.
 */
export async function subscribe(userId: string, sessionId: string, { endpoint, keys }: Subscribe): Promise<void> {
  if (!isPushService(endpoint))
    throw new AppError("validation", { errors: { endpoint: ["Enter the HTTPS URL of a push service"] } });
  await transaction(async (tx) => {
    await tx.pushSubscription.deleteMany({ where: { OR: [{ endpoint }, { sessionId }] } });
    await tx.$executeRaw(sql`
      insert into push_subscriptions (id, "userId", "sessionId", endpoint, p256dh, auth)
      values (${uuid()}::uuid, ${userId}::uuid, ${sessionId}::uuid, ${endpoint}, ${keys.p256dh}, ${keys.auth})
      on conflict do nothing`); // Two simultaneous requests: the other one wins.
  });
}

export async function unsubscribe(sessionId: string): Promise<void> {
  await transaction((tx) => tx.pushSubscription.deleteMany({ where: { sessionId } }));
}

/** False if the subscription has expired; it is then deleted. */
async function send(browser: Subscribe, message: PushMessage): Promise<boolean> {
  const outcome = await sendPush(browser, message);
  if (outcome === "sent") return true;
  if (outcome === "refused") logger.warn({ service: new URL(browser.endpoint).host }, "push permanently rejected");
  await transaction((tx) => tx.pushSubscription.deleteMany({ where: { endpoint: browser.endpoint } }));
  return false;
}

/**
 * Pushes one message about everything queued for a person to each of their browsers. Leased like email digests: no lock
 * is held during a push service's response, and what may have been sent isn't sent again.
 */
export async function sendQueuedPushes(who: PushRecipient): Promise<number> {
  const pushOff = kindsWithout("push", who.notifications);
  const inAppOff = kindsWithout("in-app", who.notifications);
  const { ids, kinds } = await transaction(async (tx) => {
    const mine = await tx.$queryRaw<{ id: string }[]>(sql`
      update notification_pushes set "leasedAt" = now() where id = any(array(
        select id from notification_pushes where "userId" = ${who.id}::uuid and "leasedAt" is null for update skip locked))
      returning id`);
    const ids = mine.map(({ id }) => id);
    const kinds = await listQueuedKinds(tx, { userId: who.id, ids, inAppOff });
    return { ids, kinds: kinds.filter((kind) => !pushOff.includes(kind)) };
  });
  const [latest] = kinds;
  let sent = 0;
  if (latest) {
    const { unread } = await unreadNotifications(who.id);
    const message = { text: pushText(latest, kinds.length), unread };
    const results = await Promise.allSettled(
      (await listSubscriptions(who.id)).map((browser) => send(browser, message)),
    );
    sent = results.filter((one) => one.status === "fulfilled" && one.value).length;
    const failed = results.find((one) => one.status === "rejected");
    if (sent === 0 && failed) {
      await rows(sql`update notification_pushes set "leasedAt" = null where id = any(${ids}::uuid[])`);
      throw failed.reason;
    }
  }
  await rows(sql`delete from notification_pushes where id = any(${ids}::uuid[])`);
  return sent;
}
