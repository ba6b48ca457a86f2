#!/usr/bin/env node
// @ts-check
// npm run bench:grow: every GET of the contract and every page, first and deep, as a visitor, a newcomer and the busiest
// member, in a city of a thousand people and in one of a hundred thousand (a million photos, five million ledger rows):
// time, statements, buffers and running time, as the plans PostgreSQL logged say. Flat buffers are the promise.
// npm run bench:grow -- --short: cities of 500 and of 5,000, and no times.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";
import { childEnvironment, ROOT, tell } from "../start/environment.mjs";
import { startTestApp } from "../test/test-app.mjs";

const isShort = process.argv.includes("--short");
const SCALES = isShort ? ["0.005", "0.05"] : ["0.01", "1"];
const SECRET = "a bench signs nothing with this secret";
const files = mkdtempSync(join(tmpdir(), "windmile-bench-"));

/** @param {string} database @param {string[]} args */
function step(database, ...args) {
  const env = childEnvironment("production", {
    DATABASE_URL: database,
    DATA_DIR: files,
    WINDMILE_EMBEDDED: "1",
    NEXTAUTH_SECRET: SECRET,
    LOG_LEVEL: "silent",
  });
  const command = ["--conditions=react-server", "--import", "tsx", join(ROOT, "scripts/bench/grow.ts"), ...args];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`bench-grow ${args[0]} ended with ${status}`);
}

/** @param {string} scale @returns {Promise<string>} the file with what was found */
async function measure(scale) {
  const found = join(files, `${scale}.json`);
  const database = await openThrowawayDatabase();
  try {
    await migrate(database.url);
    const begin = Date.now();
    step(database.url, "fill", scale);
    console.log(`filled a city of ${Number(scale) * 100_000} people in ${Math.round((Date.now() - begin) / 1000)} s`);
    const variables = { NEXTAUTH_SECRET: SECRET, WINDMILE_EMBEDDED: "1", SEED: "none", WEATHER: "off" };
    const app = await startTestApp({
      DATABASE_URL: database.url,
      RATE_LIMIT_SCALE: "100000",
      LOG_LEVEL: "error",
      ...variables,
    });
    try {
      step(database.url, "ask", app.url, join(database.folder, "postgres.log"), found);
    } finally {
      await app.stop();
    }
  } finally {
    await database.close();
  }
  return found;
}

try {
  const [small = "", large = ""] = [await measure(SCALES[0] ?? ""), await measure(SCALES[1] ?? "")];
  step("postgresql://nobody@127.0.0.1/none", "compare", small, large, isShort ? "" : "timed");
} catch (error) {
  tell(error);
  process.exitCode = 1;
} finally {
  rmSync(files, { recursive: true, force: true });
}
