// @ts-check
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProgram } from "../start/command.mjs";
import { ROOT, testEnvironment } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";

/** A start may include the build. */
const READY_WITHIN_MS = 600_000;

/** @typedef {{ url: string, headers: Record<string, string> }} Get */

/** How the container starts the app: node's flags and the script. */
function startArguments() {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8")) ?? [];
  return /** @type {string[]} */ (JSON.parse(command)).slice(1);
}

/**
 * Starts a server, and resolves with how many milliseconds it took until `first` returned 200.
 * @param {string} file @param {readonly string[]} args @param {Get} first
 * @param {import("node:child_process").SpawnOptions} options
 */
export async function startServer(file, args, first, options) {
  const begin = performance.now();
  const program = startProgram(file, args, options);
  for (;;) {
    const status = await statusOf(first);
    const firstPageMs = performance.now() - begin;
    if (status === 200) return { ...program, firstPageMs };
    if (program.hasEnded() || firstPageMs > READY_WITHIN_MS) {
      await program.end("SIGKILL");
      throw new Error(`${first.url} did not return 200:\n${program.output().slice(-20_000)}`);
    }
    await sleep(5);
  }
}

/** Of a GET; 0 if there is no response. @param {Get} request @returns {Promise<number>} */
const statusOf = ({ url, headers }) =>
  new Promise((done) => {
    get(url, { headers: { ...headers, connection: "close" } }, (response) => {
      response.resume().once("close", () => done(response.statusCode ?? 0));
    }).once("error", () => done(0));
  });

/**
 * The app of a checkout or packed folder as its container starts it, on its own port. It ends with us.
 * @param {string} folder @param {Record<string, string>} variables @param {Get} [first]
 */
export async function startInstance(folder, variables, first) {
  const port = variables.PORT ?? String(await freePort(0));
  const url = `http://localhost:${port}`;
  const env = { ...testEnvironment({ ...variables, PORT: port }), npm_lifecycle_event: undefined }; // without npm
  const ready = first ?? { url: `${url}/api/ready`, headers: {} };
  const server = await startServer(process.execPath, startArguments(), ready, {
    ...{ cwd: folder, env, stdio: ["ignore", "pipe", "pipe", "ipc"] },
  });
  return { ...server, url };
}

/** The app with its own database and data folder, which end with it. @param {Record<string, string>} [variables] */
export async function startTestApp(variables = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-e2e-"));
  const discard = () => rmSync(dataDir, { recursive: true, force: true });
  const app = await startInstance(ROOT, { DATA_DIR: dataDir, ...variables }).catch((error) => {
    discard();
    throw error;
  });
  return { ...app, dataDir, stop: () => app.end("SIGTERM").then(discard) };
}
