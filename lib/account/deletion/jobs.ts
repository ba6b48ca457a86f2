import "server-only";
import { deleteExpiredBans } from "@/lib/auth/bans/mutations";
import { attempt, isAttemptDue } from "@/lib/core/server/attempts";
import { deadlineIn, RUN_MS } from "@/lib/core/server/batches";
import { row, sql } from "@/lib/core/server/db";
import { eraseEvidence } from "./anonymize";
import { deleteForGood } from "./mutations";

const JOB = "account-deletion";

/**
 * Clears the evidence of decided cases and deletes accounts whose grace period has ended, as many as fit in a run. A
 * failed deletion is retried later and doesn't block the others; an unfinished one continues in the next run.
 */
export async function deleteDueAccounts(): Promise<void> {
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
