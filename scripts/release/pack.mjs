// @ts-check
// node scripts/release/pack.mjs <folder> [--before=<previously packed folder>]: builds, and copies only what serves:
// Next's standalone output, without its server, and ours in its place; the migrations, and the seed. The folder starts
// like a checkout, against the PostgreSQL of DATABASE_URL; it installs, generates, and builds nothing. Dockerfile and
// release.mjs are built on it.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { ensurePackableBuild, STANDALONE } from "../start/build-app.mjs";
import { fail, PACKED, PlainError, ROOT } from "../start/environment.mjs";

const ALSO = [
  ...["public", "prisma/data/posters.json", "prisma/migrations", ".next/static", "package.json", "next.config.mjs"],
  // Next resolves these when it loads next.config.mjs, which its standalone server doesn't.
  ...["webpack", "@babel/runtime"].map((name) => `node_modules/next/dist/compiled/${name}`),
];
/** Traces, source maps, and what generates the service worker, which is already part of the build. */
const NOT_SERVED = /\.(nft\.json|js\.map)$|\/node_modules\/@?esbuild$/;

/** @param {string} from @param {string} to */
const copy = (from, to) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !NOT_SERVED.test(path) });

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: "string" } } });
  if (!positionals[0]) throw new PlainError("Say into which folder: node scripts/release/pack.mjs <folder>");
  const target = resolve(positionals[0]);
  if (existsSync(target) && readdirSync(target).length > 0) throw new PlainError(`${target} isn't empty.`);
  await ensurePackableBuild();
  for (const name of [".next", "node_modules", "lib"]) copy(join(STANDALONE, name), join(target, name));
  for (const name of ALSO) copy(join(ROOT, name), join(target, name));
  // Our own programs, with their packages except those that Next's trace has.
  await build({
    ...{ absWorkingDir: ROOT, outdir: target, outbase: ROOT, outExtension: { ".js": ".mjs" }, logLevel: "error" },
    entryPoints: ["scripts/start.mjs", "scripts/start/run.mjs", "scripts/database/migrate.mjs", "prisma/seed.ts"],
    ...{ bundle: true, splitting: true, platform: "node", format: "esm", target: "node20" },
    // At the depth of the modules that find the root from their own address.
    ...{ chunkNames: "scripts/start/[name]-[hash]", conditions: ["react-server"] },
    external: ["next", "pg", "sharp", "pino", "@node-rs/argon2", "@prisma/*"],
    // CommonJS packages `require` Node's own modules.
    banner: { js: 'import { createRequire as from } from "node:module"; const require = from(import.meta.url);' },
  });
  // Pages open during an upgrade still request their own scripts.
  if (values.before) {
    cpSync(join(values.before, ".next/static"), join(target, ".next/static"), { recursive: true, force: false });
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(join(target, PACKED), `${JSON.stringify({ version })}\n`);
  console.log(`Packed ${target}`);
} catch (error) {
  fail(error);
}
