import "server-only";
import { row, rows, sql } from "./db";
import { claimRun, withLease } from "./lease";
import { logger } from "./logger";

/** A periodic job: idempotent, and run by whichever instance finds it due. */
export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> };

/**
 * Runs a job if it is due, unless its previous run is still in progress, in this process or another. Returns when it
 * last started, and whether that was now. A failed run is due again in a minute.
 */
export async function runIfDue(job: Job): Promise<{ ran: boolean; lastRun: Date }> {
  let ran = false;
  if (await claimRun(job.name, job.everySeconds)) {
    try {
      ran = await withLease(job.name, job.run);
    } catch (error) {
      const retry = Math.max(0, job.everySeconds - 60);
      await row(
        sql`update job_runs set "lastRun" = now() - make_interval(secs => ${retry}::int) where name = ${job.name}`,
      ).catch(() => undefined); // The job's own error is more useful than a lost database connection.
      throw error;
    }
  }
  const state = await row<{ lastRun: Date }>(
    ran
      ? sql`update job_runs set "lastSuccess" = now() where name = ${job.name} returning "lastRun"`
      : sql`select "lastRun" from job_runs where name = ${job.name}`,
  );
  return { ran, lastRun: state?.lastRun ?? new Date(0) };
}

type Runs = { ran: string[]; failed: string[] };
type Budget = {
  /** No job starts after this; the longest-waiting ones run first, so that the next call continues with the rest. */
  withinMs?: number;
};

/** Runs all due jobs one after another; a failing job doesn't block the others. */
export async function runDueJobs(
  jobs: readonly Job[],
  { withinMs = Number.POSITIVE_INFINITY }: Budget = {},
): Promise<Runs> {
  const [ran, failed]: [string[], string[]] = [[], []];
  const runs = await rows<{ name: string; lastRun: Date }>(sql`select name, "lastRun" from job_runs`);
  const lastRun = new Map(runs.map((run) => [run.name, run.lastRun.getTime()]));
  const end = performance.now() + withinMs;
  for (const job of jobs.toSorted((a, b) => (lastRun.get(a.name) ?? 0) - (lastRun.get(b.name) ?? 0))) {
    if (performance.now() > end) break;
    try {
      if ((await runIfDue(job)).ran) ran.push(job.name);
    } catch (error) {
      failed.push(job.name);
      logger.error({ error, job: job.name }, "job failed");
    }
  }
  return { ran, failed };
}
