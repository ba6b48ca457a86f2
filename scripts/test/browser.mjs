// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { runNode } from "../start/command.mjs";
import { childEnvironment, PlainError, ROOT } from "../start/environment.mjs";
import { waitForLock } from "../start/lock.mjs";
import { FONT_PACKAGES, fontConfiguration, unpackFonts } from "./browser-fonts.mjs";

const PACKED = "@sparticuz/chromium";
const UNPACKED = join(ROOT, ".windmile/chromium");
const LAUNCHES_WITHIN_MS = 30_000;

/** @typedef {{ name: string, executablePath: string, env: Record<string, string> }} Browser env: beside the usual variables */

/**
 * The Chromium that package-lock.json names, so that every machine tests the same one; CHROMIUM_PATH overrides it.
 * Nothing else on the machine's PATH or among its fonts has an effect.
 * @returns {Promise<Browser>} one that has shown a page
 */
export async function findBrowser() {
  const unpacked = await unpack();
  const asked = process.env.CHROMIUM_PATH;
  const candidates = asked ? [{ from: "CHROMIUM_PATH", executablePath: asked, env: {} }] : packedBrowsers();
  /** @type {unknown} */
  let reason;
  for (const { from, executablePath, env } of candidates) {
    const browser = { name: from, executablePath, env: { ...env, ...unpacked } };
    try {
      return { ...browser, name: `Chromium ${await version(browser)}, ${from}` };
    } catch (error) {
      reason = error;
    }
  }
  const advice = asked
    ? `CHROMIUM_PATH names no browser that starts: ${asked}.`
    : `The Chromium of ${PACKED} runs on Linux x64 only: name a Chromium of this machine in CHROMIUM_PATH.`;
  throw new PlainError(`${reason}\n${advice}`);
}

/**
 * With its bundled libraries, or the machine's if the C library is too old for those.
 * @returns {(Omit<Browser, "name"> & { from: string })[]}
 */
function packedBrowsers() {
  const from = `${PACKED} ${versionOf(PACKED)}`;
  const executablePath = join(UNPACKED, "chromium");
  return [
    { from, executablePath, env: { LD_LIBRARY_PATH: join(UNPACKED, "al2023/lib") } },
    { from, executablePath, env: {} },
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
 * Unpacks browser and fonts unless that was already done with these exact packages.
 * @returns {Promise<{ FONTCONFIG_FILE: string }>} what makes a browser draw with these fonts only
 */
async function unpack() {
  const stamp = join(UNPACKED, "stamp");
  const FONTCONFIG_FILE = join(UNPACKED, "fonts.conf");
  const wanted = fingerprint();
  const lock = await waitForLock(`${UNPACKED}.lock`);
  try {
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return { FONTCONFIG_FILE };
    const draft = `${UNPACKED}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    // It unpacks into the folder for temporary files, and its libraries only if it detects a cloud environment.
    const env = childEnvironment("test", { TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
    // Not as root, who would give the files the packer's user id: someone else's here, or no one's in a container.
    const script = `process.getuid = undefined; import("${PACKED}").then((module) => module.default.executablePath())`;
    await runNode("Unpacking Chromium", ["-e", script], { env });
    await unpackFonts(join(draft, "fonts"));
    const configuration = fontConfiguration(join(UNPACKED, "fonts"), join(UNPACKED, "font-cache"));
    writeFileSync(join(draft, "fonts.conf"), configuration);
    writeFileSync(join(draft, "stamp"), wanted);
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(draft, UNPACKED);
    return { FONTCONFIG_FILE };
  } finally {
    lock.release();
  }
}

/** A stamp of what is unpacked, how, and where: the font configuration contains absolute paths. */
function fingerprint() {
  const hash = createHash("sha256").update(UNPACKED);
  for (const name of [PACKED, ...FONT_PACKAGES]) hash.update(`${name} ${versionOf(name)}\n`);
  for (const name of ["browser.mjs", "browser-fonts.mjs"]) hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest("hex");
}

/** @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8")).version;
}
