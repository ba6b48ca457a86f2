// @ts-check
import { fork } from "node:child_process";
import { NODE_FLAGS } from "./node-flags.mjs";

/**
 * A caller's NODE_OPTIONS (a debugger, another program's loaders and conditions) would reach into the app. When there
 * are any, the same script is run again without them.
 * @returns {boolean} whether it is, and this process only stands for it
 */
export function withoutNodeOptions() {
  const { NODE_OPTIONS, ...env } = process.env;
  if (!NODE_OPTIONS) return false;
  const [script = "", ...args] = process.argv.slice(1);
  const child = fork(script, args, { env, execArgv: NODE_FLAGS, stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    // Ctrl-C reaches both of us, and the child counts it once.
    process.on(signal, () => child.kill(signal));
  }
  child.on("message", (/** @type {object} */ message) => process.send?.(message));
  child.once("exit", (code) => process.exit(code ?? 1));
  process.once("disconnect", () => child.disconnect());
  return true;
}
