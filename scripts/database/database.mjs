// @ts-check
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { childEnvironment, dataDirectory, makeDataDirectory, PlainError } from "../start/environment.mjs";
import { onLines } from "../start/lines.mjs";

/**
 * @typedef {object} Database
 * @property {string} url
 * @property {string} directUrl the same database past a pooler, for migrations and the seed
 * @property {boolean} embedded
 * @property {string} folder where an embedded one keeps its files and its log; empty for any other
 * @property {() => Promise<void>} close resolves when PostgreSQL is down, or goes on only for other programs
 */

const KEEPER = fileURLToPath(new URL("./database-keeper.mjs", import.meta.url));
const OPENS_WITHIN_MS = 120_000;

/**
 * The database of this environment: DATABASE_URL when it is set, else the embedded PostgreSQL under DATA_DIR, which is
 * started, or shared with the programs that use it already. It stays up at least until `close` or this process ends.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Database>}
 */
export async function openDatabase({ env = process.env } = {}) {
  if (env.DATABASE_URL) {
    const directUrl = env.DIRECT_URL || env.DATABASE_URL;
    return { url: env.DATABASE_URL, directUrl, embedded: false, folder: "", close: async () => {} };
  }
  const dataDir = dataDirectory(env);
  makeDataDirectory(dataDir);
  return holdEmbedded(dataDir, "persistent");
}

/** A cluster for tests: quick instead of safe, and gone with all its data when it is closed. @returns {Promise<Database>} */
export function openThrowawayDatabase() {
  return holdEmbedded(mkdtempSync(join(tmpdir(), "windmile-test-")), "throwaway");
}

/**
 * @param {string} dataDir
 * @param {"persistent" | "throwaway"} mode
 * @returns {Promise<Database>}
 */
async function holdEmbedded(dataDir, mode) {
  let closed = false;
  let held = await open(dataDir, mode);
  const { url } = held;
  const watch = () =>
    held.socket.once("close", async () => {
      if (closed) return;
      // The keeper was killed. PostgreSQL is likely still up; a new keeper takes it over under the same address.
      try {
        held = await open(dataDir, mode);
        watch();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    });
  watch();
  return {
    url,
    directUrl: url,
    embedded: true,
    folder: dataDir,
    close: async () => {
      closed = true;
      held.socket.ref();
      if (held.socket.destroyed) return;
      const gone = new Promise((done) => held.socket.once("close", done));
      held.socket.write("bye\n");
      await gone;
    },
  };
}

/**
 * @param {string} dataDir
 * @param {string} mode
 * @returns {Promise<{ url: string, socket: import("node:net").Socket }>}
 */
async function open(dataDir, mode) {
  const end = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < end) {
    const held = await attach(dataDir);
    if (held) return held;
    // Two programs may start a keeper at once: the second one steps back and its program asks the first.
    await startKeeper(dataDir, mode);
    await sleep(50);
  }
  throw new PlainError(`The database of ${dataDir} did not answer (see ${join(dataDir, "postgres.log")}).`);
}

/** @param {string} dataDir @returns {Promise<{ url: string, socket: import("node:net").Socket } | undefined>} */
function attach(dataDir) {
  return new Promise((done) => {
    /** @type {{ port: number, token: string }} */
    let card;
    try {
      card = JSON.parse(readFileSync(join(dataDir, "database.json"), "utf8"));
    } catch {
      return done(undefined);
    }
    const socket = connect({ port: card.port, host: "127.0.0.1" });
    socket.once("error", () => done(undefined));
    socket.once("close", () => done(undefined));
    socket.on("error", () => socket.destroy());
    socket.setTimeout(10_000, () => socket.destroy());
    onLines(socket, (url) => {
      socket.setTimeout(0);
      socket.unref(); // holding the database must not keep a program alive that is done
      done({ url, socket });
    });
    socket.write(`${card.token}\n`);
  });
}

/** @param {string} dataDir @param {string} mode @returns {Promise<void>} */
function startKeeper(dataDir, mode) {
  return new Promise((done, fail) => {
    const keeper = fork(KEEPER, [dataDir, mode], {
      detached: true,
      cwd: "/",
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: childEnvironment("production"),
    });
    keeper.once("message", (/** @type {{ error?: string }} */ { error }) => {
      keeper.disconnect();
      keeper.unref();
      if (error) fail(new PlainError(error));
      else done();
    });
    keeper.once("error", fail);
    keeper.once("exit", () => done());
  });
}
