import "server-only";
import { rows, sql } from "@/lib/core/server/db";

/** Days after which a provider's past event that no one saved is deleted. */
const RETENTION_DAYS = 30;

export async function deleteOldEvents(): Promise<void> {
  await rows(sql`
    delete from events e
    where not e."isSeed" and e.date < current_date - ${RETENTION_DAYS}::int
      and not exists (select 1 from saved_items s where s.type = 'event' and s."targetId" = e.id::text)`);
}
