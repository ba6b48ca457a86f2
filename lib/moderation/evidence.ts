import "server-only";
import { confirmBans } from "@/lib/auth/bans/mutations";
import { sql, type Tx } from "@/lib/core/server/db";
import type { Action } from "./rules";

/** How long an open case may keep the content of someone who has left, counted from the report. */
export const EVIDENCE_DAYS = 30;

/**
 * After a decision: photos that only this case needed may be deleted, and pending bans of someone who has left are
 * settled.
 */
export async function releaseEvidence(tx: Tx, authorId: string, action: Action): Promise<void> {
  await tx.$executeRaw(sql`
    update pending_media_deletions m set "deleteAfter" = now(), "evidenceFile" = null
    where m."evidenceFile" is not null and not exists (
      select 1 from reports r where r.status = 'open' and r.snapshot -> 'images' ? ('/media/' || m."evidenceFile"))`);
  // Otherwise the job deletes the address with the last open case.
  if (action === "suspend") await confirmBans(tx, authorId);
}
