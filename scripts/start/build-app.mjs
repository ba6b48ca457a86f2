// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./command.mjs";
import { childEnvironment, isPacked, PlainError, ROOT } from "./environment.mjs";
import { registerInstance, runningInstances } from "./instances.mjs";
import { waitForLock } from "./lock.mjs";
import { COMPILE_CACHE, hashStates, readStamp, STATE, writeStamp } from "./stamps.mjs";
import { step } from "./steps.mjs";

const BUILD = ".next";
const STAMP = join(ROOT, BUILD, "windmile-sources");
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
    await runNode("prisma generate", [prisma, "generate"], { env: childEnvironment("development") });
    writeStamp(stamp, hash);
  } finally {
    lock.release();
  }
}

/**
 * Makes sure that there is a build of the sources as they are now, and registers this process as one that serves it: from
 * then on nobody rebuilds it. All instances of a checkout share it.
 * @param {{ port: number }} instance
 * @returns {Promise<ReturnType<typeof registerInstance>>}
 */
export async function claimBuild({ port }) {
  const lock = await lockBuild();
  try {
    if (!isPacked && !isFresh()) await build();
    return registerInstance({ port, build: true });
  } finally {
    lock.release();
  }
}

/** A build that tests can serve, so that no test has to wait for one. */
export async function ensureFreshBuild() {
  const claim = await claimBuild({ port: 0 });
  claim.release();
}

/** `npm run build`: always builds. */
export async function rebuild() {
  const lock = await lockBuild();
  try {
    await build();
  } finally {
    lock.release();
  }
}

function lockBuild() {
  return waitForLock(join(STATE, "build.lock"), {
    onWait: () => console.log("Waiting for another process that is building here …"),
  });
}

/**
 * What the file system says of the sources (size, times, inode) tells within milliseconds that none was touched. Only
 * when one was, by an edit or a checkout, are they read: the build is still fresh if they read the same.
 */
function isFresh() {
  if (!existsSync(join(ROOT, BUILD, "BUILD_ID"))) return false;
  const [hash, state] = readStamp(STAMP)?.split("\n") ?? [];
  const now = hashStates(sources());
  if (state === now) return true;
  if (hash !== hashFiles(sources())) return false;
  writeStamp(STAMP, `${hash}\n${now}`);
  return true;
}

async function build() {
  if (runningInstances().some((instance) => instance.build)) {
    throw new PlainError("An instance serves the build of this checkout: stop it first, so that it can be made anew.");
  }
  await ensureGenerated();
  const made = `${hashFiles(sources())}\n${hashStates(sources())}`; // before the build: what changes meanwhile is not in it
  rmSync(STAMP, { force: true });
  rmSync(COMPILE_CACHE, { recursive: true, force: true });
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const env = childEnvironment("production");
  await step("Building", (progress) => runNode("next build", [next, "build"], { env, progress }));
  writeStamp(STAMP, made);
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
