// @ts-check
// The app as a functions platform runs it (Vercel and similar): only the packed files, on a read-only disk, as an
// ordinary user; several processes with one request at a time each, frozen as soon as it is answered, so that no timer
// fires between requests, and replaced by a fresh one after every tenth. Files come from one that is never frozen.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";
import { runNode } from "../start/command.mjs";
import { childEnvironment, ROOT, testEnvironment } from "../start/environment.mjs";
import { createProcesses } from "./function-processes.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {import("./function-processes.mjs").Said} Said */

/** The platform's own limit for a body, and vercel.json's for a function. */
const MAX_BODY_BYTES = 4_500_000;
const LONGEST_MS = 30_000;
const CRON_EVERY_MS = 60_000;

/** @param {string} place */
async function deploy(place) {
  const folder = join(place, "app");
  await runNode("Packing", [join(ROOT, "scripts/release/pack.mjs"), folder], { env: childEnvironment("production") });
  copyFileSync(join(ROOT, "scripts/test/function.mjs"), join(folder, "function.mjs"));
  chmodSync(place, 0o755);
  execFileSync("chmod", ["-R", "a-w", folder]);
  return folder;
}

/** Whether a CDN serves it: a file of the build, or a public one. @param {string} folder @param {string | undefined} url */
function isStatic(folder, url = "") {
  const path = url.split("?", 1)[0] ?? "";
  if (!/^(\/[\w@~.-]+)+\.\w+$/.test(path) || path.includes("..")) return false;
  return existsSync(join(folder, path.startsWith("/_next/") ? path.replace("/_", "/.") : `public${path}`));
}

/** As in a deployment: migrated, and with the demo's people. @param {string} folder */
async function openSeeded(folder) {
  const database = await openThrowawayDatabase();
  await migrate(database.url);
  const env = childEnvironment("production", { DATABASE_URL: database.url, SEED: "demo" });
  await runNode("The seed", [join(folder, "prisma/seed.mjs")], { env });
  return database;
}

const AGENT = new Agent();

/**
 * Forwards a request to the process at a port, one connection each, as the platform does.
 * @param {Request} request @param {Buffer} body @param {Response} response @param {number} port
 * @returns {Promise<void>} when the function has said all it says, whether or not anybody still listens
 */
function transferHosting(request, body, response, port) {
  const { connection: _connection, "x-vercel-forwarded-for": _claimed, ...headers } = request.headers;
  const from = String(headers["x-client"] ?? request.socket.remoteAddress);
  const forwarded = {
    ...headers,
    ...{ connection: "close", "x-forwarded-for": from, "x-real-ip": from, "x-vercel-forwarded-for": from },
    ...{ "x-forwarded-host": headers.host, "x-forwarded-proto": "http" },
  };
  const { method = "GET", url: path = "/" } = request;
  return new Promise((done) => {
    const sent = send({ agent: AGENT, host: "127.0.0.1", port, method, path, headers: forwarded }, (got) => {
      const { connection: _own, "keep-alive": _kept, ...own } = got.headers;
      response.writeHead(got.statusCode ?? 502, own);
      // The function doesn't learn that the client left: its response is read to the end and dropped.
      if (response.closed) got.resume();
      else got.pipe(response).once("close", () => got.resume());
      for (const end of ["end", "error", "aborted"]) got.once(end, () => done());
    });
    sent.once("error", () => done());
    sent.end(body);
  });
}

/**
 * Starts the app as functions behind a router at `url`, on its own database or on a given seeded one.
 * @typedef {{ variables?: Record<string, string>, processes?: number, freshAfter?: number, databaseUrl?: string }} Options
 * @param {Options} [options]
 */
export async function startFunctions({ variables = {}, processes = 4, freshAfter = 10, databaseUrl } = {}) {
  const place = mkdtempSync(join(tmpdir(), "windmile-functions-"));
  const folder = await deploy(place);
  const database = databaseUrl ? { url: databaseUrl, close: async () => {} } : await openSeeded(folder);
  const cronSecret = variables.CRON_SECRET ?? "what the platform's cron says it knows";
  /** Unexpected events, one line each. @type {string[]} */
  const faults = [];
  let requests = 0;

  const router = createServer(
    (request, response) =>
      void answer(request, response).catch((error) => {
        faults.push(`${request.method} ${request.url}: ${error}`);
        response.destroy();
      }),
  );
  router.listen(0, "127.0.0.1");
  await once(router, "listening");
  const address = router.address();
  const url = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  const env = testEnvironment({
    ...{ DATABASE_URL: database.url, VERCEL: "1", NEXTAUTH_URL: url, CRON_SECRET: cronSecret },
    ...{ NEXTAUTH_SECRET: "a secret for the test run's sessions", SEED: "none", LOG_LEVEL: "warn" },
    ...variables,
    ...{ NODE_ENV: "production", DATA_DIR: ".data" },
  });
  const pool = createProcesses(folder, env, (fault) => faults.push(fault));
  /** Next serves files as a CDN would. */
  let cdn = { port: 0 };

  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    if (isStatic(folder, request.url)) return transferHosting(request, Buffer.alloc(0), response, cdn.port);
    requests += 1;
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    if (body.length > MAX_BODY_BYTES) {
      response.writeHead(413, { "Content-Type": "text/plain" }).end("FUNCTION_PAYLOAD_TOO_LARGE");
      return;
    }
    const process = await pool.take(() => !response.closed);
    if (!process) return;
    const { child } = process;
    const settled = new Promise((done) => child.once("message", done));
    child.kill("SIGCONT");
    const isOut = transferHosting(request, body, response, process.port);
    const outcome = await Promise.race([
      Promise.all([settled, isOut]).then(([message]) => /** @type {Said} */ (message)),
      process.exited.then(() => "it ended"),
      sleep(LONGEST_MS, "it took too long", { ref: false }),
    ]);
    if (typeof outcome === "string") {
      faults.push(`${request.method} ${request.url}: ${outcome}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(504).end();
      return pool.replace(process);
    }
    child.kill("SIGSTOP");
    if (response.statusCode >= 500) faults.push(`${request.method} ${request.url}: ${response.statusCode}`);
    for (const left of outcome.left ?? []) faults.push(`${request.method} ${request.url} left under way: ${left}`);
    process.answered += 1;
    if (process.answered >= freshAfter) pool.replace(process);
    else pool.free(process);
  }

  const runJobs = async () =>
    (await fetch(`${url}/api/jobs/run`, { headers: { authorization: `Bearer ${cronSecret}` } })).json();
  const cron = setInterval(() => void runJobs().catch(() => undefined), CRON_EVERY_MS);
  const stop = async () => {
    clearInterval(cron);
    router.close();
    router.closeAllConnections();
    await pool.stop();
    await database.close();
    execFileSync("chmod", ["-R", "u+w", folder]);
    rmSync(place, { recursive: true, force: true });
  };
  try {
    cdn = await pool.launch();
    await pool.start(processes);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ url, folder, databaseUrl: database.url, faults, runJobs, stop },
    output: pool.output,
    pids: pool.pids,
    counts: () => ({ started: pool.started(), requests }),
  };
}
