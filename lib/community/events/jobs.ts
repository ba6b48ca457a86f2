import "server-only";
import { deadlineIn, deleteInBatches, RUN_MS } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";
import { LATEST_ENDED_START } from "./ended";

/** Deletes canceled events without a host once they are over: until then they inform their guests' calendars. */
export async function deleteHostlessEvents(): Promise<void> {
  await deleteInBatches(
    sql`community_events`,
    sql`"hostId" is null and "startsAt" <= ${LATEST_ENDED_START}`,
    deadlineIn(RUN_MS),
  );
}
