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
    if (Date.now() > end) throw new Error(`Never came: ${what()}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** A server that serves the build until it is killed. */
function serve() {
  const run = checkout.run(
    `const { claimBuild } = await load("build-app.mjs");
     await claimBuild({ port: 1 });
     console.log("serves");
     setInterval(() => {}, 1000);`,
  );
  return { ...run, served: () => until(() => run.said().includes("serves\n"), run.said) };
}

test("two simultaneous starts build once, and one says that it waits", async () => {
  const both = [serve(), serve()];
  await Promise.all(both.map(({ served }) => served()));
  expect(builds()).toHaveLength(1);
  const said = both.map((run) => run.said()).join("");
  expect(said.match(/Building …/g)).toHaveLength(1);
  expect(said.match(/Waiting for another build in this checkout …/g)).toHaveLength(1);
});

test("an unchanged checkout isn't built again, a changed source is", async () => {
  for (const source of ["1", "1", "2", "2"]) {
    checkout.write("app/page.tsx", source);
    const one = serve();
    await one.served();
    await one.killAll();
    expect(checkout.lines(".next/BUILD_ID")).toEqual([source]);
  }
  expect(builds()).toHaveLength(2);
});

test("a touched source with the same content isn't built again", async () => {
  await (await started()).killAll();
  checkout.write("app/page.tsx", "2");
  checkout.write("app/page.tsx", "1");
  await (await started()).killAll();
  await (await started()).killAll();
  expect(builds()).toHaveLength(1);
});

test("a source with the same length and date but different content is built again", async () => {
  const page = path.join(checkout.root, "app/page.tsx");
  await (await started()).killAll();
  const { atime, mtime } = statSync(page);
  checkout.write("app/page.tsx", "2");
  utimesSync(page, atime, mtime);
  await (await started()).killAll();
  expect(builds()).toHaveLength(2);
});

test("a step prints its start, progress, and duration", async () => {
  checkout.write("slow", ""); // three seconds
  const run = await started();
  expect(run.said()).toMatch(/^Building …\nBuilding: 3\.\d s\nserves\n$/);
});

test("files that aren't build sources change nothing", async () => {
  await (await started()).killAll();
  for (const file of ["README.md", "__tests__/a.test.ts", "public/a.txt", "prisma/migrations/1/migration.sql"]) {
    checkout.write(file, "x");
  }
  await (await started()).killAll();
  expect(builds()).toHaveLength(1);
});

async function started() {
  const run = serve();
  await run.served();
  return run;
}

test("a build is never replaced under a running instance: start, test, and build say so and stop", async () => {
  const first = await started();
  checkout.write("app/page.tsx", "2");
  for (const call of ["claimBuild({ port: 2 })", "ensureFreshBuild()", "rebuild()"]) {
    const refused = checkout.run(`
      const { claimBuild, ensureFreshBuild, rebuild } = await load("build-app.mjs");
      await ${call}.catch((error) => console.log(error.message));`);
    await refused.end;
    expect(refused.said()).toBe("A running instance is using this checkout's build. Stop it, then build again.\n");
  }
  expect(checkout.lines(".next/BUILD_ID")).toEqual(["1"]);

  await first.killAll();
  await started();
  expect(checkout.lines(".next/BUILD_ID")).toEqual(["2"]);
});

test("an interrupted build is repeated by the next process", async () => {
  const killed = serve();
  await until(() => builds().length === 1, killed.said);
  await killed.killAll();
  expect(checkout.lines(".next/windmile-sources")).toEqual([]);
  await started();
  expect(builds()).toHaveLength(2);
});

test("a failing build says why, and is tried again", async () => {
  checkout.write("node_modules/next/dist/bin/next", `console.error("app/page.tsx: no such thing"); process.exit(1);`);
  const failed = checkout.run(`
    const { claimBuild } = await load("build-app.mjs");
    const { tell } = await load("environment.mjs");
    await claimBuild({ port: 1 }).catch(tell);`);
  await failed.end;
  expect(failed.said()).toBe("Building …\napp/page.tsx: no such thing\nnext build failed.\n");
  expect(checkout.lines(".next/windmile-sources")).toEqual([]);
});
