// The part of `npm run bench:grow` that runs once per city, in its own process: measure-city.ts SCALE RESULT WORDS [KEEP]
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { seedCity } from "@/prisma/seed/city";
import { type Database, openDatabase, openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";
import { fail } from "../start/environment.mjs";
import { startTestApp } from "../test/test-app.mjs";
import { growCity, scaledCity } from "./city";
import { LOG_PLANS } from "./logged-plans";

const [scale = "", result = "", words = "", keep] = process.argv.slice(2);
const COUNTED_WITHIN_MS = 600_000;
const SECRETS = {
  ...{ NEXTAUTH_SECRET: "a bench signs its sessions with this secret", LOG_LEVEL: "error" },
  WINDMILE_EMBEDDED: "1", // the database is ours
};

async function openCity(): Promise<Database> {
  if (keep === undefined) return openThrowawayDatabase();
  const folder = join(resolve(keep), scale);
  if (!existsSync(join(folder, "filled"))) rmSync(folder, { recursive: true, force: true }); // interrupted
  return openDatabase({ env: { NODE_ENV: "production", DATA_DIR: folder }, sole: true });
}

async function fill({ url, folder }: Database): Promise<void> {
  await migrate(url);
  const mark = join(folder, "filled");
  if (existsSync(mark)) return;
  const begin = Date.now();
  const client = new Client({ connectionString: url });
  await client.connect();
  await seedCity(client, new Date());
  await growCity(client, scaledCity(Number(scale)));
  const { deadlineIn } = await import("@/lib/core/server/batches");
  const { pool } = await import("@/lib/core/server/db");
  const { countActivity } = await import("@/lib/suggestions/recommendations/activity");
  await countActivity(deadlineIn(COUNTED_WITHIN_MS)); // the measured app runs without jobs
  await pool.end();
  const name = new URL(url).pathname.slice(1);
  for (const setting of LOG_PLANS) await client.query(`alter database "${name}" set ${setting}`);
  await client.end();
  writeFileSync(mark, new Date().toISOString());
  console.log(`Filled a city of ${Number(scale) * 100_000} people in ${Math.round((Date.now() - begin) / 1000)} s`);
}

async function run(): Promise<void> {
  const database = await openCity();
  const ours = { ...SECRETS, DATABASE_URL: database.url, DATA_DIR: database.folder };
  Object.assign(process.env, { ...ours, NODE_ENV: "production" });
  try {
    await fill(database);
    const app = await startTestApp({
      ...{ ...ours, RATE_LIMIT_SCALE: "100000", SEED: "none", WEATHER: "off" },
      JOBS: "off", // their own queries would count as the request's
    });
    try {
      const { measureRequests } = await import("./measure-requests");
      const log = join(database.folder, "postgres.log");
      writeFileSync(result, JSON.stringify(await measureRequests(app.url, database.url, log, words.split("|"))));
    } finally {
      await app.stop();
    }
  } finally {
    await database.close();
  }
}

run()
  .catch(fail)
  .finally(() => process.exit());
