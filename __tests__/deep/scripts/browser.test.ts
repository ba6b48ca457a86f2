import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
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

/** A program that only says that somebody asked for it, under every name a browser has. */
function fakeBrowsers(): void {
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\ntouch '${path.join(folder, MARK)}'\nexit 1\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
}

/** What `findBrowser` of the scripts in a folder finds, and what it prints with. */
function found(root: string, variables: Record<string, string> = {}) {
  const script = `
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
    executablePath: path.join(process.cwd(), ".windmile/chromium/chromium"),
  });
  expect(existsSync(path.join(folder, MARK))).toBe(false);
});

test("CHROMIUM_PATH is used exclusively: if it doesn't start, nothing replaces it", () => {
  fakeBrowsers();
  const asked = path.join(folder, "chromium");
  const { status, stderr } = found(process.cwd(), { CHROMIUM_PATH: asked });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`CHROMIUM_PATH names no browser that starts: ${asked}.`),
  ]);
  expect(existsSync(path.join(folder, MARK))).toBe(true);
});

test("it is unpacked again when the packages changed, and works under any path", () => {
  const root = path.join(folder, "wind mile ü");
  cpSync("scripts", path.join(root, "scripts"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  const { status, stderr, browser } = found(root);
  expect([status, stderr]).toEqual([0, ""]);
  expect(new Set(browser.fonts)).toEqual(new Set(["DejaVuSerif", "NotoSansSC"]));
  const stamp = path.join(root, ".windmile/chromium/stamp");
  const good = readFileSync(stamp, "utf8");
  writeFileSync(stamp, "of other packages");
  rmSync(path.join(root, ".windmile/chromium/fonts"), { recursive: true });
  expect(found(root)).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(stamp, "utf8")).toBe(good);
  expect(existsSync(path.join(root, ".windmile/chromium/fonts/DejaVuSans.ttf"))).toBe(true);
  // The packer's number was once kept for root: another person of this machine, and in a container an error.
  expect(statSync(path.join(root, ".windmile/chromium/libEGL.so")).uid).toBe(process.getuid?.());
});
