import "server-only";
import { type Sql, sql } from "./db";
import { jobRows } from "./job-database";

/** How long one run of a job may process batches; the next run does the rest. */
export const RUN_MS = 20_000;
/** The start for reading rows by id: sorts before every id. */
export const BEFORE_ALL_IDS = "00000000-0000-0000-0000-000000000000";
/** Rows per statement: short locks, and far below any timeout. */
const PIECE = 2000;

export const deadlineIn = (ms: number): number => Date.now() + ms;

/** Repeats `task`, which returns how many rows it processed, until it finds none; false if time ran out first. */
export async function inBatches(deadline: number, task: () => Promise<number>): Promise<boolean> {
  while (Date.now() < deadline) if ((await task()) === 0) return true;
  return false;
}

export function deleteInBatches(table: Sql, where: Sql, deadline = deadlineIn(RUN_MS)): Promise<boolean> {
  return inBatches(deadline, async () => {
    const [taken] = await jobRows<{ count: number }>(sql`
      with gone as (
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${PIECE})) returning 1
      )
      select count(*)::int as count from gone`);
    return taken?.count ?? 0;
  });
}
