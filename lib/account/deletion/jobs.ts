import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { deleteForGood } from "./mutations";

const AT_ONCE = 50;

/** Deletes everybody whose days of grace are over; one that fails keeps nobody else waiting. */
export async function deleteDue(): Promise<void> {
  const due = await rows<{ id: string }>(sql`
    select id from users where "deleteAfter" <= now() order by "deleteAfter" limit ${AT_ONCE}`);
  for (const { id } of due) {
    await deleteForGood(id, { onlyIfDue: true }).catch((error: unknown) =>
      logger.error({ error, userId: id }, "an account could not be deleted"),
    );
  }
}
