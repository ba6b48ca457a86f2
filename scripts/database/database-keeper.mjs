// @ts-check
// The process that owns one embedded PostgreSQL. The program that needs it starts this process and stays connected to
// it; when that program ends, for whatever reason, PostgreSQL is stopped. So nothing is left running even when npm and
// the app are killed.
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { tryLock } from "../start/lock.mjs";
import { isAlive, until } from "../start/processes.mjs";
import { chooseRunner } from "./postgres-binaries.mjs";
import { prepareCluster, urlOf } from "./postgres-cluster.mjs";
import { choosePort, runningPostmaster, startPostmaster, stopPostmaster } from "./postgres-server.mjs";

const DATABASE = "windmile";
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const CRASH_PAUSE_MS = 1_000;
/** Someone who stopped PostgreSQL cleanly may want to do something before it runs again. */
const STOPPED_PAUSE_MS = 10_000;

const [dataDir = ".data", mode] = process.argv.slice(2);
const throwaway = mode === "throwaway";
const logFile = join(dataDir, "postgres.log");

/** @param {Record<string, unknown>} message to the program that started this one */
const report = (message) => process.connected && process.send?.(message);

const lock = tryLock(join(dataDir, "database.lock"));
if (!lock) process.exit(0);

/** @type {import("./postgres-server.mjs").Postmaster | undefined} */
let postmaster;
/** @type {string | undefined} */
let cluster;
/** @type {Promise<import("./postgres-server.mjs").Postmaster | undefined>} the last start, over or under way */
let starting = Promise.resolve(undefined);
let stopping = false;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => finish());
process.once("disconnect", () => finish());
if (!process.connected) await finish(); // the program was gone before we listened

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
  const first = await start(runner, folder, await choosePort(folder));
  const url = await ensureDatabase(folder, first.port);
  if (stopping) return;
  lock?.note({ url }); // other programs find it there
  report({ url });

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
      // Its users know it by its port, so it must be the same one.
      await start(runner, folder, first.port).catch(() => sleep(CRASH_PAUSE_MS));
    }
  }
}

/** @param {Parameters<typeof serve>} how */
async function start(...how) {
  const started = serve(...how);
  starting = started.catch(() => undefined);
  postmaster = await started;
  return postmaster;
}

/**
 * @param {import("./postgres-binaries.mjs").Runner} runner
 * @param {string} cluster
 * @param {number} port
 */
async function serve(runner, cluster, port) {
  const running = runningPostmaster(cluster);
  if (running) {
    // The previous keeper was killed, or someone started the server by hand.
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

/** @param {number} [code] */
async function finish(code = 0) {
  if (stopping) return;
  stopping = true;
  lock?.note({}); // the next one to need it waits until the lock is free
  const started = await starting;
  if (started) await stopPostmaster(started);
  if (throwaway) {
    // A cluster that its user can't reach under dataDir is elsewhere, in its own folder.
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
