import "server-only";
import { row, rows, sql } from "./db";
import { logger } from "./logger";

/** A holder that died gives its lease up this long after it last renewed it. */
const LEASE_SECONDS = 60;

/**
 * Runs `act` unless another process on this database is running it under the same name; says whether it ran. The lease
 * is a row that is renewed while `act` works: a session's lock would need the same connection at both ends, which a
 * pooler in transaction mode does not give.
 */
export async function withLease(name: string, act: () => Promise<unknown>): Promise<boolean> {
  const lease = `lease:${name}`;
  const taken = await row(sql`
    insert into job_runs (name, "lastRun") values (${lease}, now())
    on conflict (name) do update set "lastRun" = now()
    where job_runs."lastRun" < now() - make_interval(secs => ${LEASE_SECONDS}::int)
    returning name`);
  if (!taken) return false;
  const renewal = setInterval(
    () => {
      rows(sql`update job_runs set "lastRun" = now() where name = ${lease}`).catch((error: unknown) =>
        logger.warn({ error, lease }, "could not renew a lease"),
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
    await rows(sql`delete from job_runs where name = ${lease}`);
  }
}
