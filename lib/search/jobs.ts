import "server-only";
import { LATEST_ENDED_START } from "@/lib/community/events/ended";
import { deadlineIn, deleteInBatches } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";

/** The next run continues. */
const RUN_MS = 10_000;

/**
 * Removes past community events from the search documents, so that a search reads few documents however many events
 * there were.
 */
export async function deleteEndedEvents(): Promise<void> {
  await deleteInBatches(
    sql`search_documents`,
    sql`type = 'community-event' and exists (
      select from community_events e where e.id = search_documents.id and e."startsAt" <= ${LATEST_ENDED_START})`,
    deadlineIn(RUN_MS),
  );
}
