import "server-only";
import { sql } from "@/lib/core/server/db";
import { deleteInPieces } from "@/lib/core/server/pieces";
import { DISMISSED_DAYS } from "../recommendations/rules";

/** Deletes views after ninety days and dismissals after thirty. */
export async function forgetOldFeedback(): Promise<void> {
  await deleteInPieces(sql`interactions`, sql`"createdAt" < now() - interval '90 days'`);
  await deleteInPieces(
    sql`suggestion_feedback`,
    sql`"createdAt" < now() - make_interval(days => ${DISMISSED_DAYS}::int)`,
  );
}
