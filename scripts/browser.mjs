// @ts-check
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runNode } from "./command.mjs";
import { childEnvironment, PlainError, ROOT } from "./environment.mjs";
import { waitForLock } from "./lock.mjs";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const UNPACKED = join(ROOT, ".windmile/chromium");
const LAUNCHES_WITHIN_MS = 30_000;

/** @typedef {{ executablePath: string, env: Record<string, string> }} Browser env: beside the usual variables */

/**
 * A Chromium that really starts here: CHROMIUM_PATH, one of this machine, Playwright's, the one inside an npm package,
 * and at last one that Playwright downloads.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (await starts({ executablePath: asked, env: {} })) return { executablePath: asked, env: {} };
    throw new PlainError(`CHROMIUM_PATH names no browser that starts: ${asked}.`);
  }
  const { chromium } = await import("@playwright/test");
  for (const executablePath of [...onThePath(), chromium.executablePath()]) {
    if (existsSync(executablePath) && (await starts({ executablePath, env: {} }))) return { executablePath, env: {} };
  }
  const packed = await unpack().catch(() => undefined);
  if (packed && (await starts(packed))) return packed;
  const withLibraries = packed && { ...packed, env: { ...packed.env, LD_LIBRARY_PATH: join(UNPACKED, "al2023/lib") } };
  if (withLibraries && (await starts(withLibraries))) return withLibraries;

  console.log("Installing a browser …");
  const playwright = join(ROOT, "node_modules/@playwright/test/cli.js");
  const args = [playwright, "install", "--only-shell", "chromium"];
  await runNode("playwright install", args, { env: childEnvironment("test") }).catch((error) =>
    console.error(error.message),
  );
  const downloaded = { executablePath: chromium.executablePath(), env: {} };
  if (await starts(downloaded)) return downloaded;
  throw new PlainError("No browser starts here: install Chromium, or name one in CHROMIUM_PATH.");
}

function onThePath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const files = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.filter((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * A file that is there may still be a stub, or lack libraries: only a page that was shown counts.
 * @param {Browser} browser
 */
async function starts({ executablePath, env }) {
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({ ...launchOptions({ executablePath, env }), timeout: LAUNCHES_WITHIN_MS });
    const page = await browser.newPage();
    await page.goto("data:text/html,<p>hello</p>");
    const isShown = (await page.textContent("p")) === "hello";
    await browser.close();
    return isShown;
  } catch {
    return false;
  }
}

/**
 * How tests start a browser: nothing but this machine can be reached from it.
 * @param {Browser} browser
 */
export function launchOptions({ executablePath, env }) {
  return {
    executablePath,
    env: { ...process.env, ...env },
    // Without the sandbox: it only shows our own pages, and many machines (root, containers) give Chromium none.
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1", "--no-sandbox"],
  };
}

/** @returns {Promise<Browser>} */
async function unpack() {
  const browser = { executablePath: join(UNPACKED, "chromium"), env: { FONTCONFIG_PATH: join(UNPACKED, "fonts") } };
  const lock = await waitForLock(`${UNPACKED}.lock`);
  try {
    if (existsSync(browser.executablePath)) return browser;
    const draft = `${UNPACKED}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    // It unpacks into the folder for temporary files, and its libraries only where it believes to be in the cloud.
    const env = childEnvironment("test", { TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
    const script = 'import("@sparticuz/chromium").then((module) => module.default.executablePath())';
    await runNode("Unpacking Chromium", ["-e", script], { env });
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(draft, UNPACKED);
    return browser;
  } finally {
    lock.release();
  }
}
