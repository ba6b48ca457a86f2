import "server-only";
import { deleteInBatches } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";
import { RETENTION_DAYS, UNREAD_RETENTION_DAYS } from "./rules";

export async function deleteOldNotifications(): Promise<void> {
  await deleteInBatches(
    sql`notifications`,
    sql`"createdAt" < now() - make_interval(days => ${UNREAD_RETENTION_DAYS}::int)
      or "readAt" is not null and "createdAt" < now() - make_interval(days => ${RETENTION_DAYS}::int)`,
  );
  await deleteInBatches(sql`recent_notifications`, sql`"notifiedAt" < now() - interval '1 day'`);
}
