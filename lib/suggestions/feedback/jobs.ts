import "server-only";
import { deleteInBatches } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";
import { DISMISSED_DAYS } from "../recommendations/rules";

/** Deletes views after ninety days and dismissals after thirty. */
export async function deleteOldFeedback(): Promise<void> {
  await deleteInBatches(sql`interactions`, sql`"createdAt" < now() - interval '90 days'`);
  await deleteInBatches(
    sql`suggestion_feedback`,
    sql`"createdAt" < now() - make_interval(days => ${DISMISSED_DAYS}::int)`,
  );
}
