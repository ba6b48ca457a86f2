// @ts-check
// npm run backup -- <folder>: copies DATA_DIR (the embedded database, photos, and secrets) to <folder>/<time>.
// npm run restore -- <folder>/<time>: copies a backup to an empty DATA_DIR.
// The app must be stopped for both. For an external database, see deploy/backup/README.md.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { findServer } from "../../tools/embedded-postgres/cluster.mjs";
import { dataDirectory, fail, loadEnvironment, makeDataDirectory, PlainError } from "../start/environment.mjs";

const CLUSTER = "postgres";

/** @param {string} file @param {string[]} args */
function run(file, args) {
  const { status, error } = spawnSync(file, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new PlainError(`${file} failed${error ? `: ${error.message}` : ""}.`);
}

/** Copies a data folder. The database appears under its name only when everything is on disk. @param {string} from @param {string} to */
function copyData(from, to) {
  for (const name of readdirSync(from)) {
    if (name !== CLUSTER) run("cp", ["-a", join(from, name), join(to, name)]);
  }
  const part = join(to, `${CLUSTER}.part`);
  run("cp", ["-a", realpathSync(join(from, CLUSTER)), part]); // may be a link
  rmSync(join(part, "postmaster.pid"), { force: true }); // left by a crash
  run("sync", []);
  renameSync(part, join(to, CLUSTER));
}

/** @param {string} dataDir @param {string} folder */
function backUp(dataDir, folder) {
  if (!existsSync(join(dataDir, CLUSTER))) throw new PlainError(`There is no database in ${dataDir} yet.`);
  if (!relative(dataDir, folder).startsWith("..")) {
    throw new PlainError(`${folder} is inside ${dataDir}. Choose a folder elsewhere.`);
  }
  const cluster = realpathSync(join(dataDir, CLUSTER));
  /** PostgreSQL writes this file when it starts and when it stops. */
  const lastChange = () => statSync(join(cluster, "global/pg_control")).mtimeMs;
  const before = lastChange();
  const server = findServer(cluster);
  if (server)
    throw new PlainError(
      `The database in ${dataDir} is running (process ${server.pid}). Stop the app, then try again.`,
    );

  const name = `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const part = join(folder, `${name}.part`);
  makeDataDirectory(folder);
  mkdirSync(part, { mode: 0o700 });
  try {
    copyData(dataDir, part);
    if (findServer(cluster) || lastChange() !== before) {
      throw new PlainError("The database was started during the backup. Stop the app, then try again.");
    }
    renameSync(part, join(folder, name));
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  console.log(join(folder, name));
}

/** @param {string} dataDir @param {string} backup */
function restore(dataDir, backup) {
  if (backup.endsWith(".part") || !existsSync(join(backup, CLUSTER, "PG_VERSION"))) {
    throw new PlainError(`${backup} isn't a complete backup.`);
  }
  makeDataDirectory(dataDir);
  if (readdirSync(dataDir).length > 0) throw new PlainError(`${dataDir} isn't empty. Move it away, then try again.`);
  try {
    copyData(backup, dataDir);
  } catch (error) {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  console.log(`Restored ${backup} to ${dataDir}. Start the app, then run npm run media:verify.`);
}

try {
  const [command, folder] = process.argv.slice(2);
  loadEnvironment();
  if (process.env.DATABASE_URL) {
    throw new PlainError("DATABASE_URL is set: back up that database as deploy/backup/README.md describes.");
  }
  if (!folder) throw new PlainError("Name a folder: npm run backup -- <folder>, npm run restore -- <folder>/<time>.");
  (command === "restore" ? restore : backUp)(dataDirectory(), resolve(folder));
} catch (error) {
  fail(error);
}
