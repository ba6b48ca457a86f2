// @ts-check
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PRISMA_ENGINES = dirname(createRequire(import.meta.url).resolve("@prisma/engines/package.json"));
const FALLBACK = fileURLToPath(new URL("./schema-engine.mjs", import.meta.url));

/**
 * The schema engine for Prisma's CLI: its own binary if it was downloaded, and otherwise the WebAssembly build, which
 * is an npm package. Not every network reaches the host of the binaries.
 * @param {string} [folder] where @prisma/engines puts its binaries
 */
export function schemaEngine(folder = PRISMA_ENGINES) {
  const binary = readdirSync(folder).find(
    (name) => /^schema-engine-[\w.-]+$/.test(name) && !/\.(gz|sha256|tmp)/.test(name),
  );
  return binary ? join(folder, binary) : FALLBACK;
}
