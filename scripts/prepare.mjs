// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { runNode } from "./command.mjs";
import { openDatabase } from "./database.mjs";
import { childEnvironment, dataDirectory, keptSecret, makeDataDirectory, ROOT } from "./environment.mjs";
import { migrate } from "./migrations.mjs";

const TSX = ["--conditions=react-server", "--import", "tsx"];

/**
 * What every way of running the app needs: a right environment and a database that is up, migrated and seeded. Sets the
 * variables the app reads it all from.
 * @returns {Promise<import("./database.mjs").Database>}
 */
export async function prepare() {
  const dataDir = dataDirectory();
  makeDataDirectory(dataDir);
  process.env.DATA_DIR = dataDir;
  const isOurs = !process.env.DATABASE_URL && !process.env.VERCEL;
  if (isOurs && !process.env.NEXTAUTH_SECRET) process.env.NEXTAUTH_SECRET = keptSecret(dataDir);
  // The module that parses the environment is the app's own; asking it first keeps a wrong variable from costing time.
  const check = [...TSX, join(ROOT, "scripts/check-environment.ts")];
  await runNode("", check, { env: childEnvironment("production") });

  const database = await openDatabase();
  try {
    process.env.DATABASE_URL = database.url;
    if (database.embedded) process.env.WINDMILE_EMBEDDED = "1";
    await migrate(database.directUrl);
    await seed(database.directUrl);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The seed can run any number of times; remembering what was sown only saves the time. @param {string} url */
async function seed(url) {
  const name = `seed ${process.env.SEED || "demo"} ${hashSeed()}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    if ((await client.query("SELECT 1 FROM job_runs WHERE name = $1", [name])).rowCount) return;
    console.log("Seeding …");
    await runNode("The seed", [...TSX, join(ROOT, "prisma/seed.ts")], {
      env: { ...childEnvironment("production"), DATABASE_URL: url },
    });
    await client.query("INSERT INTO job_runs VALUES ($1, now()) ON CONFLICT DO NOTHING", [name]);
  } finally {
    await client.end();
  }
}

function hashSeed() {
  const hash = createHash("sha256");
  for (const part of ["prisma/data", "prisma/seed", "prisma/seed.ts"]) hash.update(contents(join(ROOT, part)));
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} path @returns {string} */
function contents(path) {
  try {
    return readdirSync(path)
      .sort()
      .map((name) => contents(join(path, name)))
      .join("\0");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOTDIR") return readFileSync(path, "utf8");
    if (code === "ENOENT") return "";
    throw error;
  }
}
