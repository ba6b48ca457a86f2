import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { systemClock } from "@/lib/core/shared/clock";
import { mailDigest } from "./mutations";
import { listRecipients } from "./queries";
import { STALE_DAYS } from "./rules";

const AT_ONCE = 200;

/** Mails what was collected; somebody whose mail fails keeps nobody else waiting. */
export async function mailNotifications(now = systemClock()): Promise<number> {
  await rows(sql`
    delete from notification_mails where "createdAt" < now() - make_interval(days => ${STALE_DAYS}::int)`);
  let sent = 0;
  for (const who of await listRecipients(AT_ONCE)) {
    try {
      if (await mailDigest(who, now)) sent += 1;
    } catch (error) {
      logger.warn({ error, userId: who.id }, "a digest waits for the next run");
    }
  }
  return sent;
}
