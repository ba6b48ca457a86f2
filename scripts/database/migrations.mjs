// @ts-check
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PlainError, ROOT } from "../start/environment.mjs";
import { checkServer, connect, giveRolesTimeouts } from "./connection.mjs";

const FOLDER = join(ROOT, "prisma/migrations");
/** The advisory lock of Prisma's own engine, so that `prisma migrate deploy` and this never run at once. */
const LOCK = 72707369;
const LOCKED_WITHIN_MS = 120_000;
/** A lock that timed out is requested again: queries queued behind it can run in between. */
const LOCK_TRIES = 6;
const LOCK_PAUSE_MS = 2_000;
const NO_LOCK = "55P03";
const UNDEFINED_TABLE = "42P01";
const NOT_ALLOWED = "42501";
/**
 * The first line of a migration with one statement that can't run in a transaction: an index built concurrently, or a
 * block that processes rows in batches and commits each. It can be run again after an interruption.
 */
const OUTSIDE = /^-- outside a transaction\b/i;

// Prisma's own table, exactly: its CLI and this runner read each other's records.
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * A database's migration state in one query: a start that finds everything done runs no other.
 * @param {string} url
 * @param {string} seed the name that its seed was recorded by
 */
export async function databaseState(url, seed) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int / 10000 AS major,
              EXISTS (SELECT FROM job_runs WHERE name = $1) AS "isSeeded",
              (SELECT coalesce(json_agg(m), '[]') FROM _prisma_migrations m WHERE rolled_back_at IS NULL) AS records`,
      [seed],
    );
    const [{ major, isSeeded, records }] = rows;
    checkServer(major);
    return { isMigrated: findPending(records, FOLDER).length === 0, isSeeded };
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== UNDEFINED_TABLE) throw error;
    return { isMigrated: false, isSeeded: false };
  } finally {
    await client.end();
  }
}

/**
 * Brings a database up to date with prisma/migrations, without Prisma's engine. Each migration and its record are one
 * transaction, unless it declares that it runs outside of one. Safe to run twice at once.
 * @param {string} url
 * @param {{ folder?: string }} [options]
 * @returns {Promise<string[]>} the names of those applied now
 */
export async function migrate(url, { folder = FOLDER } = {}) {
  const client = await connect(url);
  try {
    const { rows: servers } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major");
    checkServer(servers[0].major);
    await takeLock(client);
    await client.query("SET statement_timeout = 0"); // the role may have the app's limits
    // How long to wait for a table in use. Nothing has changed by then, and the app goes on.
    await client.query("SET lock_timeout = '5s'");
    await client.query(TABLE);
    const { rows } = await client.query(
      "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
    );
    const pending = findPending(rows, folder);
    for (const migration of pending) await apply(client, migration);
    if (process.env.DATABASE_POOLER) await giveRolesTimeouts(client, url);
    return pending.map(({ name }) => name);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== NOT_ALLOWED) throw error;
    throw new PlainError(
      `The database's schema is older than this app, and the role ${client.user} may not change it: set DIRECT_URL to its owner's address.`,
    );
  } finally {
    await client.end(); // releases the lock
  }
}

/** @param {import("pg").Client} client */
async function takeLock(client) {
  const end = Date.now() + LOCKED_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS locked", [LOCK]);
    if (rows[0].locked) return;
    if (Date.now() > end) throw new PlainError("Another process has been migrating this database for two minutes.");
    await sleep(200);
  }
}

/**
 * @param {{ migration_name: string, checksum: string, finished_at: unknown }[]} records
 * @param {string} folder
 */
function findPending(records, folder) {
  const recorded = new Map(records.map((record) => [record.migration_name, record]));
  const migrations = readMigrations(folder);
  const [first] = migrations;
  if (first?.name.endsWith("_baseline") && records.some(({ migration_name }) => migration_name < first.name)) {
    throw new PlainError(
      'This database was created by an older version and can\'t be migrated. To start over, run "npm run db:reset" or delete .data.',
    );
  }
  return migrations.filter(({ name, checksums }) => {
    const record = recorded.get(name);
    if (!record) return true;
    if (!record.finished_at) {
      throw new PlainError(`Migration ${name} was begun by Prisma and never finished: see "prisma migrate resolve".`);
    }
    if (!checksums.includes(record.checksum)) {
      throw new PlainError(
        `Migration ${name} was changed after it was applied: undo the change and write a new migration.`,
      );
    }
    return false;
  });
}

/** @param {string} folder */
function readMigrations(folder) {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "migration.sql")));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
    // Git may check out a file with different line endings than it was applied with. The first checksum is the one
    // recorded.
    const checksums = [sql, sql.replaceAll("\r\n", "\n"), sql.replaceAll(/\r?\n/g, "\r\n")].map(sha256);
    return { name, sql, checksums };
  });
}

/** @param {string} text */
function sha256(text) {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * @param {import("pg").Client} client
 * @param {{ name: string, sql: string, checksums: string[] }} migration
 * @param {number} [left] how often a lock may be asked for
 * @returns {Promise<void>}
 */
async function apply(client, { name, sql, checksums }, left = LOCK_TRIES) {
  const isAlone = OUTSIDE.test(sql);
  try {
    if (isAlone) {
      await dropUnfinishedIndexes(client, sql);
      await client.query(sql);
    }
    await client.query("BEGIN");
    if (!isAlone) await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
       VALUES ($1, $2, clock_timestamp(), $3, now(), 1)`,
      [randomUUID(), checksums[0], name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    if (/** @type {{ code?: string }} */ (error).code === NO_LOCK && left > 1) {
      await sleep(LOCK_PAUSE_MS);
      return apply(client, { name, sql, checksums }, left - 1);
    }
    const reason = error instanceof Error ? error.message : String(error);
    const outcome = isAlone ? "was interrupted; run it again to continue" : "failed and was rolled back";
    throw new PlainError(`Migration ${name} ${outcome}: ${reason}.`);
  }
}

/**
 * An interrupted build leaves an index that is maintained but never used, and blocks its name.
 * @param {import("pg").Client} client
 * @param {string} sql
 */
async function dropUnfinishedIndexes(client, sql) {
  for (const [, name] of sql.matchAll(/CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "?(\w+)"?/gi)) {
    const { rows } = await client.query(
      "SELECT FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relname = $1 AND NOT i.indisvalid",
      [name],
    );
    if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
  }
}
