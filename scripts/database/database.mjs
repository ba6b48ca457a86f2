// @ts-check
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start, stop } from "../../tools/embedded-postgres/index.mjs";
import { dataDirectory, makeDataDirectory, PlainError } from "../start/environment.mjs";

/**
 * @typedef {object} Database
 * @property {string} url
 * @property {string} directUrl the same database past a pooler, for migrations and the seed
 * @property {boolean} embedded
 * @property {string} folder where an embedded one keeps its files and its log; empty for any other
 * @property {() => Promise<void>} close resolves when a PostgreSQL that was started for this is down
 */

/**
 * This environment's database: DATABASE_URL if it is set, otherwise the embedded PostgreSQL under DATA_DIR. If that is
 * already running, for an app for example, it is shared; otherwise it runs until `close` or until this process ends.
 * @param {{ env?: NodeJS.ProcessEnv, sole?: boolean }} [options] sole: for an app, which must not depend on another
 * program's server
 * @returns {Promise<Database>}
 */
export async function openDatabase({ env = process.env, sole = false } = {}) {
  if (env.DATABASE_URL) {
    const directUrl = env.DIRECT_URL || env.DATABASE_URL;
    return { url: env.DATABASE_URL, directUrl, embedded: false, folder: "", close: async () => {} };
  }
  const dataDir = dataDirectory(env);
  makeDataDirectory(dataDir);
  return openEmbedded(dataDir, { sole });
}

/** A database for tests: fast instead of durable, and deleted with all its data when it is closed. */
export function openThrowawayDatabase() {
  return openEmbedded(mkdtempSync(join(tmpdir(), "windmile-test-")), { throwaway: true });
}

/**
 * @param {string} folder
 * @param {{ sole?: boolean, throwaway?: boolean }} options
 * @returns {Promise<Database>}
 */
async function openEmbedded(folder, options) {
  const server = await start(folder, options).catch((error) => {
    throw new PlainError(error.message);
  });
  return { url: server.url, directUrl: server.url, embedded: true, folder, close: () => stop(server) };
}
