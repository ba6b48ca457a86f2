import "server-only";
import { Pool, type PoolClient } from "pg";
import { isPoolerRefusal } from "./db-errors";
import { env } from "./env";
import { logger } from "./logger";

export type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

declare global {
  /** Learned from the database's answers. On globalThis, because dev reloads modules. */
  var windmilePooler: boolean | undefined;
}

/** Whether statements may have names: poolers in transaction mode lose them, unless they say otherwise. */
export const supportsNamedStatements = () =>
  env.DATABASE_POOLER === "prepared" || !(env.DATABASE_POOLER || globalThis.windmilePooler);

/** Remembers that the database is behind a pooler that no variable and no address announced. */
export function markPooler(error: unknown): void {
  if (globalThis.windmilePooler) return;
  globalThis.windmilePooler = true;
  logger.warn({ error }, "the database is behind a pooler: set DATABASE_POOLER, and DIRECT_URL for migrations");
}

/** Settings that a connection starts with, and a pooler in transaction mode refuses. */
const NO_SETTINGS = { statement_timeout: undefined, idle_in_transaction_session_timeout: undefined };

/** Connects again without settings if a pooler refuses them. */
export class DatabasePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (!connected) {
      return super.connect().catch((error: unknown) => {
        if (!this.drops(error)) throw error;
        return super.connect();
      });
    }
    super.connect((error, client, done) => {
      if (error && this.drops(error)) super.connect(connected);
      else connected(error, client, done);
    });
  }

  private drops(error: unknown): boolean {
    if (!isPoolerRefusal(error)) return false;
    markPooler(error);
    Object.assign(this.options, NO_SETTINGS);
    return true;
  }
}
