// Before the integration tests: a cluster for this run alone, with one migrated database to copy from.
import pg from "pg";
import { openThrowawayDatabase } from "../../scripts/database/database.mjs";
import { migrate } from "../../scripts/database/migrations.mjs";
import { TEMPLATE } from "./database-environment.mjs";
import { startPooler } from "./pooler.mjs";

export default async function setUp() {
  const database = await openThrowawayDatabase();
  globalThis.windmileTestDatabase = database;
  process.env.WINDMILE_TEST_DATABASE = database.url;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(database.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href);
  if (process.env.WINDMILE_THROUGH_POOLER !== "1") return;
  globalThis.windmileTestPooler = await startPooler(database.url);
  process.env.WINDMILE_TEST_POOLER = globalThis.windmileTestPooler.host;
}
