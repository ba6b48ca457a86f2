import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { DISMISSED_DAYS } from "../recommendations/rules";

/** What was looked at counts for ninety days, what was waved away for thirty: then neither is kept. */
export async function forgetOldFeedback(): Promise<void> {
  await rows(sql`delete from interactions where "createdAt" < now() - interval '90 days'`);
  await rows(sql`
    delete from suggestion_feedback where "createdAt" < now() - make_interval(days => ${DISMISSED_DAYS}::int)`);
}
