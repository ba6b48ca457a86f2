// @ts-check
// Results that stay valid until one of their inputs changes: a start with the same inputs doesn't compute them again.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./environment.mjs";

/** Where the scripts store what belongs to the checkout and not to its data. */
export const STATE = join(ROOT, ".windmile");

/** The served build's compile cache, for Node 22 and newer. It is deleted with the build. */
export const COMPILE_CACHE = join(STATE, "compile-cache");

/** @param {string | undefined} text */
export const hashText = (text) =>
  createHash("sha256")
    .update(text ?? "")
    .digest("hex");

/**
 * File metadata of files and folders (size, times, inode): unchanged as long as none was touched. A folder's times
 * change when entries are added or removed.
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
