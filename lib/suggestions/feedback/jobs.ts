import "server-only";
import { sql } from "@/lib/core/server/db";
import { deleteInPieces } from "@/lib/core/server/pieces";
import { DISMISSED_DAYS } from "../recommendations/rules";

/** What was looked at counts for ninety days, what was waved away for thirty: then neither is kept. */
export async function forgetOldFeedback(): Promise<void> {
  await deleteInPieces(sql`interactions`, sql`"createdAt" < now() - interval '90 days'`);
  await deleteInPieces(
    sql`suggestion_feedback`,
    sql`"createdAt" < now() - make_interval(days => ${DISMISSED_DAYS}::int)`,
  );
}
