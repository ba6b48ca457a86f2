import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";

import { tmpdir } from "node:os";
import path from "node:path";

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "windmile & brows€r-")));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MARK = "was-asked";

/** A program that only reports that it was started, under every name a browser has. */
function fakeBrowsers(): void {
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\ntouch '${path.join(folder, MARK)}'\nexit 1\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
}

/** What `findBrowser` finds and prints for the scripts in a folder. */
function found(root: string, variables: Record<string, string> = {}, before = "") {
  const script = `${before}
    const { findBrowser, launchOptions } = await import(${JSON.stringify(path.join(root, "scripts/test/browser.mjs"))});
    const browser = await findBrowser();
    const { chromium } = await import("@playwright/test");
    const running = await chromium.launch(launchOptions(browser));
    const page = await running.newPage();
    await page.setContent("<p>Windmill 芝加哥</p>");
    const print = (await page.pdf()).toString("latin1");
    await running.close();
    const fonts = [...print.matchAll(/FontName .[A-Z]{6}.([A-Za-z]+)/g)].map((match) => match[1]);
    console.log(JSON.stringify({ ...browser, fonts }));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: "", LC_ALL: "C", ...variables },
    encoding: "utf8",
  });
  return { status, stderr, browser: status === 0 ? JSON.parse(stdout) : undefined };
}

test("the packaged browser is used, whatever is on the PATH", () => {
  fakeBrowsers();
  const { browser, stderr } = found(process.cwd(), { PATH: `${folder}${path.delimiter}${process.env.PATH}` });
  expect(stderr).toBe("");
  expect(browser).toMatchObject({
    name: expect.stringMatching(/^Chromium 147\.[\d.]+, @sparticuz\/chromium 147\.0\.0$/),
    executablePath: expect.stringMatching(/\/\.windmile\/browser-[0-9a-f]{8}\/chromium$/),
  });
  expect(existsSync(path.join(folder, MARK))).toBe(false);
});

test("CHROMIUM_PATH is used exclusively: if it doesn't start, nothing replaces it", () => {
  fakeBrowsers();
  const requested = path.join(folder, "chromium");
  const { status, stderr } = found(process.cwd(), { CHROMIUM_PATH: requested });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`CHROMIUM_PATH names no browser that starts: ${requested}.`),
  ]);
  expect(existsSync(path.join(folder, MARK))).toBe(true);
});

/** A checkout without an unpacked browser. */
function checkout(): string {
  const root = path.join(folder, "wind mile ü");
  cpSync("scripts", path.join(root, "scripts"), { recursive: true });
  cpSync("lib/core/server/env-aliases.mjs", path.join(root, "lib/core/server/env-aliases.mjs"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  return root;
}

test("it is unpacked once, works under any path, and moves with the checkout", () => {
  const root = checkout();
  const { status, stderr, browser } = found(root);
  expect([status, stderr]).toEqual([0, ""]);
  expect(new Set(browser.fonts)).toEqual(new Set(["DejaVuSerif", "NotoSansSC"]));
  // Unpacking as root once kept the packer's user ID, which may be someone else's on this machine and is an error in a
  // container.
  const [unpacked = ""] = readdirSync(path.join(root, ".windmile"));
  const library = path.join(root, ".windmile", unpacked, "libEGL.so");
  expect(statSync(library).uid).toBe(process.getuid?.());
  const { ino } = statSync(library);
  const moved = path.join(folder, "moved");
  renameSync(root, moved);
  expect(found(moved)).toMatchObject({ status: 0, stderr: "" });
  expect(statSync(path.join(moved, ".windmile", unpacked, "libEGL.so")).ino).toBe(ino);
});

test("where the packaged browser can't run, Playwright's own is used, or the command that installs it is named", () => {
  const root = checkout();
  const browsers = { PLAYWRIGHT_BROWSERS_PATH: path.join(folder, "browsers") };
  const onArm = `Object.defineProperty(process, "arch", { value: "arm64" });`;
  const missing = found(root, browsers, onArm);
  expect([missing.status, missing.stderr]).toEqual([
    1,
    expect.stringContaining("There is no browser for the tests. Run `npx playwright install chromium`"),
  ]);
  const [unpacked = ""] = readdirSync(path.join(root, ".windmile"));
  expect(existsSync(path.join(root, ".windmile", unpacked, "chromium"))).toBe(false);

  const where = `${onArm} const { chromium: own } = await import("@playwright/test"); console.log(JSON.stringify(own.executablePath())); process.exit();`;
  const own: string = found(root, browsers, where).browser;
  const { env, executablePath } = found(process.cwd()).browser;
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, `#!/bin/sh\nLD_LIBRARY_PATH='${env.LD_LIBRARY_PATH}' exec '${executablePath}' "$@"\n`);
  chmodSync(own, 0o755);
  const { browser, status } = found(root, browsers, onArm);
  expect(status).toBe(0);
  expect(browser).toMatchObject({ name: expect.stringMatching(/, Playwright$/), executablePath: own });
});
