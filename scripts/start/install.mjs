// @ts-check
// Only Node's own modules can be imported here: it runs before anything is installed.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runQuietly } from "./command.mjs";
import { childEnvironment, isPacked, PlainError, ROOT } from "./environment.mjs";
import { waitForLock } from "./lock.mjs";
import { hashStates, readStamp, STATE, writeStamp } from "./stamps.mjs";
import { step } from "./steps.mjs";

/** npm's record of what is installed. */
const INSTALLED = "node_modules/.package-lock.json";
const OLDEST_NODE = [20, 19];

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PlainError(`Node ${OLDEST_NODE.join(".")} or newer is required. This is ${process.versions.node}.`);
}

/**
 * Installs what package-lock.json asks for, if it differs from what is installed.
 * @param {{ dev: boolean }} options dev: the packages of the tests too
 */
export async function ensureInstalled({ dev }) {
  if (isPacked || isInstalled({ dev })) return;
  const lock = await waitForLock(join(ROOT, ".windmile/install.lock"), {
    onWait: () => console.log("Waiting for another process to finish installing packages …"),
  });
  try {
    if (isInstalled({ dev })) return;
    // The npm that started us, so that a machine with two of them gets a consistent node_modules. Our packages need no
    // install scripts; Prisma's would try to download what we don't use.
    const npm = process.env.npm_execpath;
    const ours = npm && basename(npm) === "npm-cli.js" ? [process.execPath, npm] : ["npm"];
    const [file = "npm", ...args] = [
      ...ours,
      "ci",
      "--include=dev",
      "--include=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
    ];
    const env = childEnvironment("development");
    await step("Installing packages", () => runQuietly("npm ci", file, args, { env }));
  } finally {
    lock.release();
  }
}

/**
 * Stats instead of reading both lists, which takes longer; the folder's times reveal a removed package.
 * @param {{ dev: boolean }} options
 */
function isInstalled({ dev }) {
  const stamp = join(STATE, dev ? "installed-dev" : "installed");
  const now = hashStates(["package-lock.json", INSTALLED, "node_modules"]);
  if (readStamp(stamp) === now) return true;
  if (!holdsAllPackages({ dev })) return false;
  writeStamp(stamp, now);
  return true;
}

/** @param {{ dev: boolean }} options */
function holdsAllPackages({ dev }) {
  const installed = readPackages(INSTALLED);
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
