import "server-only";
import { sql } from "@/lib/core/server/db";
import { deleteInPieces } from "@/lib/core/server/pieces";
import { KEPT_DAYS } from "./rules";

/** What was read long ago is not kept for ever. */
export async function forgetOldNotifications(): Promise<void> {
  await deleteInPieces(
    sql`notifications`,
    sql`"readAt" is not null and "createdAt" < now() - make_interval(days => ${KEPT_DAYS}::int)`,
  );
}
