import "server-only";
import { statfs } from "node:fs/promises";
import { row, rows, sql } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import type { Job } from "@/lib/core/server/jobs";
import { storeName } from "@/lib/core/server/media-store";
import { VERSION } from "@/lib/core/server/version";
import type { CurrentStatus } from "./schema";

/**
 * A job is late when it hasn't succeeded for this many of its periods, and never less than five minutes after it was
 * due.
 */
const LATE_PERIODS = 3;
const LATE_SECONDS = 300;

type Database = { version: string; bytes: number; migration: string | null };
type Run = { name: string; lastRun: Date; lastSuccess: Date; sinceSuccess: number };

async function jobStatus(jobs: readonly Job[]): Promise<CurrentStatus["jobs"]> {
  const runs = await rows<Run>(
    sql`select name, "lastRun", "lastSuccess", extract(epoch from now() - "lastSuccess")::float8 as "sinceSuccess" from job_runs`,
  );
  const parked = await rows<{ job: string; count: number }>(
    sql`select job, count(*)::int as count from job_attempts where "nextAt" = 'infinity' group by job`,
  );
  return jobs.map(({ name, everySeconds }) => {
    const run = runs.find((one) => one.name === name);
    return {
      ...{ name, everySeconds },
      lastRun: run?.lastRun.toISOString() ?? null,
      lastSuccess: run?.lastSuccess.toISOString() ?? null,
      isLate:
        run !== undefined && run.sinceSuccess > Math.max(LATE_PERIODS * everySeconds, everySeconds + LATE_SECONDS),
      parked: parked.find((one) => one.job === name)?.count ?? 0,
    };
  });
}

async function freeBytes(): Promise<number | null> {
  if (storeName() !== "disk") return null;
  try {
    const { bavail, bsize } = await statfs(env.DATA_DIR);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** The service's health for moderators: what runs, what is pending, and how much space is left. */
export async function currentStatus(jobs: readonly Job[]): Promise<CurrentStatus> {
  const database = await row<Database>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null
       order by migration_name desc limit 1) as migration`);
  const waiting = await rows<CurrentStatus["waiting"][number]>(sql`
    select 'mails' as what, count(*)::int as count from notification_emails
    union all select 'pushes', count(*)::int from notification_pushes
    union all select 'removals', count(*)::int from pending_media_deletions where "deleteAfter" < now()
    union all select 'exports', count(*)::int from account_exports where contents is null`);
  return {
    ...{ version: VERSION, node: process.versions.node },
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    database: database ?? { version: "", bytes: 0, migration: null },
    jobs: await jobStatus(jobs),
    waiting,
    storage: { kind: storeName(), freeBytes: await freeBytes() },
  };
}
