import "server-only";
import { attempt, isAttemptDue } from "@/lib/core/server/attempts";
import { deadlineIn, deleteInBatches, RUN_MS } from "@/lib/core/server/batches";
import { row, sql } from "@/lib/core/server/db";
import { prepareExport } from "./mutations";
import { EXPORT_DAYS, RUN_SECONDS } from "./rules";

const JOB = "exports";

/** Continues interrupted exports, oldest first, as many as fit in the run; one that fails waits for its next retry. */
export async function continueExports(): Promise<void> {
  const deadline = deadlineIn(RUN_MS);
  while (Date.now() < deadline) {
    const open = await row<{ id: string }>(sql`
      select e.id from account_exports e where e.contents is null and ${isAttemptDue(JOB, sql`e.id`)}
        and (e."startedAt" is null or e."startedAt" < now() - make_interval(secs => ${RUN_SECONDS}::int))
      order by e."createdAt" limit 1`);
    if (!open) return;
    await attempt(JOB, open.id, () => prepareExport(open.id));
  }
}

/** Deletes expired exports and those that never finished. */
export async function deleteOldExports(): Promise<void> {
  await deleteInBatches(
    sql`account_exports`,
    sql`"expiresAt" < now() or contents is null and "createdAt" < now() - make_interval(days => ${EXPORT_DAYS}::int)`,
  );
}
