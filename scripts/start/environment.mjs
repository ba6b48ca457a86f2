// @ts-check
import { createECDH, randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fillEnvironment } from "../../lib/core/server/env-aliases.mjs";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/**
 * Exists in a folder packed for serving (scripts/release/pack.mjs): everything is there, and there is nothing to build
 * from.
 */
export const PACKED = "packed.json";
export const isPacked = existsSync(join(ROOT, PACKED));

/** An error the caller can fix: printed on one line, without a stack. */
export class PlainError extends Error {}

/** Prints an error: one line if we know the cause, everything otherwise. @param {unknown} error */
export function tell(error) {
  console.error(error instanceof PlainError ? error.message : error);
}

/** Prints the error and exits with 1. @param {unknown} error */
export function fail(error) {
  tell(error);
  process.exitCode = 1;
}

/**
 * Fills the environment from .env.local and .env, as Next does, and from other names for our variables. Variables
 * already set take precedence.
 */
export function loadEnvironment() {
  for (const name of [".env.local", ".env"]) {
    if (existsSync(join(ROOT, name))) process.loadEnvFile(join(ROOT, name));
  }
  try {
    fillEnvironment(process.env);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

/** Where the instance keeps its data. @param {NodeJS.ProcessEnv} [env] */
export function dataDirectory(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || ".data");
}

/**
 * Includes the parents, one by one: Node's recursive mkdir never returns in a folder that accepts no new ones (/proc).
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error; // another start was faster
  }
}

/** @param {string} dataDir */
export function makeDataDirectory(dataDir) {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new PlainError(`DATA_DIR isn't writable: ${dataDir} (${code}).`);
  }
}

/**
 * What a database is seeded with. Sample people, and an account whose password is public, belong only in our own
 * database on a developer's machine; anywhere else they must be requested.
 * @param {Record<string, string | undefined>} [env]
 */
export function chooseSeed(env = process.env) {
  if (env.SEED) return env.SEED;
  const isAtHome = !env.DATABASE_URL && !env.VERCEL && !env.NEXTAUTH_URL?.startsWith("https:");
  return isAtHome ? "demo" : "none";
}

/**
 * The address the server listens on: loopback, unless configured otherwise or running as a public site.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined} undefined: every address
 */
export function chooseHost(env = process.env) {
  return env.HOST || (env.NEXTAUTH_URL?.startsWith("https:") ? undefined : "127.0.0.1");
}

/** @param {NodeJS.ProcessEnv} [env] */
export function choosePort(env = process.env) {
  const text = env.PORT || "3000";
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new PlainError("PORT must be a whole number from 0 to 65535.");
}

/**
 * The environment of our own child processes, without the caller's NODE_ENV and NODE_OPTIONS.
 * @param {"production" | "development" | "test"} mode
 * @param {Record<string, string | undefined>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(mode, more = {}) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", ...more, NODE_ENV: mode };
}

/**
 * For tests: no app variable comes from the caller or from .env files, so that all machines test the same.
 * @param {Record<string, string | undefined>} [more]
 */
export function testEnvironment(more = {}) {
  const names = [".env.example", ".env.local", ".env"].flatMap((name) => {
    const file = join(ROOT, name);
    return existsSync(file)
      ? [...readFileSync(file, "utf8").matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
      : [];
  });
  // Empty, not absent: Next would read an absent one from a file.
  return childEnvironment("test", { ...Object.fromEntries(names.map((name) => [name, ""])), ...more });
}

/**
 * The content of a file in the data folder, which is created if missing.
 * @param {string} file
 * @param {() => string} make
 */
function readOrCreate(file, make) {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error; // another start was faster
    }
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The secret that signs sessions. Stored with the data, so that a restart signs no one out.
 * @param {string} dataDir
 */
export const storedSecret = (dataDir) =>
  readOrCreate(join(dataDir, "secret"), () => randomBytes(48).toString("base64url"));

/**
 * The keys that sign pushes (VAPID), private and public. Browsers only accept pushes from the pair they subscribed
 * with.
 * @param {string} dataDir
 */
export function storedPushKeys(dataDir) {
  const text = readOrCreate(join(dataDir, "push-keys"), () => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const padded = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    return `${padded.toString("base64url")} ${pair.getPublicKey("base64url")}`;
  });
  const [privateKey = "", publicKey = ""] = text.split(" ");
  return { privateKey, publicKey };
}
