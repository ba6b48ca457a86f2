// @ts-check
// The process that owns one embedded PostgreSQL. Programs that use it stay connected to this one (scripts/database/database.mjs);
// when the last connection is gone, however its program ended, PostgreSQL is stopped. So nothing is left behind even
// when npm, the app or both were killed outright, and several programs can share one data folder.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { onLines } from "../start/lines.mjs";
import { tryLock } from "../start/lock.mjs";
import { isAlive, until } from "../start/processes.mjs";
import { chooseRunner } from "./postgres-binaries.mjs";
import { prepareCluster, urlOf } from "./postgres-cluster.mjs";
import { choosePort, runningPostmaster, startPostmaster, stopPostmaster } from "./postgres-server.mjs";

const DATABASE = "windmile";
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/** A program that was killed may have a child that is just connecting. */
const LINGER_MS = 1_000;
const CRASH_PAUSE_MS = 1_000;
/** Somebody who stopped PostgreSQL in good order may want to do something before it runs again. */
const STOPPED_PAUSE_MS = 10_000;

const [dataDir = ".data", mode] = process.argv.slice(2);
const throwaway = mode === "throwaway";
const card = join(dataDir, "database.json");
const logFile = join(dataDir, "postgres.log");

/** @param {Record<string, unknown>} message to the program that started this one */
const report = (message) => process.connected && process.send?.(message);

const lock = tryLock(join(dataDir, "database.lock"));
if (!lock) {
  report({ busy: true });
  process.exit(0);
}

/** @type {Set<import("node:net").Socket>} */
const users = new Set();
/** @type {import("./postgres-server.mjs").Postmaster | undefined} */
let postmaster;
/** @type {NodeJS.Timeout | undefined} */
let lingering;
/** @type {string | undefined} */
let cluster;
/** @type {Promise<unknown>} the start under way, if any */
let starting = Promise.resolve();
let stopping = false;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => finish());

try {
  await keep();
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) });
  await finish(1);
}

async function keep() {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const runner = chooseRunner();
  const folder = await prepareCluster(runner, dataDir, { throwaway });
  cluster = folder;
  postmaster = await serve(runner, folder, await choosePort(folder));
  const { port } = postmaster;
  const url = await ensureDatabase(folder, port);

  const token = randomBytes(16).toString("hex");
  const control = createServer((socket) => welcome(socket, token, url));
  control.listen(0, "127.0.0.1");
  await once(control, "listening");
  const address = control.address();
  writeFileSync(`${card}.new`, JSON.stringify({ port: typeof address === "object" && address?.port, token }), {
    mode: 0o600,
  });
  renameSync(`${card}.new`, card);
  report({ ready: true });
  lingering = setTimeout(finish, 3 * LINGER_MS, 0);

  for (;;) {
    await sleep(250);
    if (stopping || isAlive(postmaster?.identity)) continue;
    if (!existsSync(folder)) return finish();
    const crashed = existsSync(join(folder, "postmaster.pid"));
    say(`PostgreSQL is gone ${crashed ? "without a goodbye" : "because somebody stopped it"}; starting it again`);
    await until(() => runningPostmaster(folder) !== undefined, {
      timeout: crashed ? CRASH_PAUSE_MS : STOPPED_PAUSE_MS,
    });
    while (!stopping && !isAlive(postmaster?.identity)) {
      // Its users know it by its port, so it must be that one.
      const again = serve(runner, folder, port).catch(() => undefined);
      starting = again;
      const started = await again;
      if (started) postmaster = started;
      else await sleep(CRASH_PAUSE_MS);
    }
  }
}

/**
 * @param {import("./postgres-binaries.mjs").Runner} runner
 * @param {string} cluster
 * @param {number} port
 */
async function serve(runner, cluster, port) {
  const running = runningPostmaster(cluster);
  if (running) {
    // The keeper before this one was killed, or somebody started the server by hand.
    await until(() => !isAlive(running.identity) || runningPostmaster(cluster)?.ready === true, { timeout: 60_000 });
    if (isAlive(running.identity)) return running;
  }
  const log = openSync(logFile, "a", 0o600);
  try {
    return await startPostmaster(runner, cluster, { log, port, throwaway });
  } catch {
    const reason = readFileSync(logFile, "utf8")
      .match(/(?<=FATAL: {2}).*/g)
      ?.at(-1);
    throw new Error(`PostgreSQL did not start${reason ? `: ${reason}` : ""} (see ${logFile}).`);
  } finally {
    closeSync(log);
  }
}

/** @param {string} cluster @param {number} port @returns {Promise<string>} */
async function ensureDatabase(cluster, port) {
  const client = new pg.Client({ connectionString: urlOf(cluster, port, "postgres"), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
    return urlOf(cluster, port, DATABASE);
  } finally {
    await client.end();
  }
}

/**
 * A program's first line is the token, our answer the address of the database; its second line is a goodbye, and the
 * end of the connection says that PostgreSQL is down or goes on for others.
 * @param {import("node:net").Socket} socket
 * @param {string} token
 * @param {string} url
 */
function welcome(socket, token, url) {
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    if (users.delete(socket) && users.size === 0) lingering = setTimeout(finish, LINGER_MS, 0);
  });
  onLines(socket, async (line) => {
    if (!users.has(socket)) {
      if (stopping || line !== token) return socket.destroy();
      clearTimeout(lingering);
      users.add(socket);
      socket.write(`${url}\n`);
      return;
    }
    users.delete(socket);
    // The connection of the last one ends with this process, so its program knows that nothing is left.
    if (users.size === 0) await finish();
    else socket.end();
  });
}

/** @param {number} [code] */
async function finish(code = 0) {
  if (stopping) return;
  stopping = true;
  rmSync(card, { force: true });
  await starting;
  if (postmaster) await stopPostmaster(postmaster);
  if (throwaway) {
    // A cluster its user could not reach under dataDir lies elsewhere, in a folder of its own.
    if (cluster && dirname(cluster) !== dataDir) rmSync(dirname(cluster), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
  lock?.release();
  process.exit(code);
}

/** @param {string} text */
function say(text) {
  appendFileSync(logFile, `${new Date().toISOString()} keeper: ${text}\n`);
}
