// @ts-check
// Where backups and the log between them are stored: a folder here, and a bucket in backup-bucket.mjs.
import { createReadStream, createWriteStream, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeDataDirectory } from "../start/environment.mjs";

/**
 * @typedef {object} Place
 * @property {(name: string, stream: AsyncIterable<Uint8Array>) => Promise<void>} put whole or not at all
 * @property {() => Promise<Map<string, { bytes: number, modifiedAt: Date }>>} listed
 * @property {(name: string, bytes: number) => import("node:stream").Readable} read
 * @property {(name: string) => Promise<unknown>} remove
 */

/** The logs in a folder. The backups beside them are folders or files of their own. @param {string} folder @returns {Place} */
export function openFolder(folder) {
  return {
    async put(name, stream) {
      const target = join(folder, name);
      makeDataDirectory(dirname(target));
      await pipeline(stream, createWriteStream(`${target}.part`, { mode: 0o600, flush: true }));
      renameSync(`${target}.part`, target);
    },
    async listed() {
      /** @type {Awaited<ReturnType<Place["listed"]>>} */
      const found = new Map();
      const walk = (/** @type {string} */ within) => {
        for (const entry of readdirSync(join(folder, within), { withFileTypes: true })) {
          const name = join(within, entry.name);
          if (entry.isDirectory()) walk(name);
          else if (!name.endsWith(".part")) {
            const { size, mtime } = statSync(join(folder, name));
            found.set(name, { bytes: size, modifiedAt: mtime });
          }
        }
      };
      for (const name of existsSync(folder) ? readdirSync(folder) : []) if (name.endsWith(".log")) walk(name);
      return found;
    },
    read: (name) => createReadStream(join(folder, name)),
    remove: async (name) => rmSync(join(folder, name)),
  };
}

/** A backup's file with the version that made it, and when. */
export const NOTE = "backup.json";

/** A backup named by its time: a folder, or a file, encrypted or not. */
export const STAMP = /^\d{8}T\d{6}Z(\.age|\.tar)?$/;

/** Backups, without other files beside them. @param {Iterable<string>} names */
export function backupsAmong(names) {
  return [...names].filter((name) => STAMP.test(name)).sort();
}
