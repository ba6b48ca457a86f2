// @ts-check
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../start/ports.mjs";
import { isAlive, processIdentity, sendSignal, until, worksIn } from "../start/processes.mjs";
import { postgresCommand } from "./postgres-binaries.mjs";
import { giveTo } from "./postgres-folder.mjs";

const HOST = "127.0.0.1";
const SETTINGS_FILE = "windmile.conf";
const STARTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 30_000;

/** @typedef {import("./postgres-binaries.mjs").Runner} Runner */
/** @typedef {{ identity: string, pid: number, port: number }} Postmaster */

/**
 * The server now running on this cluster, no matter who started it.
 * @param {string} cluster
 * @returns {Postmaster & { ready: boolean } | undefined}
 */
export function runningPostmaster(cluster) {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pidLine, , , portLine, , , , status] = readFileSync(file, "utf8").split("\n");
  const pid = Number(pidLine);
  const identity = processIdentity(pid);
  // After a crash or a reboot the PID may belong to another process.
  if (!identity || !worksIn(pid, cluster)) return undefined;
  return { identity, pid, port: Number(portLine), ready: status?.trim() === "ready" };
}

/**
 * @param {Runner} runner
 * @param {string} cluster
 * @param {{ log: number, port: number, throwaway: boolean, withinMs?: number }} options log: where the server writes, an open file
 * @returns {Promise<Postmaster>}
 */
export async function startPostmaster(runner, cluster, { log, port, throwaway, withinMs = STARTS_WITHIN_MS }) {
  // In a file, not on the command line, so that a server started by hand (pg_ctl -D …) has the same settings.
  const settings = {
    listen_addresses: `'${HOST}'`,
    port,
    unix_socket_directories: "''",
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    // Not synchronous_commit: until such a commit is on disk, its rows and their neighbors can't be marked all-visible.
    fsync: throwaway ? "off" : "on",
    full_page_writes: throwaway ? "off" : "on",
    autovacuum: throwaway ? "off" : "on", // a test decides when statistics are collected, so that its plans are stable
  };
  const text = Object.entries(settings).map(([key, value]) => `${key} = ${value}\n`);
  writeFileSync(join(cluster, SETTINGS_FILE), text.join(""), { mode: 0o600 });
  giveTo(runner, join(cluster, SETTINGS_FILE));
  // A PID in postmaster.pid that now belongs to another program would keep PostgreSQL from starting.
  if (!runningPostmaster(cluster)) rmSync(join(cluster, "postmaster.pid"), { force: true });

  const { file, args, options } = postgresCommand(runner, "postgres", ["-D", cluster]);
  // Its own session: Ctrl-C in the terminal must reach the app, which then stops the database last.
  const child = spawn(file, args, { ...options, detached: true, stdio: ["ignore", log, log] });
  const failure = new Promise((resolve) => child.once("error", resolve));
  child.unref();
  if (child.pid === undefined) throw await failure;
  const { pid } = child;
  const identity = processIdentity(pid) ?? "";
  await until(() => !isAlive(identity) || runningPostmaster(cluster)?.ready === true, { timeout: withinMs });
  const started = runningPostmaster(cluster);
  if (started?.pid === pid && started.ready) return started;
  sendSignal(pid, "SIGINT");
  throw new Error("PostgreSQL did not start");
}

/**
 * Stops the server after interrupting what is in progress, with everything committed on disk.
 * @param {Postmaster} postmaster
 */
export async function stopPostmaster({ identity, pid }) {
  const gone = () => !isAlive(identity);
  if (gone()) return;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGQUIT", "SIGKILL"])) {
    sendSignal(pid, signal);
    if (await until(gone, { timeout: STOPS_WITHIN_MS })) return;
  }
}

/**
 * The previous port, so that a restarted server is found where it was; another one if it is taken.
 * @param {string} cluster
 */
export async function choosePort(cluster) {
  const settings = join(cluster, SETTINGS_FILE);
  const last = existsSync(settings) ? /^port = (\d+)$/m.exec(readFileSync(settings, "utf8")) : null;
  return (await freePort(Number(last?.[1] ?? 0), HOST)) ?? (await freePort(0, HOST)) ?? 0;
}
