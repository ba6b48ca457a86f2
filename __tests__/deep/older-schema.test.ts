import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { Client } from "pg";
import { z } from "zod";
import { type Database, openThrowawayDatabase } from "@/scripts/database/database.mjs";
import { migrate } from "@/scripts/database/migrations.mjs";
import { AppProcess, freePort, newDataDir } from "../support/app-process";

/**
 * The current app starts on the schema of the previous release while that release is still serving: it migrates, and
 * the previous app keeps working. `prisma/release.json.gz` has that app's statements (decision 0003).
 */
const MIGRATIONS = path.join(process.cwd(), "prisma/migrations");
const release = z
  .object({ migration: z.string(), statements: z.array(z.string()).min(200) })
  .parse(JSON.parse(gunzipSync(readFileSync(path.join(process.cwd(), "prisma/release.json.gz"))).toString()));

let database: Database;
let owner: Client;
let app: AppProcess | undefined;
let stop: (() => Promise<{ faults: string[]; written: number }>) | undefined;

const connected = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};
const as = (role: string) => Object.assign(new URL(database.url), { username: role, password: role }).href;
const variables = (url: string) => ({
  DATABASE_URL: url,
  NEXTAUTH_SECRET: "an older schema is signed with this secret",
  NEXTAUTH_URL: "http://localhost:3000",
  WEATHER: "off",
  PRELOAD: "on", // as in a rolling upgrade
});
const migrations = async () =>
  z
    .array(z.object({ n: z.number() }))
    .parse((await owner.query("select count(*)::int as n from _prisma_migrations")).rows)[0]?.n;

/** Migrations since the release. */
const pending = readdirSync(MIGRATIONS).filter((name) => name > release.migration && !name.endsWith(".toml"));

beforeEach(async () => {
  database = await openThrowawayDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-released-"));
  const old = readdirSync(MIGRATIONS).filter((name) => name <= release.migration || name.endsWith(".toml"));
  for (const name of old) cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true });
  await migrate(database.url, { folder });
  rmSync(folder, { recursive: true });
  owner = await connected(database.url);
});
afterEach(async () => {
  await stop?.(); // otherwise it would query a closed database forever after a failure
  await app?.discard();
  await owner.end();
  await database.close();
});

/** The previous app: it prepares all of its statements and writes posts until it's stopped. */
function olderApp(author: string) {
  const faults: string[] = [];
  let isOver = false;
  let written = 0;
  let rounds = 0;
  const work = async () => {
    const client = await connected(database.url);
    while (!isOver) {
      for (const text of release.statements) {
        if (isOver) break;
        try {
          await client.query(`prepare recorded as ${text}`);
          await client.query("deallocate recorded");
          if (written < rounds * 20 + 20) {
            await client.query(
              `insert into posts (id, "userId", content) values (gen_random_uuid(), $1, 'Written meanwhile')`,
              [author],
            );
            written += 1;
          }
        } catch (error) {
          faults.push(`${error instanceof Error ? error.message : error}: ${text}`);
        }
      }
      rounds += 1;
    }
    await client.end();
  };
  const working = work();
  return async () => {
    isOver = true;
    await working;
    return { faults, written };
  };
}

test("it migrates while the previous version works, whose writes are neither refused nor lost", async () => {
  const author = "01900000-0000-7000-8000-000000000001";
  await owner.query(
    `insert into users (id, email, "firstName", "lastName") values ($1, 'old@example.com', 'Old', 'Timer')`,
    [author],
  );
  const before = await migrations();
  stop = olderApp(author);
  app = await new AppProcess(newDataDir(), await freePort(), { variables: variables(database.url) }).ready();
  expect(app.output.includes("Migrating")).toBe(pending.length > 0);
  expect(await migrations()).toBe((before ?? 0) + pending.length);
  expect(await app.status("/api/posts")).toBe(200);
  const { faults, written } = await stop();
  expect(faults).toEqual([]);
  expect(written).toBeGreaterThan(0);
  const { rows } = await owner.query(`select count(*)::int as n from posts where content = 'Written meanwhile'`);
  expect(rows).toEqual([{ n: written }]);
});

test("if its role may not change the schema, it says so and neither starts nor changes anything", async () => {
  await owner.query("create role visiting login password 'visiting'");
  await owner.query("grant select, insert, update, delete on all tables in schema public to visiting");
  await owner.query(
    "delete from _prisma_migrations where migration_name = (select max(migration_name) from _prisma_migrations)",
  );
  const before = await migrations();
  app = new AppProcess(newDataDir(), await freePort(), { variables: variables(as("visiting")) });
  expect(await app.exit).toBe(1);
  expect(app.output).toContain(
    "The database's schema is older than this app, and the role visiting may not change it: set DIRECT_URL to its owner's address.",
  );
  expect(await migrations()).toBe(before);
});
