import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { Client } from "pg";
import { z } from "zod";
import { migrate } from "../../scripts/database/migrations.mjs";
import { visitor } from "../support/api";

/**
 * During a rollout, migrations are applied first, and the previous app keeps serving until it's replaced.
 * `prisma/release.json.gz` has the statements of that app (scripts/database/record-release.mjs).
 */
const MIGRATIONS = path.join(process.cwd(), "prisma/migrations");
const release = z
  .object({ migration: z.string(), statements: z.array(z.string()).min(200) })
  .parse(JSON.parse(gunzipSync(readFileSync(path.join(process.cwd(), "prisma/release.json.gz"))).toString()));

const url = (name: string) => Object.assign(new URL(process.env.DIRECT_URL ?? ""), { pathname: `/${name}` }).href;
const DATABASE = `released_${process.pid}`;
let now: Client;
let before: Client;

/** A database as of the release: all migrations up to its last one. */
async function releasedSchema(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-released-"));
  const old = readdirSync(MIGRATIONS).filter((name) => name <= release.migration || name.endsWith(".toml"));
  for (const name of old) cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true });
  await now.query(`CREATE DATABASE ${DATABASE}`);
  await migrate(url(DATABASE), { folder });
  rmSync(folder, { recursive: true });
}

beforeAll(async () => {
  now = new Client({ connectionString: process.env.DIRECT_URL });
  await now.connect();
  await releasedSchema();
  before = new Client({ connectionString: url(DATABASE) });
  await before.connect();
}, 60_000);
afterAll(async () => {
  await before.end();
  await now.query(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
  await now.end();
});

/** Statements that this schema doesn't understand, each with the reason. */
async function refused(client: Client, statements: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const text of statements) {
    try {
      await client.query(`PREPARE recorded AS ${text}`);
      await client.query("DEALLOCATE recorded");
    } catch (error) {
      faults.push(`${error instanceof Error ? error.message : error}: ${text}`);
    }
  }
  return faults;
}

test("the release's own schema accepts all its statements, and a schema missing one of its columns doesn't", async () => {
  expect(await refused(before, release.statements)).toEqual([]);
  await before.query("BEGIN");
  await before.query('ALTER TABLE photos DROP COLUMN "likeCount" CASCADE');
  await before.query("SAVEPOINT dropped");
  await expect(
    (async () => {
      for (const text of release.statements) {
        await before.query(`PREPARE recorded AS ${text}`);
        await before.query("DEALLOCATE recorded");
      }
    })(),
  ).rejects.toThrow(/likeCount/);
  await before.query("ROLLBACK");
});

test("today's schema accepts all statements of the released app", async () => {
  expect(await refused(now, release.statements)).toEqual([]);
});

const demanding = async (client: Client) =>
  (
    await client.query<{ column: string }>(`
      select c.table_name || '.' || c.column_name as column from information_schema.columns c
      where c.table_schema = 'public' and c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO'
        and c.table_name not like '\\_%'`)
  ).rows.map(({ column }) => column);
const tables = async (client: Client) =>
  (
    await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  ).rows.map(({ name }) => name);

test("no table requires a value the released app doesn't know, and no new check rejects its values", async () => {
  const known = await tables(before);
  const requested = new Set(await demanding(before));
  const more = (await demanding(now)).filter(
    (column) => known.includes(column.split(".")[0] ?? "") && !requested.has(column),
  );
  expect(more).toEqual([]);
  const labels = `select t.typname || '.' || e.enumlabel as label from pg_enum e join pg_type t on t.oid = e.enumtypid`;
  const left = new Set((await now.query<{ label: string }>(labels)).rows.map(({ label }) => label));
  const had = (await before.query<{ label: string }>(labels)).rows.map(({ label }) => label);
  expect(had.filter((label) => !left.has(label))).toEqual([]);
});

test("the previous app stays ready on the next schema; the next app accepts no requests on the previous schema", async () => {
  const ready = async () => (await visitor().get("/api/ready")).status;
  expect(await ready()).toBe(200);
  await now.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('later', '', '2099_later', now())`,
  );
  expect(await ready()).toBe(200);
  await now.query("DELETE FROM _prisma_migrations WHERE id = 'later'");
  const { rows } = await now.query<{ name: string }>(`
    UPDATE _prisma_migrations SET finished_at = NULL
    WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations) RETURNING migration_name AS name`);
  expect(rows[0]?.name).not.toBe(undefined);
  expect(await ready()).toBe(503);
  await now.query("UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL");
  expect(await ready()).toBe(200);
});
