// @ts-check
import { spawn } from "node:child_process";
import { PlainError, ROOT } from "./environment.mjs";

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} env
 * @property {(line: string) => void} [progress] hears the last line of what the program says
 */

const SHOWN_LINES = 60;

/**
 * Runs a program silently. Its last output is shown only if it fails.
 * @param {string} what names it when it fails; "" when its own words are clear enough
 * @param {string} file
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<void>}
 */
export function runQuietly(what, file, args, { env, progress }) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    /** @type {string[]} */
    let said = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        said = [...said, text].slice(-1000);
        const line = text.trim().split("\n").at(-1);
        if (line) progress?.(line.trim());
      });
    }
    const stop = () => child.kill("SIGTERM");
    process.on("exit", stop);
    child.once("error", (error) => fail(new PlainError(`${what} failed: ${error.message}.`)));
    child.once("close", (code) => {
      process.off("exit", stop);
      if (code === 0) return done();
      const last = said.join("").trim().split("\n").slice(-SHOWN_LINES);
      fail(new PlainError([...last, ...(what ? [`${what} failed.`] : [])].join("\n")));
    });
  });
}

/** Runs a Node program of ours or of a package. @param {string} what @param {string[]} args @param {Options} options */
export function runNode(what, args, options) {
  return runQuietly(what, process.execPath, args, options);
}
