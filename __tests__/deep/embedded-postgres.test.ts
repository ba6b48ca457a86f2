import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { start, stop } from "@/tools/embedded-postgres/index.mjs";
import { until } from "../support/app-process";

type Server = Awaited<ReturnType<typeof start>>;

const folder = mkdtempSync(path.join(tmpdir(), "embedded "));
const servers: Server[] = [];
const started = async (...options: Parameters<typeof start>) => {
  const server = await start(...options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await stop(server);
});
afterAll(() => rmSync(folder, { recursive: true }));

const query = async ({ url }: Server, text: string) => {
  const client = new Client(url);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};
const pidOf = (data: string) => Number(readFileSync(path.join(data, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

test("two simultaneous first starts get one server, which stops with the one that started it", async () => {
  const [one, other] = await Promise.all([started(folder), started(folder)]);
  expect(one.url).toBe(other.url);
  const [owner, guest] = one.child ? [one, other] : [other, one];
  await query(guest, "create table kept ()");
  await stop(guest);
  expect(await query(owner, "select from kept")).toEqual([]);
  await stop(owner);
  await expect(query(owner, "select 1")).rejects.toThrow();
});

test("a program that wants it alone doesn't join", async () => {
  await started(folder);
  await expect(start(folder, { sole: true })).rejects.toThrow(`Another program uses ${folder}. Stop it`);
});

test("the process ID of a crashed server may belong to another program", async () => {
  await stop(await started(folder));
  const other = spawn("sleep", ["60"]);
  const lock = path.join(folder, "postgres/postmaster.pid");
  writeFileSync(lock, [other.pid, path.join(folder, "postgres"), 1, 5432, "", "127.0.0.1", "", "ready"].join("\n"));
  const server = await started(folder).finally(() => other.kill());
  expect(await query(server, "select from kept")).toEqual([]);
});

test("a crashed server restarts on the same port, and a stopped one doesn't", async () => {
  const server = await started(folder);
  process.kill(pidOf(folder), "SIGKILL");
  const isBack = () =>
    query(server, "select 1").then(
      () => true,
      () => false,
    );
  await until(async () => !(await isBack()), 10_000, "gone");
  await until(isBack, 30_000, "back");
  await stop(server);
  expect(await isBack()).toBe(false);
});

test("a throwaway server leaves nothing behind", async () => {
  const other = mkdtempSync(path.join(tmpdir(), "throwaway-"));
  const server = await started(other, { throwaway: true });
  expect(await query(server, "show fsync")).toEqual([{ fsync: "off" }]);
  await stop(server);
  expect(existsSync(other)).toBe(false);
});
