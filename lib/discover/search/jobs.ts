import "server-only";
import { LATEST_ENDED_START } from "@/lib/community/events/ended";
import { deadlineIn, deleteInBatches } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";

/** What is left after that is the next run's. */
const RUN_MS = 10_000;

/** Community events that are over are found no more: a search then reads few documents, however many there were. */
export async function forgetEndedEvents(): Promise<void> {
  await deleteInBatches(
    sql`search_documents`,
    sql`type = 'community-event' and exists (
      select from community_events e where e.id = search_documents.id and e."startsAt" <= ${LATEST_ENDED_START})`,
    deadlineIn(RUN_MS),
  );
}
