import "server-only";
import { deleteDue } from "@/lib/account/deletion/jobs";
import { continueExports, forgetExports } from "@/lib/account/exports/jobs";
import { turnChallenges } from "@/lib/activity/challenges/jobs";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import { forgetOldEvents } from "@/lib/discover/events/jobs";
import { sweepMedia } from "@/lib/feed/media/jobs";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { forgetOldNotifications } from "@/lib/notifications/jobs";
import { mailNotifications } from "@/lib/notifications/mails/jobs";
import { forgetOldFeedback } from "@/lib/suggestions/feedback/jobs";
import { refreshTrending } from "@/lib/suggestions/trending/jobs";
import { row, sql } from "./db";
import { logger } from "./logger";

/** Periodic work: idempotent, and run by whichever instance finds it due. */
export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> };

export const FLOW_JOB: Job = { name: "flow", everySeconds: 300, run: refreshTrending };

const JOBS: readonly Job[] = [
  FLOW_JOB,
  // Shorter than the tick, so that a deleted picture's bytes never wait for the one after next.
  { name: "media-removal", everySeconds: 30, run: removeDeletedMedia },
  { name: "challenges", everySeconds: 30, run: () => turnChallenges() },
  { name: "media-sweep", everySeconds: 3600, run: () => sweepMedia() },
  { name: "expired", everySeconds: 3600, run: purgeExpired },
  { name: "notification-mails", everySeconds: 60, run: () => mailNotifications() },
  { name: "old-notifications", everySeconds: 86_400, run: forgetOldNotifications },
  { name: "exports", everySeconds: 30, run: continueExports },
  { name: "old-exports", everySeconds: 3600, run: forgetExports },
  { name: "account-deletion", everySeconds: 60, run: deleteDue },
  { name: "old-feedback", everySeconds: 86_400, run: forgetOldFeedback },
  { name: "old-events", everySeconds: 86_400, run: forgetOldEvents },
];

/** Claims the job when it is due; exactly one of many callers gets it. */
async function claim({ name, everySeconds }: Job): Promise<boolean> {
  const claimed = await row(sql`
    insert into job_runs (name, "lastRun") values (${name}, now())
    on conflict (name) do update set "lastRun" = now()
    where job_runs."lastRun" <= now() - make_interval(secs => ${everySeconds}::int)
    returning name`);
  return claimed !== null;
}

/** Runs a job if it is due. Says when it last ran, and whether that was now. A failed run is due again in a minute. */
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
export async function runDueJobs(): Promise<{ ran: string[]; failed: string[] }> {
  const ran: string[] = [];
  const failed: string[] = [];
  for (const job of JOBS) {
    try {
      if ((await runIfDue(job)).ran) ran.push(job.name);
    } catch (error) {
      failed.push(job.name);
      logger.error({ error, job: job.name }, "job failed");
    }
  }
  return { ran, failed };
}
