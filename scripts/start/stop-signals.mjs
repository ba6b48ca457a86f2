// @ts-check
import { readFileSync } from "node:fs";

const WATCH_EVERY_MS = 400;

/**
 * Calls `stop` once when this process is asked to end, or when the npm or the program that started it is gone. A second
 * request ends the process immediately.
 * @param {(signal: "SIGINT" | "SIGTERM") => unknown} stop
 */
export function onStop(stop) {
  let requestedAt = 0;
  const request = (/** @type {"SIGINT" | "SIGTERM"} */ signal) => {
    // One Ctrl-C can arrive twice, from the terminal and from npm.
    if (requestedAt && Date.now() - requestedAt > 1_000) process.exit(1);
    if (requestedAt) return;
    requestedAt = Date.now();
    stop(signal);
  };
  process.on("SIGINT", () => request("SIGINT"));
  process.on("SIGTERM", () => request("SIGTERM"));
  process.on("SIGHUP", () => request("SIGTERM"));
  if (process.channel) process.once("disconnect", () => request("SIGTERM"));
  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpm();
  const timer = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(timer);
    request("SIGTERM");
  }, WATCH_EVERY_MS);
  timer.unref();
}

/** npm's process: our parent, or the parent of the shell that it starts us with. */
function findNpm() {
  try {
    const [, name = "", parent] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8")) ?? [];
    if (/^(sh|dash|bash|zsh|ksh|busybox)$/.test(name)) return Number(parent);
  } catch {} // macOS has no /proc, and its shell becomes us
  return process.ppid;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
