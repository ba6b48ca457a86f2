import "server-only";
import { Pool } from "pg";
import type { Read } from "./db";
import { env } from "./env";
import { logger } from "./logger";

/** Periodic work may take longer than a request, and takes no connection from one. */
const JOB_TIMEOUT_MS = 60_000;

declare global {
  var windmileJobPool: Pool | undefined;
}

function connect(): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: Math.min(env.DB_TIMEOUT_MS, 4000),
    query_timeout: JOB_TIMEOUT_MS,
    ...(!env.DATABASE_POOLER && { statement_timeout: JOB_TIMEOUT_MS }), // a pooler refuses it
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    application_name: "windmile jobs",
  });
  pool.on("error", (error) => logger.warn({ error }, "idle database connection lost"));
  return pool;
}

/** How jobs read and write in bulk: on a separate connection with a longer timeout. */
export const jobRows: Read = async (query) => {
  globalThis.windmileJobPool ??= connect();
  return (await globalThis.windmileJobPool.query(query.text, query.values)).rows;
};
