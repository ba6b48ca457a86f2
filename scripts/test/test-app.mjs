// @ts-check
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainError, ROOT, testEnvironment } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";

/** How the container starts the app: node's flags and the script. */
export function startArguments() {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8")) ?? [];
  /** @type {string[]} */
  const [, ...words] = JSON.parse(command);
  return { flags: words.slice(0, -1), script: words.at(-1) ?? "" };
}

/**
 * The app as in production, with its own database, data folder, and port that end with it, or with us.
 * @param {Record<string, string>} [variables]
 */
export async function startTestApp(variables = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-e2e-"));
  const port = String(await freePort(0));
  const env = testEnvironment({ PORT: port, DATA_DIR: dataDir, ...variables });
  delete env.npm_lifecycle_event; // its lifetime is tied to the channel to us
  const { flags, script } = startArguments();
  const child = fork(join(ROOT, script), {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: flags,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  const exit = new Promise((done) => child.once("exit", done));
  const stop = async () => {
    if (child.connected) child.disconnect();
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isReady = new Promise((done) => child.once("message", () => done(true)));
  if (!(await Promise.race([isReady, exit.then(() => false)]))) {
    await stop();
    throw new PlainError(`The app did not start:\n${said}`);
  }
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, dataDir, said: () => said, stop };
}
