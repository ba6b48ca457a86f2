import "server-only";
import { attempt } from "@/lib/core/server/attempts";
import { deadlineIn, deleteInBatches, RUN_MS } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { mailDigest } from "./mutations";
import { listRecipients } from "./queries";
import { LEASE_MINUTES, STALE_DAYS } from "./rules";

const JOB = "notification-mails";
const AT_ONCE = 200;

/** Sends the collected emails, as many as fit in a run; a failing mailbox doesn't block the others. */
export async function mailNotifications(now = systemClock()): Promise<number> {
  const deadline = deadlineIn(RUN_MS);
  await deleteInBatches(
    sql`notification_emails`,
    sql`"createdAt" < now() - make_interval(days => ${STALE_DAYS}::int)
      or "leasedAt" < now() - make_interval(mins => ${LEASE_MINUTES}::int)`,
    deadline,
  );
  let sent = 0;
  while (Date.now() < deadline) {
    const recipients = await listRecipients(JOB, AT_ONCE, now);
    if (recipients.length === 0) break;
    for (const who of recipients) {
      if (Date.now() >= deadline) break;
      await attempt(JOB, who.id, async () => {
        if (await mailDigest(who)) sent += 1;
      });
    }
  }
  return sent;
}
