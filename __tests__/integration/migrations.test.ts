import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pool } from "@/lib/core/server/db";
import { databaseState, migrate } from "../../scripts/database/migrations.mjs";
import { visitor } from "../support/api";

/** Migrations that run outside a transaction: a concurrent index build, or rows written in batches. */
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "windmile-migrations-"));
  await pool.query("CREATE TABLE walks (id int PRIMARY KEY, miles int, kilometers int)");
  await pool.query("INSERT INTO walks SELECT n, n % 5, NULL FROM generate_series(1, 25) n");
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await pool.query("DROP TABLE walks");
  await pool.query("DELETE FROM _prisma_migrations WHERE migration_name LIKE '2099%'");
});

const url = () => process.env.DATABASE_URL ?? "";
const run = () => migrate(url(), { folder });
function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
}
const indexes = async () =>
  (
    await pool.query<{ name: string; isValid: boolean }>(
      `SELECT i.indexrelid::regclass::text AS name, i.indisvalid AS "isValid" FROM pg_index i
       WHERE i.indrelid = 'walks'::regclass AND NOT i.indisprimary`,
    )
  ).rows;

const INDEX =
  "-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS walks_miles_key ON walks (miles);";

test("an index is built outside a transaction, once", async () => {
  await pool.query("UPDATE walks SET miles = id");
  write("20990101000000_find_walks_by_miles", INDEX);
  expect(await run()).toEqual(["20990101000000_find_walks_by_miles"]);
  expect(await run()).toEqual([]);
  expect(await indexes()).toEqual([{ name: "walks_miles_key", isValid: true }]);
});

test("an index that couldn't be built is rebuilt by the next run", async () => {
  write("20990101000000_find_walks_by_miles", INDEX);
  await expect(run()).rejects.toThrow(/was interrupted; run it again to continue: could not create unique index/);
  expect(await indexes()).toEqual([{ name: "walks_miles_key", isValid: false }]);
  await pool.query("UPDATE walks SET miles = id");
  expect(await run()).toEqual(["20990101000000_find_walks_by_miles"]);
  expect(await indexes()).toEqual([{ name: "walks_miles_key", isValid: true }]);
});

test("rows are written in batches that stay when interrupted, and the next run does the rest", async () => {
  write(
    "20990101000000_count_kilometers",
    `-- outside a transaction: in batches
DO $$
BEGIN
  LOOP
    UPDATE walks SET kilometers = 10 / (id - 13)
    WHERE id IN (SELECT id FROM walks WHERE kilometers IS NULL ORDER BY id LIMIT 5);
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;`,
  );
  const written = async () => (await pool.query("SELECT FROM walks WHERE kilometers IS NOT NULL")).rowCount;
  await expect(run()).rejects.toThrow(/division by zero/);
  expect(await written()).toBe(10);
  await pool.query("UPDATE walks SET id = 99 WHERE id = 13");
  await run();
  expect(await written()).toBe(25);
});

test("every other migration runs completely or not at all", async () => {
  write("20990101000000_half", "INSERT INTO walks VALUES (100); SELECT 1 / 0;");
  await expect(run()).rejects.toThrow(/20990101000000_half failed and was rolled back: division by zero/);
  expect((await pool.query("SELECT FROM walks WHERE id = 100")).rowCount).toBe(0);
});

test("a table locked for longer than the lock timeout is retried", async () => {
  write("20990101000000_add_steps", "ALTER TABLE walks ADD COLUMN steps int");
  const reader = await pool.connect();
  await reader.query("BEGIN");
  await reader.query("SELECT FROM walks LIMIT 1");
  const migrated = run();
  await new Promise((done) => setTimeout(done, 5_500)); // its first attempt has failed
  await reader.query("COMMIT");
  reader.release();
  expect(await migrated).toEqual(["20990101000000_add_steps"]);
  await pool.query("SELECT steps FROM walks");
}, 60_000);

describe("a database from before the baseline", () => {
  const OLD = "20261120000000_the_whole_model";
  beforeEach(() =>
    pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('old', '', '${OLD}', now())`,
    ),
  );
  afterEach(() => pool.query("DELETE FROM _prisma_migrations WHERE id = 'old'"));

  test("isn't migrated, and the message names the way out", async () => {
    const message = `This database was created by an older version and can't be migrated. To start over, run "npm run db:reset" or delete .data.`;
    await expect(migrate(url())).rejects.toThrow(message);
    await expect(databaseState(url(), "")).rejects.toThrow(message); // what a start checks first
  });

  test("accepts no requests", async () => {
    await pool.query("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%\\_baseline'");
    expect((await visitor().get("/api/ready")).status).toBe(503);
  });
});
