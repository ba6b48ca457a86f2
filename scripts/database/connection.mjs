// @ts-check
import pg from "pg";
import { PlainError } from "../start/environment.mjs";

const OLDEST_SERVER = 15;
/** The default of DB_TIMEOUT_MS (lib/core/server/env-schema.mjs). */
const DEFAULT_TIMEOUT_MS = 5000;

/** @param {string} url */
export async function connect(url) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "windmile-migrate",
  });
  client.on("error", () => {}); // a lost connection fails the query that needs it
  await client.connect().catch((error) => {
    throw new PlainError(`The database cannot be reached: ${error.message || error.code}.`);
  });
  return client;
}

/** @param {number} major */
export function checkServer(major) {
  if (major >= OLDEST_SERVER) return;
  throw new PlainError(`The database is PostgreSQL ${major}; ${OLDEST_SERVER} or newer is needed.`);
}

/**
 * A pooler rejects time limits at the start of a connection, and in transaction mode a setting leaks to other clients.
 * So the role itself has them in this database, and every connection the pooler opens starts with them. If the app runs
 * as a role other than the owner (prisma/runtime-role.sql), that role sets its own, which the owner might not be
 * allowed to do.
 * @param {pg.Client} client
 * @param {string} url
 */
export async function giveRolesTimeouts(client, url) {
  await giveTimeouts(client);
  const app = process.env.DATABASE_URL;
  if (!app || new URL(app).username === new URL(url).username) return;
  const own = await connect(app);
  await giveTimeouts(own).finally(() => own.end());
}

/** @param {pg.Client} client */
async function giveTimeouts(client) {
  const { rows } = await client.query("SELECT current_database() AS name");
  const role = `ALTER ROLE CURRENT_USER IN DATABASE ${pg.escapeIdentifier(rows[0].name)}`;
  const timeout = Number(process.env.DB_TIMEOUT_MS || DEFAULT_TIMEOUT_MS);
  await client.query(`${role} SET statement_timeout = ${timeout}`);
  await client.query(`${role} SET idle_in_transaction_session_timeout = '30s'`);
}
