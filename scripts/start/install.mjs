// @ts-check
// Only Node's own modules can be imported here: it runs before anything is installed.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runQuietly } from "./command.mjs";
import { childEnvironment, isPacked, PlainError, ROOT } from "./environment.mjs";
import { step } from "./steps.mjs";

const OLDEST_NODE = [20, 19];
const EMBEDDED = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"];

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PlainError(`Node ${OLDEST_NODE.join(".")} or newer is required. This is ${process.versions.node}.`);
}

/**
 * Names what this machine lacks before anything is installed.
 * @param {{ platform?: string, arch?: string, isMusl?: boolean, env?: NodeJS.ProcessEnv }} [machine]
 */
export function checkPlatform({
  platform = process.platform,
  arch = process.arch,
  isMusl = process.platform === "linux" && !hasGlibc(),
  env = process.env,
} = {}) {
  if (platform === "win32") {
    throw new PlainError("Windmile doesn't run on Windows itself. Use WSL 2, and clone the repository inside it.");
  }
  if (env.DATABASE_URL || (EMBEDDED.includes(`${platform}-${arch}`) && !isMusl)) return;
  const machine = isMusl ? "musl (Alpine Linux)" : `${platform} on ${arch}`;
  throw new PlainError(`There is no embedded PostgreSQL for ${machine}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
}

function hasGlibc() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime !== undefined;
}

/**
 * Installs what package-lock.json asks for, if it differs from what is installed.
 * @param {{ dev: boolean }} options dev: the packages of the tests too
 */
export async function ensureInstalled({ dev }) {
  if (isPacked || isInstalled({ dev })) return;
  // The npm that started us, so that a machine with two of them gets a consistent node_modules. Our packages need no
  // install scripts; Prisma's would try to download what we don't use.
  const npm = process.env.npm_execpath;
  const ours = npm && basename(npm) === "npm-cli.js" ? [process.execPath, npm] : ["npm"];
  const [file = "npm", ...args] = [...ours, "ci", dev ? "--include=dev" : "--omit=dev"];
  args.push("--include=optional", "--ignore-scripts", "--no-audit", "--no-fund");
  await step("Installing packages", () => runQuietly("npm ci", file, args, { env: childEnvironment("development") }));
}

/** @param {{ dev: boolean }} options */
function isInstalled({ dev }) {
  const installed = readPackages("node_modules/.package-lock.json"); // npm's record
  if (!installed) return false;
  return Object.entries(readPackages("package-lock.json") ?? {}).every(([path, wanted]) => {
    if (path === "" || wanted.optional || ((wanted.dev || wanted.devOptional) && !dev)) return true;
    return installed[path]?.version === wanted.version && existsSync(join(ROOT, path, "package.json"));
  });
}

/** @param {string} file @returns {Packages | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}
