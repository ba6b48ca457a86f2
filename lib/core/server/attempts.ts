import "server-only";
import { rows, type Sql, sql } from "./db";
import { logger } from "./logger";

/** Work that failed this often is parked: an operator has to look at it (docs/operations.md). */
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MINUTES = 2;
const MAX_WAIT_MINUTES = 24 * 60;

/** Whether the job's work on `subject` may be tried now: it hasn't failed recently and isn't parked. */
export const isAttemptDue = (job: string, subject: Sql): Sql => sql`not exists (
  select 1 from job_attempts a where a.job = ${job} and a.subject = ${subject}::text and a."nextAt" > now())`;

/**
 * Does one unit of a job's work. After a failure its delay doubles each time, and finally it is parked, so that
 * permanent failures don't block anything else. Returns false on failure.
 */
export async function attempt(job: string, subject: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    await rows(sql`delete from job_attempts where job = ${job} and subject = ${subject}`);
    return true;
  } catch (error) {
    const [failed] = await rows<{ attempts: number }>(sql`
      insert into job_attempts as a (job, subject, attempts, "nextAt")
      values (${job}, ${subject}, 1, now() + make_interval(mins => ${FIRST_WAIT_MINUTES}::int))
      on conflict (job, subject) do update set attempts = a.attempts + 1, "nextAt" = case
        when a.attempts + 1 >= ${MAX_ATTEMPTS}::int then 'infinity'
        else now() + least(${FIRST_WAIT_MINUTES}::int * power(2, a.attempts), ${MAX_WAIT_MINUTES}::int) * interval '1 minute' end
      returning attempts`);
    const isParked = (failed?.attempts ?? 0) >= MAX_ATTEMPTS;
    logger[isParked ? "error" : "warn"](
      { error, job, subject, attempts: failed?.attempts },
      isParked ? "work was parked" : "work failed",
    );
    return false;
  }
}
