import { once } from "node:events";
import { pool } from "@/lib/core/server/db";
import { withLease } from "@/lib/core/server/lease";

test("of many at once one works, and the next one after it", async () => {
  const asked = 8;
  let refused = 0;
  let most = 0;
  let working = 0;
  const allRefused = new AbortController();
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    if (!allRefused.signal.aborted) await once(allRefused.signal, "abort"); // holds it for as long as others ask
    working -= 1;
  };
  const ran = await Promise.all(
    Array.from({ length: asked }, async () => {
      const hasRun = await withLease("work", work);
      if (!hasRun) refused += 1;
      if (refused === asked - 1) allRefused.abort();
      return hasRun;
    }),
  );
  expect([ran.filter(Boolean).length, most]).toEqual([1, 1]);
  expect(await withLease("work", work)).toBe(true);
});

test("who fails gives it back, and who died loses it", async () => {
  await expect(withLease("fragile", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await withLease("fragile", async () => {})).toBe(true);
  await pool.query(`insert into job_runs values ('lease:fragile', now() - interval '59 seconds')`);
  expect(await withLease("fragile", async () => {})).toBe(false);
  await pool.query(`update job_runs set "lastRun" = now() - interval '61 seconds' where name = 'lease:fragile'`);
  expect(await withLease("fragile", async () => {})).toBe(true);
});
