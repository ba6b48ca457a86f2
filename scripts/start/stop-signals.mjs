// @ts-check
import { readFileSync } from "node:fs";
import { isAlive, parentOf, processIdentity } from "./processes.mjs";

const WATCH_EVERY_MS = 400;
const SHELLS = ["sh", "dash", "bash", "zsh", "ksh", "busybox"];

/**
 * Calls `stop` once when this process is asked to end, or when the npm or the program that started it is gone: no one
 * could end it then, and the next start would find its port taken. A second request ends it immediately; its keeper
 * still stops PostgreSQL.
 * @param {(signal: "SIGINT" | "SIGTERM") => unknown} stop
 */
export function onStop(stop) {
  let isStopping = false;
  const request = (/** @type {"SIGINT" | "SIGTERM"} */ signal) => {
    if (isStopping) {
      // One Ctrl-C can arrive twice, from the terminal and from npm.
      if (Date.now() - asked > 1_000) process.exit(1);
      return;
    }
    isStopping = true;
    asked = Date.now();
    stop(signal);
  };
  let asked = 0;
  process.on("SIGINT", () => request("SIGINT"));
  process.on("SIGTERM", () => request("SIGTERM"));
  process.on("SIGHUP", () => request("SIGTERM"));
  if (process.channel) process.once("disconnect", () => request("SIGTERM"));
  if (process.env.npm_lifecycle_event) watchNpm(() => request("SIGTERM"));
  if (process.env.WINDMILE_STOP_WITH) watch(processIdentity(Number(process.env.WINDMILE_STOP_WITH)));

  /** @param {string | undefined} identity tests name the process that must not be outlived */
  function watch(identity) {
    const timer = setInterval(() => {
      if (isAlive(identity)) return;
      clearInterval(timer);
      request("SIGTERM");
    }, WATCH_EVERY_MS);
    timer.unref();
  }
}

/** npm starts us through a shell, which may stay as our parent or be replaced by us. @param {() => void} gone */
function watchNpm(gone) {
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    gone();
  }, WATCH_EVERY_MS);
  timer.unref();
}

/** @param {number} pid */
function isShell(pid) {
  try {
    return SHELLS.includes(readFileSync(`/proc/${pid}/comm`, "utf8").trim());
  } catch {
    return false;
  }
}
