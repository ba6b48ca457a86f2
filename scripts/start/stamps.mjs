// @ts-check
// What was found out once and stays true until one of its causes changes: a start that finds the same causes does not
// find it out again.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./environment.mjs";

/** Where the scripts keep what belongs to the checkout and not to its data. */
export const STATE = join(ROOT, ".windmile");

/** Compiled code of the build that is served, for Node 22 and newer; it goes with the build. */
export const COMPILE_CACHE = join(STATE, "compile-cache");

/** @param {string | undefined} text */
export const hashText = (text) =>
  createHash("sha256")
    .update(text ?? "")
    .digest("hex");

/**
 * What the file system says of files and folders (size, times, inode): the same as long as none was touched. A folder's
 * times change with what is put into it and taken out of it.
 * @param {string[]} paths relative to the root
 */
export const hashStates = (paths) =>
  hashText(
    paths
      .map((path) => {
        const state = statSync(join(ROOT, path), { throwIfNoEntry: false });
        return state ? `${path} ${state.size} ${state.mtimeMs} ${state.ctimeMs} ${state.ino}` : `${path} -`;
      })
      .join("\n"),
  );

/** @param {string} file */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** @param {string} file @param {string} text */
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o600 });
}
