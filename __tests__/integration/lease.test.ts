import { once } from "node:events";
import { pool } from "@/lib/core/server/db";
import { withLease } from "@/lib/core/server/lease";

test("of many at once, one runs, and the next one after it", async () => {
  const requested = 8;
  let refused = 0;
  let most = 0;
  let working = 0;
  const allRefused = new AbortController();
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    if (!allRefused.signal.aborted) await once(allRefused.signal, "abort"); // holds it while others try to get it
    working -= 1;
  };
  const ran = await Promise.all(
    Array.from({ length: requested }, async () => {
      const hasRun = await withLease("work", work);
      if (!hasRun) refused += 1;
      if (refused === requested - 1) allRefused.abort();
      return hasRun;
    }),
  );
  expect([ran.filter(Boolean).length, most]).toEqual([1, 1]);
  expect(await withLease("work", work)).toBe(true);
});

test("a failing holder releases it, and a dead one loses it", async () => {
  await expect(withLease("fragile", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await withLease("fragile", async () => {})).toBe(true);
  await pool.query(`insert into job_runs values ('lease:fragile', now() - interval '59 seconds')`);
  expect(await withLease("fragile", async () => {})).toBe(false);
  await pool.query(`update job_runs set "lastRun" = now() - interval '61 seconds' where name = 'lease:fragile'`);
  expect(await withLease("fragile", async () => {})).toBe(true);
});

test("a holder that lost it doesn't release the new holder's", async () => {
  const taken = new AbortController();
  const isDone = new AbortController();
  let second: Promise<boolean> | undefined;
  await withLease("passed on", async () => {
    await pool.query(`update job_runs set "lastRun" = now() - interval '61 seconds' where name = 'lease:passed on'`);
    second = withLease("passed on", async () => {
      taken.abort();
      await once(isDone.signal, "abort");
    });
    await once(taken.signal, "abort");
  });
  expect(await withLease("passed on", async () => {})).toBe(false);
  isDone.abort();
  expect(await second).toBe(true);
  expect(await withLease("passed on", async () => {})).toBe(true);
});

test("a lease that can't be released doesn't hide the original error", async () => {
  try {
    await expect(
      withLease("unreachable", async () => {
        await pool.query("alter table job_runs rename to job_runs_away");
        throw new Error("the work's own error");
      }),
    ).rejects.toThrow("the work's own error");
  } finally {
    await pool.query("alter table job_runs_away rename to job_runs");
  }
});
