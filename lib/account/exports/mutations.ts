import "server-only";
import { gzipSync } from "node:zlib";
import { v7 as uuid } from "uuid";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { afterResponse } from "@/lib/core/server/after-response";
import { type Read, readInTransaction, row, rows, sql, transaction } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { sendNotice } from "@/lib/core/server/outbox";
import { consume } from "@/lib/core/server/rate-limit";
import type { SessionUser } from "@/lib/core/server/session";
import { systemClock } from "@/lib/core/shared/clock";
import { type CsvRow, toCsv } from "@/lib/core/shared/csv";
import { fullName } from "@/lib/core/shared/format";
import { exportRequestedMessage, readme } from "./formats";
import { EXPORT_DAYS, EXPORT_FRESH_MINUTES, exportProgress, RUN_SECONDS } from "./rules";
import type { ExportStarted, RequestExport } from "./schema";
import { SECTIONS } from "./sections";

/** The export in progress, if any. */
async function openExport(userId: string, read: Read): Promise<ExportStarted | null> {
  const [open] = await read<ExportStarted>(sql`
    select id from account_exports where "userId" = ${userId}::uuid and contents is null order by "createdAt" desc limit 1`);
  return open ?? null;
}

/** Starts an export of all the user's data, or returns the one in progress. */
export async function requestExport(user: SessionUser, form?: RequestExport): Promise<ExportStarted> {
  await verifyOwner(user, form?.password, EXPORT_FRESH_MINUTES);
  const open = await openExport(user.id, rows);
  if (open) return open;
  await consume("export", user.id);
  const id = uuid();
  const started = await transaction(async (tx) => {
    // The second of two simultaneous requests waits, and finds the first one's export.
    await tx.$queryRaw(sql`select 1 from users where id = ${user.id}::uuid for no key update`);
    const other = await openExport(user.id, readInTransaction(tx));
    if (!other)
      await tx.$executeRaw(sql`insert into account_exports (id, "userId") values (${id}::uuid, ${user.id}::uuid)`);
    return other ?? { id };
  });
  if (started.id !== id) return started;
  logger.info({ event: "export requested" }, "export requested");
  // Runs after the response is sent. If the platform stops it, the job continues the export.
  afterResponse(() =>
    prepareExport(id).catch((error: unknown) => logger.warn({ error }, "export postponed to the next run")),
  );
  await sendNotice(user.email ?? user.phoneNumber, exportRequestedMessage);
  return { id };
}

/** Collects the sections in turn, unless another run is doing so. An interrupted export starts over. */
export async function prepareExport(exportId: string): Promise<void> {
  const claimed = await row<{ userId: string }>(sql`
    update account_exports set "startedAt" = now(), progress = 0
    where id = ${exportId}::uuid and contents is null
      and ("startedAt" is null or "startedAt" < now() - make_interval(secs => ${RUN_SECONDS}::int))
    returning "userId"`);
  if (!claimed) return;
  const { userId } = claimed;
  const files: { name: string; text: string }[] = [];
  const counts: { section: string; count: number }[] = [];
  const sections = Object.entries(SECTIONS);
  for (const [index, [name, query]] of sections.entries()) {
    const found = await rows<CsvRow>(query(sql`${userId}::uuid`));
    files.push({ name: `json/${name}.json`, text: `${JSON.stringify(found, null, 2)}\n` });
    files.push({ name: `csv/${name}.csv`, text: toCsv(found) });
    counts.push({ section: name, count: found.length });
    const progress = exportProgress(index + 1, sections.length + 1);
    await rows(sql`
      update account_exports set progress = ${progress}::int, "startedAt" = now() where id = ${exportId}::uuid`);
  }
  const who = await row<{ firstName: string; lastName: string }>(
    sql`select "firstName", "lastName" from users where id = ${userId}::uuid`,
  );
  if (!who) return; // deleted in the meantime, along with the export
  files.unshift({ name: "README.txt", text: readme(fullName(who), systemClock(), counts) });
  const contents = gzipSync(JSON.stringify(files));
  await rows(sql`
    update account_exports set contents = ${contents}::bytea, progress = 100, "startedAt" = now(),
      "expiresAt" = now() + make_interval(days => ${EXPORT_DAYS}::int)
    where id = ${exportId}::uuid`);
}
