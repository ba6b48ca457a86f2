// @ts-check
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { makeSharedFolder, SHARED_FOLDER } from "./postgres-binaries.mjs";

/** @typedef {import("./postgres-binaries.mjs").Runner} Runner */

/**
 * Where the cluster of `dataDir` is, or will be: `dataDir/postgres`. Only if PostgreSQL must run as another user who
 * can't get there (a clone in root's home) is that name a link to a folder under /var/lib/windmile.
 * @param {Runner} runner
 * @param {string} dataDir
 */
export function clusterPath(runner, dataDir) {
  const name = join(dataDir, "postgres");
  const moved = `${name}.moved`;
  if (!lstatSync(name, { throwIfNoEntry: false }) && existsSync(moved)) renameSync(moved, name); // an interrupted move
  const isLink = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && !existsSync(name)) throw new Error(`${name} leads to a folder that is gone.`);
  const present = existsSync(name);
  const place = present ? realpathSync(name) : name;
  if (runner.kind !== "user" || canReach(runner, dirname(place), dataDir)) return place;

  makeSharedFolder();
  const home = join(SHARED_FOLDER, randomUUID());
  mkdirSync(home);
  chmodSync(home, 0o711);
  const target = join(home, "postgres");
  if (present) {
    if (spawnSync("cp", ["-a", place, target]).status !== 0)
      throw new Error(`${place} could not be copied to ${target}.`);
    spawnSync("sync");
    renameSync(name, moved);
  }
  symlinkSync(target, name);
  rmSync(moved, { recursive: true, force: true });
  return target;
}

/** @param {Runner} runner @param {string} folder @param {string} dataDir */
function canReach(runner, folder, dataDir) {
  const enter = () =>
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { uid: runner.uid, gid: runner.gid, cwd: "/" }).status === 0;
  if (enter()) return true;
  if (folder !== dataDir) return false;
  // Search permission on the data folder is enough; its files keep their own modes.
  const { mode } = statSync(dataDir);
  chmodSync(dataDir, (mode & 0o777) | 0o011);
  if (enter()) return true;
  chmodSync(dataDir, mode & 0o777);
  return false;
}

/**
 * The two modes in which root runs PostgreSQL need different owners. A cluster created in one mode can be opened in the
 * other.
 * @param {Runner} runner
 * @param {string} path
 * @param {{ make?: boolean }} [options]
 */
export function giveTo({ kind, uid, gid }, path, { make = false } = {}) {
  if (make) mkdirSync(path, { mode: 0o700 });
  const owner = statSync(path).uid;
  if (kind === "self") {
    if (owner === process.getuid?.()) return;
    throw new Error(`${path} belongs to another user: start as that user, or choose another DATA_DIR.`);
  }
  const wanted = kind === "user" ? { uid: uid ?? 0, gid: gid ?? 0 } : { uid: 0, gid: 0 };
  if (owner === wanted.uid) return;
  if (make || !statSync(path).isDirectory()) chownSync(path, wanted.uid, wanted.gid);
  else spawnSync("chown", ["-R", `${wanted.uid}:${wanted.gid}`, path]);
}
