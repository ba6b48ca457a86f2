// @ts-check
// node scripts/release/release.mjs v0.2.0 [folder]: a release from a tag, whatever the working tree contains: the
// packed app as windmile-0.2.0.tar.gz, its CycloneDX SBOM, its changelog entry, and the checksums of all three.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { childEnvironment, fail, PlainError, ROOT } from "../start/environment.mjs";
import { notesOf } from "./notes.mjs";

const [tag = "", folder = "release"] = process.argv.slice(2);
const version = tag.replace(/^v/, "");
const target = resolve(folder);

/** @param {string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** @param {string} cwd @param {string} file @param {string[]} args */
function run(cwd, file, ...args) {
  const { status } = spawnSync(file, args, { cwd, stdio: "inherit", env: childEnvironment("production") });
  if (status !== 0) throw new PlainError(`${file} ${args.join(" ")} ended with ${status}.`);
}

/** The tagged sources, checked before anything slow. @param {string} sources */
function checkOut(sources) {
  try {
    git("worktree", "add", "--detach", sources, `refs/tags/${tag}`);
  } catch {
    throw new PlainError(`There is no tag ${tag || "named"}: node scripts/release/release.mjs v0.2.0`);
  }
  const manifest = JSON.parse(readFileSync(join(sources, "package.json"), "utf8"));
  if (manifest.version !== version) throw new PlainError(`${tag} holds version ${manifest.version} in package.json.`);
  return notesOf(readFileSync(join(sources, "CHANGELOG.md"), "utf8"), version);
}

const place = mkdtempSync(join(tmpdir(), "windmile-release-"));
const sources = join(place, "windmile"); // the SBOM takes the package's name from its folder
const packed = join(place, `windmile-${version}`);
try {
  const notes = checkOut(sources);
  run(sources, "npm", "ci", "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund");
  run(sources, process.execPath, "scripts/release/pack.mjs", packed);
  mkdirSync(target, { recursive: true });
  const names = [`windmile-${version}.tar.gz`, `windmile-${version}.sbom.json`, `windmile-${version}.md`];
  const [archive = "", sbom = "", text = ""] = names.map((name) => join(target, name));
  // A reproducible archive: without this machine's times and owners, the same files give the same bytes.
  const mtime = git("log", "-1", "--format=%cI", tag);
  const alike = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=${mtime}`];
  run(place, "tar", ...alike, "-czf", archive, `windmile-${version}`);
  const list = execFileSync("npm", ["run", "--silent", "sbom"], { cwd: sources, maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(sbom, list);
  writeFileSync(text, `${notes}\n`);
  const sha256 = (/** @type {string} */ file) => createHash("sha256").update(readFileSync(file)).digest("hex");
  const sums = names.map((name) => `${sha256(join(target, name))}  ${name}`);
  writeFileSync(join(target, "SHA256SUMS"), `${sums.join("\n")}\n`);
  console.log(`${names.join("\n")}\nSHA256SUMS\nin ${target}`);
} catch (error) {
  fail(error);
} finally {
  spawnSync("git", ["worktree", "remove", "--force", sources], { cwd: ROOT });
  rmSync(place, { recursive: true, force: true });
}
