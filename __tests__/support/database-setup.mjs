// Before the integration tests: a cluster for this run only, with one migrated database to copy. To try another version
// of PostgreSQL, set WINDMILE_TEST_SERVER to the address of an empty cluster (docs/operations.md).
import pg from "pg";
import { openThrowawayDatabase } from "../../scripts/database/database.mjs";
import { migrate } from "../../scripts/database/migrations.mjs";
import { startPooler } from "../../scripts/test/pooler.mjs";
import { TEMPLATE } from "./database-environment.mjs";

export default async function setUp() {
  const server = process.env.WINDMILE_TEST_SERVER;
  const database = server ? { url: server, close: async () => {} } : await openThrowawayDatabase();
  globalThis.windmileTestDatabase = database;
  process.env.WINDMILE_TEST_DATABASE = database.url;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  if (server) await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(database.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href);
  if (process.env.WINDMILE_THROUGH_POOLER !== "1") return;
  globalThis.windmileTestPooler = await startPooler(database.url);
  process.env.WINDMILE_TEST_POOLER = globalThis.windmileTestPooler.host;
}
