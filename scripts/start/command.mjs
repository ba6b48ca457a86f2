// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { PlainError, ROOT } from "./environment.mjs";

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} env
 * @property {(line: string) => void} [progress] hears the last line of what the program says
 */

const SHOWN_LINES = 60;
const OUTPUT_LIMIT = 200_000;

/**
 * Starts a program that ends when this process does (by `killSignal`, SIGKILL by default), and collects its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function startProgram(file, args, { killSignal = "SIGKILL", ...options }) {
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output = (output + text).slice(-OUTPUT_LIMIT);
    });
  }
  const kill = () => child.kill(killSignal);
  process.once("exit", kill);
  /** @type {Promise<number | null>} the exit code; null if a signal ended it */
  const exited = new Promise((done) => {
    child.once("exit", done);
    child.once("error", (error) => {
      output += error.message;
      done(1);
    });
  });
  let hasEnded = false;
  exited.then(() => {
    hasEnded = true;
    process.off("exit", kill);
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    return exited;
  };
  return { child, pid: child.pid ?? 0, exited, end, output: () => output, hasEnded: () => hasEnded };
}

/**
 * Runs a program silently. Its last output is shown only if it fails.
 * @param {string} what names it when it fails; "" when its own words are clear enough
 * @param {string} file
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<void>}
 */
export async function runQuietly(what, file, args, { env, progress }) {
  const { child, output } = startProgram(file, args, { cwd: ROOT, env, killSignal: "SIGTERM" });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      const line = text.trim().split("\n").at(-1);
      if (line) progress?.(line.trim());
    });
  }
  const [code] = await once(child, "close").catch((error) => {
    throw new PlainError(`${what} failed: ${error.message}.`);
  });
  if (code === 0) return;
  throw new PlainError(
    [...output().trim().split("\n").slice(-SHOWN_LINES), ...(what ? [`${what} failed.`] : [])].join("\n"),
  );
}

/** Runs a Node program of ours or of a package. @param {string} what @param {string[]} args @param {Options} options */
export function runNode(what, args, options) {
  return runQuietly(what, process.execPath, args, options);
}
