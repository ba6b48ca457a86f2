// @ts-check
import { execFile, spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { programCommand } from "./programs.mjs";

/** The only role and database. The password is stored and moved with the data. */
export const NAME = "windmile";
const PASSWORD_FILE = `${NAME}.password`;

/** @typedef {import("./programs.mjs").Programs} Programs */

/**
 * Creates the data folder `cluster` if there is none, and rejects one that this PostgreSQL can't open.
 * @param {Programs} programs
 * @param {string} cluster
 * @param {{ throwaway: boolean }} options
 */
export async function prepareCluster(programs, cluster, { throwaway }) {
  removeInterrupted(cluster);
  if (!existsSync(cluster)) await create(programs, cluster, throwaway);
  const major = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (major !== programs.major) {
    throw new Error(
      `${cluster} was written by PostgreSQL ${major}, this is ${programs.major}: dump it with PostgreSQL ${major} and load it here, or move the folder away to start empty.`,
    );
  }
  setOwner(programs, cluster);
}

/** PostgreSQL requires that its folder belongs to its user. @param {Programs} programs @param {string} path */
function setOwner({ owner }, path) {
  const { uid } = statSync(path);
  if (uid === (owner?.uid ?? process.getuid?.())) return;
  if (!owner) throw new Error(`${path} belongs to another user: start as that user, or set another DATA_DIR.`);
  spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, realpathSync(path)]);
}

/** A draft whose process was killed. @param {string} cluster */
function removeInterrupted(cluster) {
  const [folder, prefix] = [dirname(cluster), `${basename(cluster)}.new-`];
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    const isDone = !isAlive(Number.parseInt(name.slice(prefix.length), 10));
    if (isDone) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {Programs} programs @param {string} cluster @param {boolean} throwaway */
async function create(programs, cluster, throwaway) {
  const draft = `${cluster}.new-${process.pid}-${randomUUID()}`;
  mkdirSync(join(draft, "data"), { recursive: true, mode: 0o700 });
  const passwordFile = join(draft, PASSWORD_FILE);
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (programs.owner) {
    for (const path of [draft, join(draft, "data"), passwordFile]) {
      chownSync(path, programs.owner.uid, programs.owner.gid);
    }
  }
  // The built-in C.UTF-8 sorts and folds case the same on every machine, regardless of its C library or ICU.
  const { file, args, options } = programCommand(programs, "initdb", [
    `--pgdata=${join(draft, "data")}`,
    `--username=${NAME}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(throwaway ? ["--no-sync"] : []),
  ]);
  try {
    await promisify(execFile)(file, args, options).catch(({ message, stderr }) => {
      throw new Error(`initdb failed: ${(stderr || message).trim().split("\n").at(-1)}`);
    });
    renameSync(passwordFile, join(draft, "data", PASSWORD_FILE));
    renameSync(join(draft, "data"), cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error; // otherwise another process was faster
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} cluster @param {number} port @param {string} [database] */
export function urlOf(cluster, port, database = NAME) {
  const password = readFileSync(join(cluster, PASSWORD_FILE), "utf8").trim();
  return `postgresql://${NAME}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The server that runs on this data folder, no matter who started it.
 * @param {string} cluster
 */
export function findServer(cluster) {
  const file = join(cluster, "postmaster.pid");
  const lines = readText(file).split("\n");
  const pid = Number(lines[0]);
  if (!isAlive(pid)) return undefined; // PostgreSQL replaces the file itself
  if (isPostgres(pid, cluster)) return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  // After a crash or a reboot, the process ID may belong to another program, and PostgreSQL would refuse to start.
  rmSync(file, { force: true });
  return undefined;
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // PostgreSQL may remove it at any moment
  }
}

/** @param {number} pid @param {string} cluster */
function isPostgres(pid, cluster) {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
  return /postgres/.test(spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout);
}
