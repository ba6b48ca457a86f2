// @ts-check
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { childEnvironment, dataDirectory, makeDataDirectory, PlainError } from "../start/environment.mjs";
import { lockHolder } from "../start/lock.mjs";

/**
 * @typedef {object} Database
 * @property {string} url
 * @property {string} directUrl the same database past a pooler, for migrations and the seed
 * @property {boolean} embedded
 * @property {string} folder where an embedded one keeps its files and its log; empty for any other
 * @property {() => Promise<void>} close resolves when a PostgreSQL that was started for this is down
 */

const KEEPER = fileURLToPath(new URL("./database-keeper.mjs", import.meta.url));
const OPENS_WITHIN_MS = 120_000;
/** The previous instance may be finishing its last requests. */
const IN_USE_PATIENCE_MS = 10_000;

/**
 * This environment's database: DATABASE_URL if it is set, otherwise the embedded PostgreSQL under DATA_DIR. If that is
 * already running, for an app for example, it is shared; otherwise it is started and stays up until `close` or until
 * this process ends, for whatever reason.
 * @param {{ env?: NodeJS.ProcessEnv, alone?: boolean }} [options] alone: not as a guest (an app, which may outlive its host)
 * @returns {Promise<Database>}
 */
export async function openDatabase({ env = process.env, alone = false } = {}) {
  if (env.DATABASE_URL) {
    const directUrl = env.DIRECT_URL || env.DATABASE_URL;
    return { url: env.DATABASE_URL, directUrl, embedded: false, folder: "", close: async () => {} };
  }
  const dataDir = dataDirectory(env);
  makeDataDirectory(dataDir);
  return openEmbedded(dataDir, { throwaway: false, alone });
}

/** A cluster for tests: fast instead of durable, and deleted with all its data when it is closed. @returns {Promise<Database>} */
export function openThrowawayDatabase() {
  return openEmbedded(mkdtempSync(join(tmpdir(), "windmile-test-")), { throwaway: true, alone: true });
}

/**
 * @param {string} dataDir
 * @param {{ throwaway: boolean, alone: boolean }} options
 * @returns {Promise<Database>}
 */
async function openEmbedded(dataDir, { throwaway, alone }) {
  const found = (/** @type {string} */ url, /** @type {Database["close"]} */ close) => {
    return { url, directUrl: url, embedded: true, folder: dataDir, close };
  };
  const begin = Date.now();
  while (Date.now() - begin < OPENS_WITHIN_MS) {
    const keeper = lockHolder(join(dataDir, "database.lock"));
    const url = keeper?.note.url;
    if (typeof url === "string") {
      if (!alone) return found(url, async () => {});
      if (Date.now() - begin > IN_USE_PATIENCE_MS) {
        throw new PlainError(`Another program uses ${dataDir}: stop it, or choose another DATA_DIR.`);
      }
    }
    const started = keeper ? undefined : await startKeeper(dataDir, throwaway);
    if (started) return found(started.url, started.close);
    await sleep(50); // a keeper is just starting or stopping
  }
  throw new PlainError(`The database of ${dataDir} did not answer (see ${join(dataDir, "postgres.log")}).`);
}

/**
 * @param {string} dataDir
 * @param {boolean} throwaway
 * @returns {Promise<{ url: string, close: () => Promise<void> } | undefined>} undefined while another keeper is at work
 */
function startKeeper(dataDir, throwaway) {
  return new Promise((done, fail) => {
    const keeper = fork(KEEPER, [dataDir, throwaway ? "throwaway" : "persistent"], {
      detached: true,
      cwd: "/",
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: childEnvironment("production"),
    });
    const gone = once(keeper, "exit");
    gone.then(() => done(undefined), fail);
    keeper.once("message", (/** @type {{ error?: string, url?: string }} */ { error, url }) => {
      if (error) return fail(new PlainError(error));
      if (!url) return; // it ends by itself
      keeper.unref(); // holding the database must not keep a finished program alive
      keeper.channel?.unref();
      const close = async () => {
        keeper.ref();
        if (keeper.connected) keeper.disconnect();
        if (keeper.exitCode === null && keeper.signalCode === null) await gone;
      };
      done({ url, close });
    });
  });
}
