// @ts-check
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainError, ROOT, testEnvironment } from "./environment.mjs";
import { NODE_FLAGS } from "./node-flags.mjs";
import { freePort } from "./ports.mjs";

/**
 * The app as `npm start` runs it, with a database, a data folder and a port of its own that end with it, or with us.
 * @param {Record<string, string>} [variables]
 */
export async function startTestApp(variables = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-e2e-"));
  const port = String(await freePort(0));
  const env = testEnvironment({ PORT: port, DATA_DIR: dataDir, WINDMILE_FRESH_BUILD: "1", ...variables });
  delete env.npm_lifecycle_event; // its life hangs on the channel to us
  const child = fork(join(ROOT, "scripts/start.mjs"), {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: NODE_FLAGS,
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
