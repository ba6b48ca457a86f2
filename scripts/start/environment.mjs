// @ts-check
import { createECDH, randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Lies in a folder that was packed to serve (scripts/release/pack.mjs): all is there, and nothing to make more from. */
export const PACKED = "packed.json";
export const isPacked = existsSync(join(ROOT, PACKED));

/** A fault that is the caller's to mend: told in its one line, without a stack. */
export class PlainError extends Error {}

/** What went wrong, in one place: a plain line where we know the cause, the whole story where we don't. @param {unknown} error */
export function tell(error) {
  console.error(error instanceof PlainError ? error.message : error);
}

/** The same, and the program ends with 1. @param {unknown} error */
export function fail(error) {
  tell(error);
  process.exitCode = 1;
}

/** Fills the environment from .env.local and .env, as Next does; what is set already wins. */
export function loadEnvironment() {
  for (const name of [".env.local", ".env"]) {
    if (existsSync(join(ROOT, name))) process.loadEnvFile(join(ROOT, name));
  }
}

/** Where the instance keeps its data. @param {NodeJS.ProcessEnv} [env] */
export function dataDirectory(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || ".data");
}

/**
 * With its parents, one by one: Node's own way of making them never ends where a folder takes no new ones (/proc).
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error; // another start was quicker
  }
}

/** @param {string} dataDir */
export function makeDataDirectory(dataDir) {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new PlainError(`DATA_DIR cannot be written: ${dataDir} (${code}).`);
  }
}

/**
 * What a database is sown with. Sample people, and an account whose password everybody can read, belong to our own
 * database on somebody's own machine; anywhere else they come only when they are asked for.
 * @param {Record<string, string | undefined>} [env]
 */
export function chooseSeed(env = process.env) {
  if (env.SEED) return env.SEED;
  const isAtHome = !env.DATABASE_URL && !env.VERCEL && !env.NEXTAUTH_URL?.startsWith("https:");
  return isAtHome ? "demo" : "none";
}

/**
 * The address the server listens on: this machine's own, unless it was told another or is a public site's.
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
 * The environment of our own child processes: whatever the caller's NODE_ENV and NODE_OPTIONS are for, it is not this.
 * @param {"production" | "development" | "test"} mode
 * @param {Record<string, string | undefined>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(mode, more = {}) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", ...more, NODE_ENV: mode };
}

/**
 * For tests: no variable of the app comes from the caller or from his .env files, so that all machines test the same.
 * @param {Record<string, string | undefined>} [more]
 */
export function testEnvironment(more = {}) {
  const names = [".env.example", ".env.local", ".env"].flatMap((name) => {
    const file = join(ROOT, name);
    return existsSync(file)
      ? [...readFileSync(file, "utf8").matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
      : [];
  });
  // Empty, not absent: Next would take an absent one from a file.
  return childEnvironment("test", { ...Object.fromEntries(names.map((name) => [name, ""])), ...more });
}

/**
 * What a file of the data folder holds; made when it is not there.
 * @param {string} file
 * @param {() => string} make
 */
function kept(file, make) {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error; // another start was quicker
    }
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The secret that signs sessions: kept with the data, so that a restart signs nobody out.
 * @param {string} dataDir
 */
export const keptSecret = (dataDir) => kept(join(dataDir, "secret"), () => randomBytes(48).toString("base64url"));

/**
 * The keys that sign pushes (VAPID), private and public: browsers take pushes only from the pair they subscribed with.
 * @param {string} dataDir
 */
export function keptPushKeys(dataDir) {
  const text = kept(join(dataDir, "push-keys"), () => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const padded = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    return `${padded.toString("base64url")} ${pair.getPublicKey("base64url")}`;
  });
  const [privateKey = "", publicKey = ""] = text.split(" ");
  return { privateKey, publicKey };
}
