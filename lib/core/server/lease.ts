import "server-only";
import { randomUUID } from "node:crypto";
import { row, rows, sql } from "./db";
import { logger } from "./logger";

/** A lease whose holder died expires this long after its last renewal. */
const LEASE_SECONDS = 60;

/**
 * Atomically claims work that last started this many seconds ago, or never; exactly one of several instances gets it.
 */
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
 * Runs `act` unless another process on this database is running it under the same name; returns whether it ran. The
 * lease is a row that is renewed while `act` runs: a session lock would need the same connection at both ends, which a
 * pooler in transaction mode doesn't provide.
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
    // A lease that wasn't renewed in time may belong to another process by now; one that can't be released expires.
    await rows(sql`delete from job_runs where name = ${lease} and holder = ${holder}::uuid`).catch((error: unknown) =>
      logger.warn({ error, lease }, "could not release a lease"),
    );
  }
}
