// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { connect } from "../database/connection.mjs";
import { openDatabase } from "../database/database.mjs";
import { databaseState, migrate } from "../database/migrations.mjs";
import { filesIn, hashFiles } from "./build-app.mjs";
import { runNode } from "./command.mjs";
import {
  childEnvironment,
  chooseSeed,
  dataDirectory,
  isPacked,
  PlainError,
  ROOT,
  storedPushKeys,
  storedSecret,
} from "./environment.mjs";
import { step } from "./steps.mjs";

/**
 * Sets the variables that differ per machine, and rejects invalid ones before anything slow.
 * @param {string} dataDir
 */
export async function prepareEnvironment(dataDir) {
  process.env.DATA_DIR = dataDir;
  process.env.SEED = chooseSeed();
  const isOurs = !process.env.DATABASE_URL && !process.env.VERCEL;
  if (isOurs && !process.env.NEXTAUTH_SECRET) process.env.NEXTAUTH_SECRET = storedSecret(dataDir);
  if (isOurs && !process.env.VAPID_PUBLIC_KEY && !process.env.VAPID_PRIVATE_KEY) {
    const { privateKey, publicKey } = storedPushKeys(dataDir);
    Object.assign(process.env, { VAPID_PRIVATE_KEY: privateKey, VAPID_PUBLIC_KEY: publicKey });
  }
  const { parseEnv } = await import("../../lib/core/server/env-schema.mjs");
  try {
    parseEnv(process.env);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * A database that is up, migrated, and seeded. Sets the variables through which the app finds it.
 * @param {(database: import("../database/database.mjs").Database) => unknown} [onOpen] for what fails after it is open
 */
export async function prepareDatabase(onOpen) {
  const isNew = !process.env.DATABASE_URL && !existsSync(join(dataDirectory(), "postgres"));
  const open = () => openDatabase({ sole: true });
  const database = isNew ? await step("Creating the database", open) : await open();
  onOpen?.(database);
  process.env.DATABASE_URL = database.url;
  if (database.embedded) process.env.WINDMILE_EMBEDDED = "1";
  const seed = `seed ${process.env.SEED} ${hashFiles(SOURCES.flatMap(filesIn)).slice(0, 16)}`;
  const { isMigrated, isSeeded } = await databaseState(database.directUrl, seed);
  if (!isMigrated) await step("Migrating", () => migrate(database.directUrl));
  else if (process.env.DATABASE_POOLER) await migrate(database.directUrl); // the role's time limits may have changed
  await refusePublishedPassword(database.directUrl);
  // The seed is idempotent; recording what was seeded only saves time.
  if (!isSeeded) await step("Seeding", () => sow(database.directUrl, seed));
  return database;
}

/** @param {string} url @param {string} name what remembers that it is done */
async function sow(url, name) {
  const source = ["--conditions=react-server", "--import", "tsx", join(ROOT, "prisma/seed.ts")];
  const args = isPacked ? [join(ROOT, SEED)] : source;
  await runNode("The seed", args, { env: childEnvironment("production", { DATABASE_URL: url }) });
  const client = await connect(url);
  await client
    .query("INSERT INTO job_runs VALUES ($1, now()) ON CONFLICT DO NOTHING", [name])
    .finally(() => client.end());
}

/**
 * A database that was seeded for development may become a public site's, but not with the account whose password is
 * public.
 * @param {string} url
 */
async function refusePublishedPassword(url) {
  if (!process.env.NEXTAUTH_URL?.startsWith("https:")) return;
  const client = await connect(url);
  const { rowCount } = await client
    .query("SELECT 1 FROM users WHERE email = 'demo@windmile.app' AND NOT \"isSample\"")
    .finally(() => client.end());
  if (rowCount) {
    throw new PlainError(
      "NEXTAUTH_URL uses https, but the database contains demo@windmile.app, a demo user with a public password. Delete that user first.",
    );
  }
}

/** A packed app's seed, in one file. */
const SEED = "prisma/seed.mjs";
const SOURCES = ["prisma/data", "prisma/seed", "prisma/seed.ts", SEED];
