import "server-only";
import { attempt } from "@/lib/core/server/attempts";
import { deadlineIn, deleteInBatches, RUN_MS } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";
import { isOpenSession } from "@/lib/core/server/session";
import { systemClock } from "@/lib/core/shared/clock";
import { vapidKeys } from "./gateway";
import { sendQueuedPushes } from "./mutations";
import { listPushRecipients } from "./queries";
import { PUSH_LEASE_MINUTES, STALE_HOURS } from "./rules";

const JOB = "notification-pushes";
const AT_ONCE = 200;
const SIDE_BY_SIDE = 5;

/** Sends queued pushes, as many as fit in a run; a failing push service doesn't block the others. */
export async function pushNotifications(now = systemClock()): Promise<number> {
  const deadline = deadlineIn(RUN_MS);
  await deleteInBatches(
    sql`notification_pushes`,
    sql`"createdAt" < now() - make_interval(hours => ${STALE_HOURS}::int)
      or "leasedAt" < now() - make_interval(mins => ${PUSH_LEASE_MINUTES}::int)`,
    deadline,
  );
  if (!vapidKeys()) return 0;
  let sent = 0;
  while (Date.now() < deadline) {
    const recipients = await listPushRecipients(JOB, AT_ONCE, now);
    if (recipients.length === 0) break;
    // In parallel, so that one push service that doesn't respond doesn't block the others.
    for (let from = 0; from < recipients.length && Date.now() < deadline; from += SIDE_BY_SIDE) {
      const some = recipients.slice(from, from + SIDE_BY_SIDE);
      await Promise.all(
        some.map((who) =>
          attempt(JOB, who.id, async () => {
            sent += await sendQueuedPushes(who);
          }),
        ),
      );
    }
  }
  return sent;
}

/** Deletes subscriptions whose session has ended. */
export async function deletePushSubscriptions(): Promise<void> {
  await deleteInBatches(
    sql`push_subscriptions`,
    sql`not exists (select 1 from sessions s where s.id = push_subscriptions."sessionId" and ${isOpenSession})`,
  );
}
