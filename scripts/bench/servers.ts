import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { openThrowawayDatabase } from "../database/database.mjs";
import { ensureFreshBuild } from "../start/build-app.mjs";
import { runNode } from "../start/command.mjs";
import { childEnvironment, PlainError, ROOT } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";
import { type Get, startInstance, startServer } from "../test/test-app.mjs";
import { parentOf } from "./processes";

const FLOOR = join(ROOT, "scripts/bench/floor");
const NEXT = "node_modules/next/dist/bin/next";

/** A measured server: how to start it, and its pages, requested uncompressed. */
export type Side = {
  url: string;
  page: Get;
  json: Get;
  cookie: string;
  /** PostgreSQL's first process, if it uses PostgreSQL. */
  postmaster?: number;
  start(): ReturnType<typeof startServer>;
};

/** Two bare pages of the same Next.js, without session, query, or validation. */
export async function buildFloor(): Promise<Side & { discard(): void }> {
  const env = childEnvironment("production");
  await runNode("next build of the floor", [NEXT, "build", FLOOR], { env });
  const port = String(await freePort(0));
  const url = `http://localhost:${port}`;
  const page = { url: `${url}/cards`, headers: {} };
  return {
    ...{ url, page, json: { url: `${url}/feed`, headers: {} }, cookie: "" },
    start: () => startServer(process.execPath, [NEXT, "start", FLOOR, "-p", port], page, { cwd: ROOT, env }),
    // Otherwise the dead-code check would count it as used.
    discard: () => rmSync(join(FLOOR, ".next"), { recursive: true, force: true }),
  };
}

/** The app with the demo's data and its own database, signed in as the demo account. */
export async function prepareApp(): Promise<Side & { discard(): Promise<void> }> {
  await ensureFreshBuild();
  const { url: database, folder, close } = await openThrowawayDatabase();
  const port = String(await freePort(0));
  const url = `http://localhost:${port}`;
  const variables = {
    ...{ PORT: port, DATA_DIR: folder, DATABASE_URL: database, NEXTAUTH_URL: url, SEED: "demo" },
    ...{ NEXTAUTH_SECRET: "a bench signs its one session with this secret", LOG_LEVEL: "error" },
    ...{ RATE_LIMIT_SCALE: "100000", WEATHER: "off" },
  };
  try {
    const first = await startInstance(ROOT, variables); // migrates and seeds
    const account = { identifier: "demo@windmile.app", password: "windmile" };
    const cookie = await signIn(`${url}/api/auth/login`, account).finally(() => first.end("SIGKILL"));
    const page = { url: `${url}/`, headers: { cookie } };
    const json = { url: `${url}/api/photos/home`, headers: { cookie } };
    const start = () => startInstance(ROOT, variables, page);
    return { url, cookie, page, json, start, discard: close, postmaster: await postmasterOf(database) };
  } catch (error) {
    await close();
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
  const options = { cwd: folder, env: childEnvironment("production", { DATABASE_URL: database }) };
  const start = (page: Get) => startServer(process.execPath, [NEXT, "start", "-p", port], page, options);
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
