// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./command.mjs";
import { childEnvironment, PlainError, ROOT } from "./environment.mjs";
import { registerInstance, runningInstances } from "./instances.mjs";
import { waitForLock } from "./lock.mjs";
import { step } from "./steps.mjs";

const SHARED_BUILD = ".next";
const TEST_BUILD = ".next-test";
const STATE = join(ROOT, ".windmile");
/** What a build is made of. `public` is served as it lies there. */
const SOURCES =
  /^(app|components|lib|prisma|(middleware|instrumentation|next\.config|postcss\.config)\.\w+|(package|package-lock|tsconfig)\.json)$/;
const NOT_SOURCES = /^prisma\/(generated|migrations)$/;

/** Writes Prisma's client when the schema it was written from is another one now. */
export async function ensureGenerated() {
  const stamp = join(STATE, "generated");
  const hash = hashFiles(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  const isFresh = () => existsSync(join(ROOT, "prisma/generated/client.ts")) && readStamp(stamp) === hash;
  if (isFresh()) return;
  const lock = await waitForLock(join(STATE, "generate.lock"));
  try {
    if (isFresh()) return;
    const prisma = join(ROOT, "node_modules/prisma/build/index.js");
    await runNode("prisma generate", [prisma, "generate"], { env: childEnvironment("development"), lock });
    writeFileSync(stamp, hash);
  } finally {
    lock.release();
  }
}

/**
 * Makes sure that there is a build, and registers this process as one that serves it: from then on nobody rebuilds it.
 * All instances of a checkout share one build. With WINDMILE_FRESH_BUILD=1 (tests) an old one will not do, and where
 * other instances hold on to it there is a second one.
 * @param {{ port: number }} instance
 * @returns {Promise<ReturnType<typeof registerInstance>>}
 */
export async function claimBuild({ port }) {
  const mustBeFresh = process.env.WINDMILE_FRESH_BUILD === "1";
  const lock = await lockBuild();
  try {
    for (const folder of mustBeFresh ? [SHARED_BUILD, TEST_BUILD] : [SHARED_BUILD]) {
      if (!isFresh(folder) && inUse(folder)) continue;
      if (!isFresh(folder)) await build(folder, lock);
      return serveFrom(folder, port);
    }
    if (mustBeFresh) throw new PlainError("Other instances serve older builds of this checkout: stop them first.");
    console.log("The sources changed while another instance runs: serving the build it serves. Stop both to rebuild.");
    return serveFrom(SHARED_BUILD, port);
  } finally {
    lock.release();
  }
}

/** A build that tests can serve, so that no test has to wait for one. */
export async function ensureFreshBuild() {
  process.env.WINDMILE_FRESH_BUILD = "1";
  const claim = await claimBuild({ port: 0 });
  claim.release();
}

/** @param {string} folder @param {number} port */
function serveFrom(folder, port) {
  process.env.NEXT_DIST_DIR = folder;
  return registerInstance({ port, build: folder });
}

/** `npm run build`: always builds, unless that would pull the build from under a server. */
export async function rebuild() {
  const lock = await lockBuild();
  try {
    if (inUse(SHARED_BUILD)) throw new PlainError("An instance is serving the build of this checkout: stop it first.");
    await build(SHARED_BUILD, lock);
  } finally {
    lock.release();
  }
}

function lockBuild() {
  return waitForLock(join(STATE, "build.lock"), {
    onWait: () => console.log("Waiting for another process that is building here …"),
  });
}

/** @param {string} folder */
function inUse(folder) {
  return existsSync(join(ROOT, folder, "BUILD_ID")) && runningInstances().some(({ build }) => build === folder);
}

/**
 * What the file system says of the sources (size, times, inode) tells within milliseconds that none was touched. Only
 * when one was, by an edit or a checkout, are they read: the build is still fresh if they read the same.
 * @param {string} folder
 */
function isFresh(folder) {
  if (!existsSync(join(ROOT, folder, "BUILD_ID"))) return false;
  const file = join(ROOT, folder, "windmile-sources");
  const [hash, state] = readStamp(file)?.split("\n") ?? [];
  const now = sourcesState();
  if (state === now) return true;
  if (hash !== hashFiles(sources())) return false;
  writeFileSync(file, `${hash}\n${now}`);
  return true;
}

/** @param {string} folder @param {import("./lock.mjs").Lock} lock */
async function build(folder, lock) {
  await ensureGenerated();
  const stamp = join(ROOT, folder, "windmile-sources");
  const made = `${hashFiles(sources())}\n${sourcesState()}`; // before the build: what changes meanwhile is not in it
  rmSync(stamp, { force: true });
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const tsconfig = readFileSync(join(ROOT, "tsconfig.json"));
  try {
    const env = childEnvironment("production", { NEXT_DIST_DIR: folder });
    await step("Building", (progress) => runNode("next build", [next, "build"], { env, lock, progress }));
  } finally {
    // Next adds the folder's types to the file; nobody asked for that.
    if (folder !== SHARED_BUILD) writeFileSync(join(ROOT, "tsconfig.json"), tsconfig);
  }
  writeFileSync(stamp, made);
}

/** @returns {string[]} relative to the root, in order */
function sources() {
  const roots = readdirSync(ROOT, { withFileTypes: true }).filter(({ name }) => SOURCES.test(name));
  return roots.flatMap((entry) => listFiles(entry, "")).sort();
}

/** @param {import("node:fs").Dirent} entry @param {string} folder @returns {string[]} */
function listFiles(entry, folder) {
  const path = folder + entry.name;
  if (!entry.isDirectory()) return [path];
  if (NOT_SOURCES.test(path)) return [];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((inner) => listFiles(inner, `${path}/`));
}

function sourcesState() {
  const hash = createHash("sha256");
  for (const file of sources()) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(join(ROOT, file), { bigint: true });
    hash.update(`${file} ${size} ${mtimeNs} ${ctimeNs} ${ino}\n`);
  }
  return hash.digest("hex");
}

/** @param {string[]} files relative to the root */
function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  return hash.digest("hex");
}

/** @param {string} file */
function readStamp(file) {
  mkdirSync(STATE, { recursive: true });
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
