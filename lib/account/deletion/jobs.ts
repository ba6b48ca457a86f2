import "server-only";
import { attempt, isAttemptDue } from "@/lib/core/server/attempts";
import { deadlineIn, RUN_MS } from "@/lib/core/server/batches";
import { row, sql } from "@/lib/core/server/db";
import { deleteExpiredBans } from "@/lib/moderation/evidence";
import { eraseEvidence } from "./anonymize";
import { deleteForGood } from "./mutations";

const JOB = "account-deletion";

/**
 * Clears the evidence of decided cases and deletes every account whose grace period is over, as many as fit in a run. A
 * failed one is retried later and doesn't block the others; an unfinished one is continued by the next run.
 */
export async function deleteDue(): Promise<void> {
  await eraseEvidence();
  await deleteExpiredBans();
  const deadline = deadlineIn(RUN_MS);
  while (Date.now() < deadline) {
    const due = await row<{ id: string }>(sql`
      select u.id from users u where u."deleteAfter" <= now() and ${isAttemptDue(JOB, sql`u.id`)} order by u."deleteAfter" limit 1`);
    if (!due) return;
    await attempt(JOB, due.id, () => deleteForGood(due.id, deadline));
  }
}
