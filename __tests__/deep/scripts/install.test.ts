import { Checkout } from "../../support/checkout";

let checkout: Checkout;
beforeEach(() => {
  checkout = new Checkout();
  checkout.write("package-lock.json", lock("1.0.0"));
});
afterEach(() => checkout.discard());

const lock = (version: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({ packages: { "": {}, "node_modules/left": { version }, ...more } });
const installs = () => checkout.lines("installs");

const install = (dev = false) =>
  checkout.run(`
    const { ensureInstalled } = await load("install.mjs");
    await ensureInstalled({ dev: ${dev} });
    console.log("installed");`);

/** The output, with each duration replaced by "n s". */
const timeless = (output: string) => output.replace(/: \d+\.\d s\n/g, ": n s\n");

async function installed(dev = false): Promise<string> {
  const run = install(dev);
  expect([await run.end, run.output()]).toEqual([0, expect.stringContaining("installed\n")]);
  return timeless(run.output());
}

test("missing packages are installed once, exactly and without scripts", async () => {
  expect(await installed()).toBe("Installing packages …\nInstalling packages: n s\ninstalled\n");
  expect(await installed()).toBe("installed\n");
  expect(installs()).toEqual(["ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund"]);
});

test("a different lock file triggers an install", async () => {
  await installed();
  checkout.write("package-lock.json", lock("1.0.1"));
  await installed();
  await installed();
  expect(installs()).toHaveLength(2);
});

/** Killed while npm is at work. */
async function interrupted(how: "kill" | "killAll"): Promise<void> {
  await installed();
  checkout.write("package-lock.json", lock("1.0.1"));
  const run = install();
  const end = Date.now() + 15_000;
  while (installs().length < 2 && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
  await run[how]();
}

test("an interrupted install is repeated", async () => {
  await interrupted("killAll");
  expect(await installed()).toBe("Installing packages …\nInstalling packages: n s\ninstalled\n");
  expect(await installed()).toBe("installed\n");
  expect(installs()).toHaveLength(3);
});

test("a package that was removed is restored", async () => {
  await installed();
  checkout.remove("node_modules/left");
  await installed();
  expect(installs()).toHaveLength(2);
});

test("only the tests require test packages, and nothing requires optional ones", async () => {
  await installed();
  const tools = { "node_modules/tool": { version: "1.0.0", dev: true } };
  const others = { "node_modules/other-platform": { version: "1.0.0", optional: true } };
  checkout.write("package-lock.json", lock("1.0.0", { ...tools, ...others }));
  expect(await installed(false)).toBe("installed\n");
  expect(await installed(true)).toContain("Installing packages …");
  expect(installs().at(-1)).toContain("--include=dev");
});

test("a failing install shows npm's output", async () => {
  checkout.write("npm-cli.js", `console.error("npm error network"); process.exit(1);`);
  const failed = checkout.run(`
    const { ensureInstalled } = await load("install.mjs");
    const { tell } = await load("environment.mjs");
    await ensureInstalled({ dev: false }).catch(tell);`);
  await failed.end;
  expect(failed.output()).toBe("Installing packages …\nnpm error network\nnpm ci failed.\n");
});
