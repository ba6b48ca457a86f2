import { pool, rows, sql } from "@/lib/core/server/db";
import { withLease } from "@/lib/core/server/lease";

test("of many at once one works, and the next one after it", async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await rows(sql`select pg_sleep(0.2)::text`);
    working -= 1;
  };
  const ran = await Promise.all(Array.from({ length: 8 }, () => withLease("work", work)));
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
