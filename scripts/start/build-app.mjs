// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./command.mjs";
import { childEnvironment, isPacked, ROOT } from "./environment.mjs";
import { step } from "./steps.mjs";

/** The hash of the sources that the build was made from. */
const BUILT_FROM = join(ROOT, ".next/sources.sha256");
/** Next's standalone output: the traced files that a server needs. */
export const STANDALONE = join(ROOT, ".next/standalone");
const GENERATED_FROM = join(ROOT, "prisma/generated/schema.sha256");
/** The inputs of a build. `public` is served as is. */
const SOURCES =
  /^(app|components|lib|prisma|(middleware|instrumentation|next\.config|postcss\.config)\.\w+|(package|package-lock|tsconfig)\.json)$/;
const NOT_SOURCES = /^prisma\/(generated|migrations)\b/;

/** Generates Prisma's client if the schema has changed. */
export async function ensureGenerated() {
  const hash = hashFiles(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (readIfThere(GENERATED_FROM) === hash) return;
  const prisma = join(ROOT, "node_modules/prisma/build/index.js");
  await runNode("prisma generate", [prisma, "generate"], { env: childEnvironment("development") });
  writeFileSync(GENERATED_FROM, hash);
}

/** Builds unless there is a build of the current sources. */
export async function ensureFreshBuild() {
  if (isPacked) return;
  if (readIfThere(BUILT_FROM) !== hashFiles(listSources())) await rebuild();
}

/** A fresh build that can also be packed: `scripts/release/pack.mjs`. */
export async function ensurePackableBuild() {
  process.env.STANDALONE_ROOT = ROOT; // for next.config.mjs
  await (existsSync(STANDALONE) ? ensureFreshBuild() : rebuild());
}

/** `npm run build`: always builds. */
export async function rebuild() {
  await ensureGenerated();
  const hash = hashFiles(listSources()); // before the build: later changes aren't in it
  rmSync(BUILT_FROM, { force: true });
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const env = childEnvironment("production");
  await step("Building", (progress) => runNode("next build", [next, "build"], { env, progress }));
  writeFileSync(BUILT_FROM, hash);
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

const listSources = () =>
  readdirSync(ROOT)
    .filter((name) => SOURCES.test(name))
    .flatMap(filesIn)
    .filter((file) => !NOT_SOURCES.test(file))
    .sort();

/** A folder's files, or the file, by its path from the root; none if it doesn't exist. @param {string} path @returns {string[]} */
export function filesIn(path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(ROOT, path)).flatMap((name) => filesIn(`${path}/${name}`));
}

/** @param {string[]} files relative to the root */
export function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
