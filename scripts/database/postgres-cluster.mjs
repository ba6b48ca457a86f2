// @ts-check
import { spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { POSTGRES_MAJOR, postgresCommand } from "./postgres-binaries.mjs";
import { clusterPath, giveTo } from "./postgres-folder.mjs";

/** The embedded cluster's only role. Its password is stored and moved with the cluster. */
const ROLE = "windmile";
const PASSWORD_FILE = "windmile.password";
const SETTINGS_FILE = "windmile.conf";

/** @typedef {import("./postgres-binaries.mjs").Runner} Runner */

/**
 * Creates the cluster under `dataDir` if there is none, and rejects one that this PostgreSQL can't open.
 * @param {Runner} runner
 * @param {string} dataDir
 * @param {{ throwaway: boolean }} options throwaway: speed before safety, for tests only
 * @returns {Promise<string>} the folder of the cluster
 */
export async function prepareCluster(runner, dataDir, { throwaway }) {
  const cluster = clusterPath(runner, dataDir);
  for (const name of readdirSync(dirname(cluster))) {
    // A killed initdb leaves a partial folder.
    if (/^postgres\.(new|password)-/.test(name)) rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
  if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(runner, cluster, { throwaway });
  const major = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (major !== POSTGRES_MAJOR) {
    throw new Error(
      `${join(dataDir, "postgres")} was written by PostgreSQL ${major}, this is ${POSTGRES_MAJOR}: dump it with PostgreSQL ${major} and load it here (docs/operations.md), or move the folder away to start empty.`,
    );
  }
  giveTo(runner, cluster);
  return cluster;
}

/** @param {Runner} runner @param {string} cluster @param {{ throwaway: boolean }} options */
async function initialise(runner, cluster, { throwaway }) {
  const draft = `${cluster}.new-${randomUUID()}`;
  const passwordFile = `${cluster}.password-${randomUUID()}`;
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(runner, passwordFile);
  giveTo(runner, draft, { make: true });
  try {
    // The built-in C.UTF-8 sorts and folds case the same on every machine, regardless of its C library or ICU.
    const { file, args, options } = postgresCommand(runner, "initdb", [
      `--pgdata=${draft}`,
      `--username=${ROLE}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(throwaway ? ["--no-sync"] : []),
    ]);
    const { status, stderr, error } = spawnSync(file, args, { ...options, encoding: "utf8" });
    if (status !== 0) throw new Error(`initdb failed: ${lastLine(stderr) ?? error?.message ?? "no reason given"}`);
    writeFileSync(join(draft, PASSWORD_FILE), password, { mode: 0o600 });
    appendFileSync(join(draft, "postgresql.conf"), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`);
    giveTo(runner, join(draft, PASSWORD_FILE));
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split("\n").filter(Boolean).at(-1);
}

/**
 * @param {string} cluster
 * @param {number} port
 * @param {string} database
 */
export function urlOf(cluster, port, database) {
  const password = readFileSync(join(cluster, PASSWORD_FILE), "utf8").trim();
  return `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}
