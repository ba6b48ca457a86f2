import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { prepareExport } from "./mutations";

const AT_ONCE = 10;

/** Takes up what a run that died left, oldest first. */
export async function continueExports(): Promise<void> {
  const open = await rows<{ id: string }>(sql`
    select id from account_exports where contents is null order by "createdAt" limit ${AT_ONCE}`);
  for (const { id } of open) {
    await prepareExport(id).catch((error: unknown) => logger.error({ error }, "an export could not be prepared"));
  }
}

/** Copies nobody may fetch any more. */
export async function forgetExports(): Promise<void> {
  await rows(sql`delete from account_exports where "expiresAt" < now()`);
}
