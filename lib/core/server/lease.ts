import "server-only";
import { randomUUID } from "node:crypto";
import { row, rows, sql } from "./db";
import { logger } from "./logger";

/** A holder that died gives its lease up this long after it last renewed it. */
const LEASE_SECONDS = 60;

/** Claims atomically what last began so many seconds ago, or never; exactly one of several instances gets it. */
export async function claimRun(name: string, seconds: number, holder: string | null = null): Promise<boolean> {
  const claimed = await row(sql`
    insert into job_runs (name, "lastRun", holder) values (${name}, now(), ${holder}::uuid)
    on conflict (name) do update set "lastRun" = now(), holder = excluded.holder
    where job_runs."lastRun" <= now() - make_interval(secs => ${seconds}::int)
      or job_runs."lastRun" > now() + interval '1 minute' -- the clock was put back since
    returning name`);
  return claimed !== null;
}

/**
 * Runs `act` unless another process on this database is running it under the same name; says whether it ran. The lease
 * is a row that is renewed while `act` works: a session's lock would need the same connection at both ends, which a
 * pooler in transaction mode does not give.
 */
export async function withLease(name: string, act: () => Promise<unknown>): Promise<boolean> {
  const [lease, holder] = [`lease:${name}`, randomUUID()];
  if (!(await claimRun(lease, LEASE_SECONDS, holder))) return false;
  const renewal = setInterval(
    () => {
      rows(sql`update job_runs set "lastRun" = now() where name = ${lease} and holder = ${holder}::uuid`).catch(
        (error: unknown) => logger.warn({ error, lease }, "could not renew a lease"),
      );
    },
    (LEASE_SECONDS * 1000) / 4,
  );
  renewal.unref();
  try {
    await act();
    return true;
  } finally {
    clearInterval(renewal);
    // What could not be renewed in time may be another process's by now; what can't be given back ends by itself.
    await rows(sql`delete from job_runs where name = ${lease} and holder = ${holder}::uuid`).catch((error: unknown) =>
      logger.warn({ error, lease }, "could not give back a lease"),
    );
  }
}
