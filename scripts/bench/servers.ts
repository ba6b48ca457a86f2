import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { openThrowawayDatabase } from "../database/database.mjs";
import { ensureFreshBuild } from "../start/build-app.mjs";
import { runNode } from "../start/command.mjs";
import { childEnvironment, PlainError, ROOT, testEnvironment } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";
import { startArguments } from "../test/test-app.mjs";
import { firstResponse, type Get } from "./http";
import { parentOf } from "./processes";

const FLOOR = join(ROOT, "scripts/bench/floor");
const NEXT = "node_modules/next/dist/bin/next";

type Server = Awaited<ReturnType<typeof startServer>>;

/** A measured server: how to start it, and its pages, requested uncompressed. */
export type Side = {
  url: string;
  page: Get;
  json: Get;
  cookie: string;
  /** PostgreSQL's first process, if it uses PostgreSQL. */
  postmaster?: number;
  start(): Promise<Server>;
};

/** Starts Node with these arguments, and resolves with its first response. */
async function startServer(args: readonly string[], first: Get, env: NodeJS.ProcessEnv, cwd = ROOT) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output = (output + text).slice(-20_000);
    });
  const exit = once(child, "exit");
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  try {
    const firstPageMs = await firstResponse(first, () => child.exitCode !== null);
    return { pid: child.pid ?? 0, firstPageMs, said: () => output, end };
  } catch (error) {
    await end("SIGKILL");
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`);
  }
}

const ready = (url: string): Get => ({ url: `${url}/api/ready`, headers: {} });

/** The app of a checkout or packed folder as its container starts it, on its own port. */
export async function startInstance(folder: string, variables: Record<string, string>, first = ready) {
  const port = variables.PORT ?? String(await freePort(0));
  const url = `http://localhost:${port}`;
  const { flags, script } = startArguments();
  const env = { ...testEnvironment({ ...variables, PORT: port }), npm_lifecycle_event: undefined }; // without npm
  return { url, ...(await startServer([...flags, script], first(url), env, folder)) };
}

/** Two bare pages of the same Next.js, without session, query, or validation. */
export async function buildFloor(): Promise<Side & { discard(): void }> {
  const env = childEnvironment("production");
  await runNode("next build of the floor", [join(ROOT, NEXT), "build", FLOOR], { env });
  const port = String(await freePort(0));
  const url = `http://localhost:${port}`;
  const page = { url: `${url}/cards`, headers: {} };
  return {
    ...{ url, page, json: { url: `${url}/feed`, headers: {} }, cookie: "" },
    start: () => startServer([join(ROOT, NEXT), "start", FLOOR, "-p", port], page, env),
    // Otherwise the dead-code check would count it as used.
    discard: () => rmSync(join(FLOOR, ".next"), { recursive: true, force: true }),
  };
}

/** The app with the demo's data and its own database, signed in as the demo account. */
export async function prepareApp(): Promise<Side & { discard(): Promise<void> }> {
  await ensureFreshBuild();
  const database = await openThrowawayDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-bench-"));
  const port = String(await freePort(0));
  const url = `http://localhost:${port}`;
  const variables = {
    ...{ PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.url, NEXTAUTH_URL: url, SEED: "demo" },
    ...{ NEXTAUTH_SECRET: "a bench signs its one session with this secret", LOG_LEVEL: "error" },
    ...{ RATE_LIMIT_SCALE: "100000", WEATHER: "off" },
  };
  const discard = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const first = await startInstance(ROOT, variables); // migrates and seeds
    const account = { identifier: "demo@windmile.app", password: "windmile" };
    const cookie = await signIn(`${url}/api/auth/login`, account).finally(() => first.end("SIGKILL"));
    const page = { url: `${url}/`, headers: { cookie } };
    return {
      ...{ url, cookie, page, json: { url: `${url}/api/photos/home`, headers: { cookie } }, discard },
      postmaster: await postmasterOf(database.url),
      start: () => startInstance(ROOT, variables, () => page),
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * A page of another app that does the work of our home page: a built Next.js app with Payload's login, with its
 * database at PEER_DATABASE_URL, its page at /member, and an account u1@example.test.
 */
export async function preparePeer(folder: string): Promise<Side> {
  const database = process.env.PEER_DATABASE_URL;
  if (!database) throw new PlainError("PEER_DATABASE_URL must name the peer's database.");
  const port = String(await freePort(0));
  const url = `http://localhost:${port}`;
  const env = childEnvironment("production", { DATABASE_URL: database });
  const cwd = resolve(folder);
  const start = (page: Get) => startServer([join(cwd, NEXT), "start", "-p", port], page, env, cwd);
  const first = await start({ url: `${url}/`, headers: {} });
  const account = { email: "u1@example.test", password: "benchpass" };
  const cookie = await signIn(`${url}/api/users/login`, account).finally(() => first.end("SIGKILL"));
  const page = { url: `${url}/member`, headers: { cookie } };
  return { url, cookie, page, json: page, postmaster: await postmasterOf(database), start: () => start(page) };
}

async function signIn(url: string, account: Record<string, string>): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(account) });
  if (!response.ok) throw new PlainError(`Signing in returned ${response.status}: ${url}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The process that forks a backend for each connection. */
export async function postmasterOf(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}
