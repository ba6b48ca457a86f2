// @ts-check
// npm run db:migration -- <name>: writes a new migration from the existing ones to prisma/schema.prisma and prisma/sql.
// It replays them into a throwaway database, so neither the app's data nor its state matters.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  const database = await openThrowawayDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    const tables = tablesToSchema(database.url);
    await migrate(database.url);
    await client.connect();
    const code = await changesTo(client, join(ROOT, "prisma/sql"), tables);
    const sql = [tables, ...code].filter(Boolean).join("\n\n");
    if (!sql) return console.log("The migrations already lead to the schema and to prisma/sql.");
    const target = `${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}_${name}`;
    mkdirSync(join(folder, target));
    writeFileSync(join(folder, target, "migration.sql"), `${sql}\n`);
    console.log(`Wrote prisma/migrations/${target}/migration.sql: read it, then npm run db:migrate.`);
  } catch (error) {
    fail(error);
  } finally {
    await client.end();
    await database.close();
  }
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
