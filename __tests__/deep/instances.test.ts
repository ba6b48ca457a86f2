import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { AppProcess, freePort, newDataDir } from "../support/app-process";

const apps: AppProcess[] = [];
const started = (...args: ConstructorParameters<typeof AppProcess>) => {
  const app = new AppProcess(...args);
  apps.push(app);
  return app;
};
afterEach(async () => {
  for (const app of apps.splice(0)) await app.discard();
});

/** Output lines, without npm's own. */
const lines = (app: AppProcess) => app.output.split("\n").filter((line) => line.trim() && !/^(>|npm )/.test(line));

async function refusal(app: AppProcess): Promise<string[]> {
  expect(await app.exit).toBe(1);
  await app.gone();
  return lines(app);
}

test("two instances of one checkout run in parallel; a third on a used port says so and stops", async () => {
  const [first, second] = [await freePort(), await freePort()];
  const one = started(newDataDir(), first);
  const other = started(newDataDir(), second);
  await Promise.all([one.ready(), other.ready()]);
  const third = started(newDataDir(), first);
  expect(await refusal(third)).toEqual([
    `Port ${first} is already in use. Use a different one: PORT=${first + 1} npm start`,
  ]);
  expect([await one.status("/api/ready"), await other.status("/api/ready")]).toEqual([200, 200]);
  process.kill(one.find("npm").pid, "SIGTERM");
  await one.gone();
  expect(await other.status("/api/ready")).toBe(200);
});

test("a data folder belongs to one instance: a second one says so and stops", async () => {
  const dataDir = newDataDir();
  const one = await started(dataDir, await freePort()).ready();
  const other = started(dataDir, await freePort());
  expect(await other.exit).toBe(1);
  const { pid } = one.find("postgres");
  expect(lines(other)).toEqual([
    `Another program uses ${dataDir}. Stop it (PostgreSQL is process ${pid}), or set another DATA_DIR.`,
  ]);
  expect(await one.status("/api/ready")).toBe(200);
});

test.each([
  ["SEED", "everything", "SEED must be demo or none"],
  ["TRUSTED_PROXY_HOPS", "-1", "TRUSTED_PROXY_HOPS must be at least 0"],
  ["PORT", "eighty", "PORT must be a whole number from 0 to 65535."],
])("%s=%s prints one line and doesn't start", async (name, value, message) => {
  const app = started(newDataDir(), await freePort(), { variables: { [name]: value } });
  expect(await refusal(app)).toEqual([message]);
});

test("an external database without a secret prints one line and doesn't start", async () => {
  const variables = { DATABASE_URL: "postgresql://127.0.0.1:9/none" };
  expect(await refusal(started(newDataDir(), await freePort(), { variables }))).toEqual([
    "NEXTAUTH_SECRET is required with Vercel or an external database",
  ]);
});

test("an unreachable external database prints one line and doesn't start", async () => {
  const secrets = { NEXTAUTH_SECRET: "x".repeat(32), NEXTAUTH_URL: "http://localhost:3000" };
  const variables = { ...secrets, DATABASE_URL: "postgresql://127.0.0.1:9/none" };
  expect(await refusal(started(newDataDir(), await freePort(), { variables }))).toEqual([
    "The database cannot be reached: connect ECONNREFUSED 127.0.0.1:9.",
  ]);
});

test("an unwritable data folder prints one line and doesn't start", async () => {
  const parent = newDataDir();
  const file = path.join(parent, "file");
  writeFileSync(file, "");
  const app = started(path.join(file, "data"), await freePort());
  expect(await refusal(app)).toEqual([`DATA_DIR isn't writable: ${file}/data (ENOTDIR).`]);
  rmSync(parent, { recursive: true });
  const nowhere = started("/proc/windmile/data", await freePort());
  expect(await refusal(nowhere)).toEqual(["DATA_DIR isn't writable: /proc/windmile/data (ENOENT)."]);
});

test("a data folder of another PostgreSQL version prints one line and doesn't start", async () => {
  const dataDir = newDataDir();
  const app = await started(dataDir, await freePort()).ready();
  process.kill(app.group, "SIGTERM");
  await app.gone();
  const version = path.join(dataDir, "postgres/PG_VERSION");
  expect(readFileSync(version, "utf8")).toBe("18\n");
  writeFileSync(version, "17\n");
  const again = started(dataDir, await freePort());
  expect(await refusal(again)).toEqual([expect.stringMatching(/was written by PostgreSQL 17, this is 18: dump it/)]);
});

const asRoot = process.getuid?.() === 0 ? test : test.failing;

asRoot("root's PostgreSQL runs as another user, and takes over data that root owns", async () => {
  const dataDir = newDataDir();
  for (const _ of ["a new folder", "root's"]) {
    const app = await started(dataDir, await freePort()).ready();
    expect(await app.status("/api/hidden-gems")).toBe(200);
    expect(statSync(`/proc/${app.find("postgres").pid}`).uid).not.toBe(0);
    process.kill(app.group, "SIGTERM");
    await app.gone();
    spawnSync("chown", ["-R", "0:0", dataDir]);
  }
});
