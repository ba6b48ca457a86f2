import "server-only";
import type { PoolClient } from "pg";
import { pool } from "./db";

/**
 * Runs `task` while holding the lock `name`, which is exclusive across all instances on the database; waits for it at
 * most `waitMs`. What `task` writes through its connection is one transaction, committed before the lock is released.
 */
export async function whileLocked<T>(name: string, waitMs: number, task: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  let failure: Error | undefined;
  try {
    await db.query("begin");
    await db.query(`select set_config('lock_timeout', $1, true)`, [`${waitMs}ms`]);
    await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
    const result = await task(db);
    await db.query("commit");
    return result;
  } catch (error) {
    await db.query("rollback").catch((lost: unknown) => {
      failure = lost instanceof Error ? lost : new Error("connection lost");
    });
    throw error;
  } finally {
    db.release(failure); // A connection that couldn't roll back is closed.
  }
}
