// @ts-check
// npm run db:migration -- <name>: writes a new migration from the existing ones to prisma/schema.prisma and prisma/sql.
// It replays them into a throwaway database, so neither the app's data nor its state matters.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { childEnvironment, fail, PlainError, ROOT } from "../start/environment.mjs";
import { openThrowawayDatabase } from "./database.mjs";
import { migrate } from "./migrations.mjs";
import { changesTo } from "./stored-sql.mjs";

const folder = join(ROOT, "prisma/migrations");
const name = process.argv
  .slice(2)
  .join("_")
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, "_");

if (name) await write();
else {
  console.error("Say what the migration does: npm run db:migration -- add_walking_groups");
  process.exitCode = 1;
}

async function write() {
  const lock = join(folder, "migration_lock.toml");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(lock)) writeFileSync(lock, '# Written by Prisma; do not edit.\nprovider = "postgresql"\n');
  const database = await openThrowawayDatabase();
  try {
    const tables = tablesToSchema(database.url);
    await migrate(database.url);
    const code = await codeToFiles(database.url, tables);
    const sql = [tables, ...code].filter(Boolean).join("\n\n");
    if (!sql) return console.log("The migrations already lead to the schema and to prisma/sql.");
    const target = `${nextStamp()}_${name}`;
    mkdirSync(join(folder, target));
    writeFileSync(join(folder, target, "migration.sql"), `${sql}\n`);
    console.log(`Wrote prisma/migrations/${target}/migration.sql: read it, then npm run db:migrate.`);
  } catch (error) {
    fail(error);
  } finally {
    await database.close();
  }
}

/** Now, or after the last migration if that is dated ahead: they run in the order of their names. */
function nextStamp() {
  const now = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const last =
    readdirSync(folder)
      .filter((one) => /^\d{14}_/.test(one))
      .sort()
      .at(-1)
      ?.slice(0, 14) ?? "";
  return last < now ? now : String(Number(last) + 1);
}

/** Prisma's diff between the migrations and its schema. @param {string} url @returns {string} */
function tablesToSchema(url) {
  const draft = join(folder, "draft.sql");
  try {
    const prisma = join(ROOT, "node_modules/prisma/build/index.js");
    const args = ["migrate", "diff", "--from-migrations", folder, "--to-schema", "prisma/schema.prisma", "--script"];
    const env = childEnvironment("development", { DATABASE_URL: url });
    const run = spawnSync(process.execPath, [prisma, ...args, "--output", draft], { cwd: ROOT, env, encoding: "utf8" });
    const sql = existsSync(draft) ? readFileSync(draft, "utf8").trim() : "";
    if (run.status !== 0 || !sql) throw new PlainError(run.stderr || "Prisma gave no difference.");
    return /^-- This is an empty migration\.$/.test(sql) ? "" : sql;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The functions, views, and triggers that differ from prisma/sql. @param {string} url @param {string} tables */
async function codeToFiles(url, tables) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await changesTo(client, join(ROOT, "prisma/sql"), tables);
  } finally {
    await client.end();
  }
}
