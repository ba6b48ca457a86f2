import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { testEnvironment } from "../../start/environment.mjs";
import { freePort } from "../../start/ports.mjs";
import { residentBytes } from "../processes";

export type Variables = Record<string, string>;

const READY_WITHIN_MS = 180_000;

/** A checkout's app, run like its `npm start` but without npm, on its own port. */
export async function startInstance(folder: string, variables: Variables) {
  const port = await freePort(0);
  const env = { ...testEnvironment({ ...variables, PORT: String(port) }), npm_lifecycle_event: undefined };
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const args = scripts.start.replace(/^.*exec node /, "").split(" ");
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const url = `http://localhost:${port}`;
  const said = heard(child);
  const exit = once(child, "exit");
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const end = performance.now() + READY_WITHIN_MS;
  while ((await fetch(`${url}/api/ready`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || performance.now() > end) {
      kill();
      throw new Error(`${folder} did not start:\n${said()}`);
    }
    await sleep(200);
  }
  return {
    url,
    said,
    residentBytes: () => residentBytes(child.pid ?? 0),
    async end(signal: "SIGTERM" | "SIGKILL") {
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

function heard(child: ChildProcess): () => string {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      said = (said + text).slice(-20_000);
    });
  }
  return () => said;
}
