import { Checkout } from "../../support/checkout";

let checkout: Checkout;
beforeEach(() => {
  checkout = new Checkout();
});
afterEach(() => checkout.discard());

/** Takes the lock, writes two lines with a pause between them, and lets it go; `dies` in between when told to. */
const holder = (name: string, dies = false) =>
  checkout.run(`
    import { appendFileSync } from "node:fs";
    const { waitForLock } = await load("lock.mjs");
    const lock = await waitForLock("the.lock");
    appendFileSync("said", "${name}\\n");
    await new Promise((next) => setTimeout(next, 60));
    ${dies ? 'process.kill(process.pid, "SIGKILL");' : ""}
    appendFileSync("said", "${name}\\n");
    lock.release();`);

test("only one process holds it at a time", async () => {
  await Promise.all(["a", "b", "c", "d"].map((name) => holder(name).end));
  const said = checkout.lines("said");
  expect(said).toHaveLength(8);
  for (let at = 0; at < said.length; at += 2) expect(said[at]).toBe(said[at + 1]);
});

test("a killed holder's lock is released, however many processes wait", async () => {
  await holder("dead", true).end;
  await Promise.all(["a", "b", "c"].map((name) => holder(name).end));
  const said = checkout.lines("said");
  expect(said.shift()).toBe("dead");
  expect(said).toHaveLength(6);
  for (let at = 0; at < said.length; at += 2) expect(said[at]).toBe(said[at + 1]);
});

test("a dead holder's process id in use by another process doesn't hold the lock", async () => {
  checkout.write("the.lock", JSON.stringify({ holder: `${process.pid}@1-00000000`, note: {} }));
  const run = holder("a");
  expect(await run.end).toBe(0);
  expect(checkout.lines("said")).toEqual(["a", "a"]);
});

test("an unreadable lock isn't held", async () => {
  checkout.write("the.lock", "{");
  expect(await holder("a").end).toBe(0);
});

test("a lock that isn't ours anymore isn't removed", async () => {
  const run = checkout.run(`
    import { existsSync, rmSync } from "node:fs";
    const { tryLock } = await load("lock.mjs");
    const mine = tryLock("the.lock");
    rmSync("the.lock");
    const again = tryLock("the.lock", { other: true });
    console.log(Boolean(mine), Boolean(again));`);
  await run.end;
  expect(run.said()).toBe("true true\n");
});
