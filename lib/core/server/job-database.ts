import "server-only";
import type { Pool } from "pg";
import { DatabasePool } from "./database-pool";
import type { Read } from "./db";
import { env } from "./env";
import { logger } from "./logger";

/** Jobs may take longer than a request, and don't use its connections. */
const JOB_TIMEOUT_MS = 60_000;

declare global {
  var windmileJobPool: Pool | undefined;
}

function connect(): Pool {
  const pool = new DatabasePool({
    connectionString: env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: Math.min(env.DB_TIMEOUT_MS, 4000),
    query_timeout: JOB_TIMEOUT_MS,
    ...(!env.DATABASE_POOLER && { statement_timeout: JOB_TIMEOUT_MS }), // a pooler rejects it
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    application_name: "windmile jobs",
  });
  pool.on("error", (error) => logger.warn({ error }, "idle database connection lost"));
  return pool;
}

/** Bulk reads and writes of jobs: on a separate connection with a longer timeout. */
export const jobRows: Read = async (query) => {
  globalThis.windmileJobPool ??= connect();
  return (await globalThis.windmileJobPool.query(query.text, query.values)).rows;
};
