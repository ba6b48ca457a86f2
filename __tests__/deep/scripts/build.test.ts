import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import { Checkout } from "../../support/checkout";

let checkout: Checkout;
beforeEach(() => {
  checkout = new Checkout();
});
afterEach(() => checkout.discard());

const builds = () => checkout.lines("builds");

async function until(condition: () => boolean, what: () => string): Promise<void> {
  const end = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Timed out: ${what()}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** What a start does before it serves requests. */
const build = () =>
  checkout.run(`
    const { ensureFreshBuild } = await load("build-app.mjs");
    const { tell } = await load("environment.mjs");
    await ensureFreshBuild().then(() => console.log("built"), tell);`);

async function built(): Promise<string> {
  const run = build();
  await run.end;
  expect(run.output()).toContain("built\n");
  return run.output();
}

test("an unchanged checkout isn't built again, a changed source is", async () => {
  for (const source of ["1", "1", "2", "2"]) {
    checkout.write("app/page.tsx", source);
    await built();
    expect(checkout.lines(".next/BUILD_ID")).toEqual([source]);
  }
  expect(builds()).toHaveLength(2);
});

test("a touched source with the same content isn't built again", async () => {
  await built();
  checkout.write("app/page.tsx", "2");
  checkout.write("app/page.tsx", "1");
  await built();
  await built();
  expect(builds()).toHaveLength(1);
});

test("a source with the same length and date but different content is built again", async () => {
  const page = path.join(checkout.root, "app/page.tsx");
  await built();
  const { atime, mtime } = statSync(page);
  checkout.write("app/page.tsx", "2");
  utimesSync(page, atime, mtime);
  await built();
  expect(builds()).toHaveLength(2);
});

test("a step prints its start, progress, and duration", async () => {
  checkout.write("slow", ""); // three seconds
  expect(await built()).toMatch(/^Building …\nBuilding: 3\.\d s\nbuilt\n$/);
});

test("files that aren't build sources change nothing", async () => {
  await built();
  for (const file of ["README.md", "__tests__/a.test.ts", "public/a.txt", "prisma/migrations/1/migration.sql"]) {
    checkout.write(file, "x");
  }
  await built();
  expect(builds()).toHaveLength(1);
});

test("an interrupted build is repeated by the next process", async () => {
  const killed = build();
  await until(() => builds().length === 1, killed.output);
  await killed.killAll();
  expect(checkout.lines(".next/sources.sha256")).toEqual([]);
  await built();
  expect(builds()).toHaveLength(2);
});

test("a failing build says why, and is tried again", async () => {
  checkout.write("node_modules/next/dist/bin/next", `console.error("app/page.tsx: no such thing"); process.exit(1);`);
  const failed = build();
  await failed.end;
  expect(failed.output()).toBe("Building …\napp/page.tsx: no such thing\nnext build failed.\n");
  expect(checkout.lines(".next/sources.sha256")).toEqual([]);
});
