#!/usr/bin/env node
// @ts-check
// npm run bench:grow: every GET of the contract and every page, first and deep, as a visitor, a newcomer, and the
// busiest member, in a city of a thousand people and in one of a hundred thousand (a million photos, five million
// ledger rows): time, statements, buffers, and execution time from the plans PostgreSQL logged. Buffers must stay flat.
// npm run bench:grow -- --short: cities of 500 and 5,000, without times.
// npm run bench:grow -- --keep FOLDER: leaves the filled cities there, and the next run only sends requests.
// npm run bench:grow -- --only 'guides|memories': only requests whose name matches this expression.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";
import { childEnvironment, fail, ROOT } from "../start/environment.mjs";
import { startTestApp } from "../test/test-app.mjs";

const { values: options } = parseArgs({
  options: { short: { type: "boolean" }, keep: { type: "string" }, only: { type: "string", default: "" } },
});
const SCALES = options.short ? ["0.005", "0.05"] : ["0.01", "1"];
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

/** @param {import("../database/database.mjs").Database} database @param {string} scale */
async function fill({ url, folder }, scale) {
  await migrate(url);
  const mark = join(folder, "filled");
  if (existsSync(mark)) return;
  const begin = Date.now();
  step(url, "fill", scale);
  writeFileSync(mark, new Date().toISOString());
  console.log(`filled a city of ${Number(scale) * 100_000} people in ${Math.round((Date.now() - begin) / 1000)} s`);
}

/** @param {string} scale */
function openCity(scale) {
  if (options.keep === undefined) return openThrowawayDatabase();
  const folder = join(resolve(options.keep), scale);
  if (!existsSync(join(folder, "filled"))) rmSync(folder, { recursive: true, force: true }); // interrupted
  return openDatabase({ env: { NODE_ENV: "production", DATA_DIR: folder }, alone: true });
}

/** @param {string} scale @returns {Promise<string>} the file with what was found */
async function measure(scale) {
  const found = join(files, `${scale}.json`);
  const database = await openCity(scale);
  try {
    await fill(database, scale);
    const variables = { NEXTAUTH_SECRET: SECRET, WINDMILE_EMBEDDED: "1", SEED: "none", WEATHER: "off" };
    const app = await startTestApp({
      DATABASE_URL: database.url,
      RATE_LIMIT_SCALE: "100000",
      LOG_LEVEL: "error",
      JOBS: "off", // their own queries would count as the request's
      ...variables,
    });
    try {
      step(database.url, "ask", app.url, join(database.folder, "postgres.log"), found, options.only);
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
  step("postgresql://nobody@127.0.0.1/none", "compare", small, large, options.short ? "" : "timed");
} catch (error) {
  fail(error);
} finally {
  rmSync(files, { recursive: true, force: true });
}
