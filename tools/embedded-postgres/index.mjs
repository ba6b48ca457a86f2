// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findServer, NAME, prepareCluster, urlOf } from "./cluster.mjs";
import { install, programCommand } from "./programs.mjs";

export { install };

const HOST = "127.0.0.1";
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/** Another program that uses the folder may be stopping. */
const SOLE_TIMEOUT_MS = 10_000;
const RESTART_AFTER_MS = 2_000;
const STOP_TIMEOUT_MS = 30_000;

/**
 * Becomes PostgreSQL, and leaves behind a process that stops it when the pipe closes: when this program ends, even if
 * it is killed.
 */
const SCRIPT = `( (read -r _ <&3; kill -INT $$ 2>/dev/null) & ); exec "$@" 3<&-`;

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {string} folder
 * @property {boolean} throwaway
 * @property {boolean} stopping
 * @property {import("node:child_process").ChildProcess} [child] PostgreSQL, unless another program started it
 */

/**
 * Starts PostgreSQL with its data in `folder`, or joins the server that another program started there.
 * @param {string} folder
 * @param {{ sole?: boolean, throwaway?: boolean }} [options] sole: don't join; throwaway: fast instead of durable, and
 * deleted when it stops
 * @returns {Promise<Server>}
 */
export async function start(folder, { sole = false, throwaway = false } = {}) {
  const programs = install();
  const cluster = join(folder, "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await prepareCluster(programs, cluster, { throwaway });
  const begin = Date.now();
  for (;;) {
    const other = findServer(cluster);
    if (!other) {
      /** @type {Server} */
      const server = { url: "", folder, throwaway, stopping: false };
      const port = await freePort();
      if (await launch(server, programs, port)) {
        restartWhenItCrashes(server, programs, port);
        server.url = await createDatabase(cluster, port);
        return server;
      }
    } else if (!sole && other.ready) {
      return { url: urlOf(cluster, other.port), folder, throwaway, stopping: false };
    } else if (sole && Date.now() - begin > SOLE_TIMEOUT_MS) {
      throw new Error(
        `Another program uses ${folder}. Stop it (PostgreSQL is process ${other.pid}), or set another DATA_DIR.`,
      );
    }
    await sleep(100);
  }
}

/**
 * Stops a server that `start` started; one that it joined keeps running.
 * @param {Server} server
 */
export async function stop(server) {
  const { child, folder, throwaway } = server;
  server.stopping = true;
  if (child && child.exitCode === null && child.signalCode === null) {
    child.ref();
    const gone = once(child, "exit");
    child.kill("SIGINT"); // interrupts what is in progress and writes everything to disk
    const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_TIMEOUT_MS);
    await gone.finally(() => clearTimeout(timer));
  }
  if (throwaway) rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {Server} server
 * @param {import("./programs.mjs").Programs} programs
 * @param {number} port
 * @returns {Promise<boolean>} false if another program was faster
 */
async function launch(server, programs, port) {
  const { folder, throwaway } = server;
  const cluster = join(folder, "postgres");
  const logFile = join(folder, "postgres.log");
  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (logged > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, "a", 0o600);
  const settings = [
    `listen_addresses=${HOST}`,
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    // Autovacuum: a test decides when statistics are collected, so that its plans are stable. Not synchronous_commit:
    // until such a commit is on disk, its rows can't be marked all-visible.
    ...(throwaway ? ["fsync=off", "full_page_writes=off", "autovacuum=off"] : []),
  ];
  const options = ["-D", cluster, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const command = programCommand(programs, "postgres", options);
  // In its own session: Ctrl-C in the terminal must reach the app, which stops the database last.
  const child = spawn("/bin/sh", ["-c", SCRIPT, "sh", command.file, ...command.args], {
    ...command.options,
    detached: true,
    stdio: ["ignore", log, log, "pipe"],
  });
  closeSync(log);
  server.child = child;
  child.unref(); // a finished program need not stop it
  const [, , , pipe] = child.stdio;
  if (pipe instanceof Socket) pipe.unref();
  pipe?.on("error", () => {});
  child.once("exit", () => pipe?.destroy());

  while (child.exitCode === null && child.signalCode === null) {
    const found = findServer(cluster);
    if (found?.pid === child.pid && found?.ready) return true;
    await sleep(50);
  }
  if (findServer(cluster)) return false;
  const reason = readFileSync(logFile, "utf8")
    .match(/(?<=FATAL: {2}).*/g)
    ?.at(-1);
  throw new Error(`PostgreSQL did not start${reason ? `: ${reason}` : ""} (see ${logFile}).`);
}

/** On the same port, because the app's pool knows it by its port. @param {Parameters<typeof launch>} how */
function restartWhenItCrashes(...how) {
  const [server] = how;
  server.child?.once("exit", async () => {
    while (!server.stopping) {
      await sleep(RESTART_AFTER_MS);
      if (server.stopping || !existsSync(join(server.folder, "postgres"))) return;
      if (await launch(...how).catch(() => false)) return restartWhenItCrashes(...how);
    }
  });
}

/** @param {string} cluster @param {number} port */
async function createDatabase(cluster, port) {
  const client = new pg.Client({ connectionString: urlOf(cluster, port, "postgres") });
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
  if (!rowCount) await client.query(`CREATE DATABASE ${NAME}`);
  await client.end();
  return urlOf(cluster, port);
}

async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((done) => server.close(done));
  return port;
}
