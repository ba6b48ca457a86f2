import "server-only";
import { attempt, isAttemptDue } from "@/lib/core/server/attempts";
import { deadlineIn, RUN_MS } from "@/lib/core/server/batches";
import { rows, sql, transaction } from "@/lib/core/server/db";
import { removePhoto } from "../photos/mutations";
import { TRASH_DAYS } from "./rules";

const JOB = "trash";
const BATCH = 100;

type Due = { id: string; userId: string };

/** False if it was restored or deleted in the meantime. */
function removeForGood({ id, userId }: Due): Promise<boolean> {
  return transaction(async (tx) => {
    const [still] = await tx.$queryRaw<Pick<Due, "id">[]>(sql`
      select id from photos where id = ${id}::uuid and "removedTo" = 'trash'
        and "removedAt" <= now() - make_interval(days => ${TRASH_DAYS}::int) for update`);
    return still !== undefined && removePhoto(tx, userId, id);
  });
}

/**
 * Permanently deletes photos whose time in the trash is over, one per transaction, as many as fit in a run; a failed
 * one doesn't block the others. Their own job deletes the files.
 */
export async function emptyTrash(): Promise<number> {
  const deadline = deadlineIn(RUN_MS);
  let removed = 0;
  while (Date.now() < deadline) {
    const due = await rows<Due>(sql`
      select id, "userId" from photos
      where "removedTo" = 'trash' and "removedAt" <= now() - make_interval(days => ${TRASH_DAYS}::int)
        and ${isAttemptDue(JOB, sql`photos.id`)}
      order by "removedAt" limit ${BATCH}::int`);
    for (const photo of due) {
      if (Date.now() >= deadline) return removed;
      await attempt(JOB, photo.id, async () => {
        if (await removeForGood(photo)) removed += 1;
      });
    }
    if (due.length < BATCH) break;
  }
  return removed;
}
