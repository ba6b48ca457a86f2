// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { lockHolder, tryLock } from "./lock.mjs";

/** @typedef {{ port?: number, stopping?: boolean, build?: boolean }} Instance build: whether it serves the build */

const FOLDER = join(ROOT, ".windmile/running");

/**
 * The servers now running from this checkout, each known by its own lock file.
 * @returns {Instance[]}
 */
export function runningInstances() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".lock") && name !== `${process.pid}.lock`)
    .flatMap((name) => {
      const holder = lockHolder(join(FOLDER, name));
      return holder ? [/** @type {Instance} */ (holder.note)] : [];
    });
}

/**
 * Makes it known to others until `release` or the end of this process.
 * @param {Instance} note
 */
export function registerInstance(note) {
  const lock = tryLock(join(FOLDER, `${process.pid}.lock`), note);
  return {
    listening: (/** @type {number} */ port) => lock?.note({ ...note, port }),
    stopping: (/** @type {number} */ port) => lock?.note({ ...note, port, stopping: true }),
    release: () => lock?.release(),
  };
}
