// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { runNode } from "../start/command.mjs";
import { childEnvironment, PlainError, ROOT } from "../start/environment.mjs";
import { FONT_PACKAGES, fontConfiguration, unpackFonts } from "./browser-fonts.mjs";

const PACKED = "@sparticuz/chromium";
const FOLDER = join(ROOT, ".windmile", `browser-${fingerprint()}`);
const LAUNCHES_WITHIN_MS = 30_000;

/** @typedef {{ name: string, executablePath: string, env: Record<string, string> }} Browser env: beside the usual variables */

/**
 * The Chromium that package-lock.json names, so that every machine tests the same one, or Playwright's own where that
 * can't run. CHROMIUM_PATH overrides both. The machine's PATH and fonts have no effect.
 * @returns {Promise<Browser>} one that has shown a page
 */
export async function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  const env = await unpack({ withBrowser: !configured && process.platform === "linux" && process.arch === "x64" });
  const candidates = configured ? [{ name: "CHROMIUM_PATH", executablePath: configured, env: {} }] : packagedBrowsers();
  /** @type {unknown} */
  let reason;
  for (const candidate of candidates.filter(({ executablePath }) => configured || existsSync(executablePath))) {
    const browser = { ...candidate, env: { ...candidate.env, ...env } };
    try {
      return { ...browser, name: `Chromium ${await version(browser)}, ${candidate.name}` };
    } catch (error) {
      reason = error;
    }
  }
  const advice = configured
    ? `CHROMIUM_PATH names no browser that starts: ${configured}.`
    : "There is no browser for the tests. Run `npx playwright install chromium`, or set CHROMIUM_PATH.";
  throw new PlainError([reason, advice].filter(Boolean).join("\n"));
}

/**
 * The packaged one with its bundled libraries, or with the machine's if the C library is too old for those.
 * @returns {Browser[]}
 */
function packagedBrowsers() {
  const name = `${PACKED} ${versionOf(PACKED)}`;
  const executablePath = join(FOLDER, "chromium");
  return [
    { name, executablePath, env: { LD_LIBRARY_PATH: join(FOLDER, "al2023/lib") } },
    { name, executablePath, env: {} },
    { name: "Playwright", executablePath: chromium.executablePath(), env: {} },
  ];
}

/**
 * An existing file may still be a stub, or lack libraries or fonts: only a rendered page counts.
 * @param {Browser} browser
 */
async function version(browser) {
  const running = await chromium.launch({ ...launchOptions(browser), timeout: LAUNCHES_WITHIN_MS });
  try {
    const page = await running.newPage();
    await page.goto("data:text/html,<p>hello<input value=hello>");
    await page.screenshot();
    return running.version();
  } finally {
    await running.close();
  }
}

/**
 * How tests start a browser: it can reach nothing but this machine.
 * @param {Browser} browser
 */
export function launchOptions({ executablePath, env }) {
  return {
    executablePath,
    // A fixed locale: in the C locale Chromium opens no fallback font under a non-ASCII path.
    env: { ...process.env, LC_ALL: "C.UTF-8", ...env },
    // Without the sandbox: it only shows our own pages, and many machines (root, containers) don't support Chromium's
    // sandbox.
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1", "--no-sandbox"],
  };
}

/**
 * Unpacks the fonts, and the browser where it runs, unless these versions are unpacked already.
 * @param {{ withBrowser: boolean }} options
 * @returns {Promise<{ FONTCONFIG_FILE: string }>} what makes a browser draw with these fonts only
 */
async function unpack({ withBrowser }) {
  if (!existsSync(join(FOLDER, withBrowser ? "chromium" : "fonts"))) {
    const draft = `${FOLDER}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    if (withBrowser) await unpackBrowser(draft);
    await unpackFonts(join(draft, "fonts"));
    rmSync(FOLDER, { recursive: true, force: true });
    renameSync(draft, FOLDER);
  }
  const FONTCONFIG_FILE = join(FOLDER, "fonts.conf"); // its paths are absolute, and the checkout may have moved
  writeFileSync(FONTCONFIG_FILE, fontConfiguration(join(FOLDER, "fonts"), join(FOLDER, "font-cache")));
  return { FONTCONFIG_FILE };
}

/** @param {string} folder */
async function unpackBrowser(folder) {
  // It unpacks into the folder for temporary files, and its libraries only if it detects a cloud environment.
  const env = childEnvironment("test", { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
  // Not as root, who would give the files the packer's user id: someone else's here, or no one's in a container.
  const script = `process.getuid = undefined; import("${PACKED}").then((module) => module.default.executablePath())`;
  await runNode("Unpacking Chromium", ["-e", script], { env });
}

function fingerprint() {
  const versions = [PACKED, ...FONT_PACKAGES].map((name) => `${name} ${versionOf(name)}`);
  return createHash("sha256").update(versions.join()).digest("hex").slice(0, 8);
}

/** @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8")).version;
}
