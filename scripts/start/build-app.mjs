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
/** The inputs of a build. `public` is served as is. */
const SOURCES =
  /^(app|components|lib|prisma|(middleware|instrumentation|next\.config|postcss\.config)\.\w+|(package|package-lock|tsconfig)\.json)$/;
const NOT_SOURCES = /^prisma\/(generated|migrations)$/;

/** Regenerates Prisma's client if the schema has changed. */
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
 * Makes sure there is a build of the current sources, and registers this process as serving it, so that no one rebuilds
 * it. All instances of a checkout share it.
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

/** A build for tests to serve, so that no test has to wait for one. */
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
    onWait: () => console.log("Waiting for another build in this checkout …"),
  });
}

/**
 * File metadata of the sources (size, times, inode) shows within milliseconds that none was touched. Only if one was,
 * by an edit or a checkout, are they read: the build is still fresh if their contents are the same.
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
    throw new PlainError("A running instance is using this checkout's build. Stop it, then build again.");
  }
  await ensureGenerated();
  const made = `${hashFiles(sources())}\n${hashStates(sources())}`; // before the build: later changes aren't in it
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
