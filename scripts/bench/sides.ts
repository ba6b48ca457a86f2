import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { openThrowawayDatabase } from "../database/database.mjs";
import { ensureFreshBuild } from "../start/build-app.mjs";
import { runNode } from "../start/command.mjs";
import { childEnvironment, ROOT, testEnvironment } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";
import { startArguments } from "../test/test-app.mjs";
import { firstAnswer, type Get } from "./http";
import { parentOf } from "./processes";

const FLOOR = join(ROOT, "scripts/bench/floor");
const NEXT = join(ROOT, "node_modules/next/dist/bin/next");

/** A measured server: how to start it, and its two answers, requested uncompressed. */
export type Side = {
  url: string;
  json: Get;
  page: Get;
  /** Starts it; resolves with its first page. */
  start(): Promise<Running>;
};
export type Running = { pid: number; firstPageMs: number; stop(): Promise<void> };

async function running(child: ChildProcess, page: Get): Promise<Running> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  const exit = once(child, "exit");
  const kill = () => child.kill("SIGKILL");
  const stop = async () => {
    kill(); // the data is elsewhere, and nothing is in flight
    await exit;
  };
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  try {
    const firstPageMs = await firstAnswer(page, () => child.exitCode !== null);
    return { pid: child.pid ?? 0, firstPageMs, stop };
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${said}`);
  }
}

/** Two bare pages of the same Next, without session, query, or validation. */
export async function buildFloor(): Promise<Side & { discard(): void }> {
  const env = childEnvironment("production");
  await runNode("next build of the floor", [NEXT, "build", FLOOR], { env });
  const port = await freePort(0);
  const url = `http://localhost:${port}`;
  const page = { url: `${url}/cards`, headers: {} };
  const args = [NEXT, "start", FLOOR, "-p", String(port)];
  return {
    url,
    json: { url: `${url}/feed`, headers: {} },
    page,
    start: () => running(spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] }), page),
    // Otherwise the dead-code check would count it as used.
    discard: () => rmSync(join(FLOOR, ".next"), { recursive: true, force: true }),
  };
}

/** The app as `npm start` runs it, without npm, with its own database that the caller runs. */
export async function prepareApp(): Promise<Side & { postmaster: number; cookie: string; discard(): Promise<void> }> {
  await ensureFreshBuild();
  const database = await openThrowawayDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-bench-"));
  const port = await freePort(0);
  const url = `http://localhost:${port}`;
  const env = {
    ...testEnvironment({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: "a bench signs its one session with this secret",
      NEXTAUTH_URL: url,
      SEED: "demo", // it signs in as the demo account
      RATE_LIMIT_SCALE: "100000",
      LOG_LEVEL: "error",
    }),
    npm_lifecycle_event: undefined, // there is no npm parent
  };
  const { flags, script } = startArguments();
  const start = (page: Get) =>
    running(spawn(process.execPath, [...flags, script], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] }), page);
  const discard = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const first = await start({ url: `${url}/api/ready`, headers: {} }); // migrates, seeds, and creates a session
    const cookie = await signIn(url).finally(first.stop);
    const headers = { cookie };
    const page = { url: `${url}/`, headers };
    return {
      url,
      cookie,
      json: { url: `${url}/api/photos/home`, headers },
      page,
      start: () => start(page),
      postmaster: await postmasterOf(database.url),
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The process that forks a backend for each connection. */
async function postmasterOf(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}
