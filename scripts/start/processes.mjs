// @ts-check
import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Identifies a process by its PID and start time, because PIDs are reused.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process lives
 */
export function processIdentity(pid) {
  const stat = readStat(pid);
  return stat && `${pid}@${stat.startedAt}`;
}

/** @param {string | undefined} identity as processIdentity gave it */
export function isAlive(identity) {
  return identity !== undefined && processIdentity(Number.parseInt(identity, 10)) === identity;
}

/** @param {number} pid */
export function parentOf(pid) {
  return readStat(pid)?.parent;
}

/**
 * Whether a process works in this folder, which tells our server from a later process with the same PID.
 * @param {number} pid
 * @param {string} folder
 */
export function worksIn(pid, folder) {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout?.includes(folder) ?? false;
}

/**
 * @param {number} pid
 * @returns {{ parent: number, startedAt: string } | undefined}
 */
function readStat(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-o", "ppid=,stat=,lstart=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent, state, startedAt] = /^\s*(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(stdout ?? "") ?? [];
    return parent && startedAt && !state?.startsWith("Z") ? { parent: Number(parent), startedAt } : undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in parentheses and may contain anything, parentheses included.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return undefined;
    return { parent: Number(fields[1]), startedAt: `${fields[19]}-${bootId()}` };
  } catch {
    return undefined;
  }
}

/** @type {string | undefined} */
let boot;
/** Start times count from boot: after a reboot the same number may mean another process. */
function bootId() {
  boot ??= readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
  return boot;
}

/**
 * @param {() => boolean | Promise<boolean>} condition
 * @param {{ timeout: number, every?: number }} options milliseconds
 * @returns {Promise<boolean>} whether it came true in time
 */
export async function until(condition, { timeout, every = 50 }) {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() >= end) return false;
    await sleep(every);
  }
  return true;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
