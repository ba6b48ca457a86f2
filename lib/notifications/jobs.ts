import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { KEPT_DAYS } from "./rules";

/** What was read long ago is not kept for ever. */
export async function forgetOldNotifications(): Promise<void> {
  await rows(sql`
    delete from notifications where "readAt" is not null and "createdAt" < now() - make_interval(days => ${KEPT_DAYS}::int)`);
}
