import "server-only";
import { row, sql } from "./db";
import { logger } from "./logger";

/** Periodic work: idempotent, and run by whichever instance finds it due. */
export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> };

/** Claims a due job atomically; exactly one of several instances gets it. */
async function claim({ name, everySeconds }: Job): Promise<boolean> {
  const claimed = await row(sql`
    insert into job_runs (name, "lastRun") values (${name}, now())
    on conflict (name) do update set "lastRun" = now()
    where job_runs."lastRun" <= now() - make_interval(secs => ${everySeconds}::int)
    returning name`);
  return claimed !== null;
}

/**
 * Runs a job if it is due. Answers when it last ran, and whether that was now. A failed run is due again in a minute.
 */
export async function runIfDue(job: Job): Promise<{ ran: boolean; lastRun: Date }> {
  const ran = await claim(job);
  if (ran) {
    try {
      await job.run();
    } catch (error) {
      const retry = Math.max(0, job.everySeconds - 60);
      await row(
        sql`update job_runs set "lastRun" = now() - make_interval(secs => ${retry}::int) where name = ${job.name}`,
      );
      throw error;
    }
  }
  const state = await row<{ lastRun: Date }>(sql`select "lastRun" from job_runs where name = ${job.name}`);
  return { ran, lastRun: state?.lastRun ?? new Date(0) };
}

/** Everything that is due, one after the other; one failing job does not keep the others from running. */
export async function runDueJobs(jobs: readonly Job[]): Promise<{ ran: string[]; failed: string[] }> {
  const ran: string[] = [];
  const failed: string[] = [];
  for (const job of jobs) {
    try {
      if ((await runIfDue(job)).ran) ran.push(job.name);
    } catch (error) {
      failed.push(job.name);
      logger.error({ error, job: job.name }, "job failed");
    }
  }
  return { ran, failed };
}
