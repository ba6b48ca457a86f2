import { fork } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address !== null && typeof address === "object" ? address.port : 0;
}

/** The environment of a process of ours that keeps its data in `dataDir`, whatever the caller's says. */
export function environmentFor(dataDir: string, port = 0): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, npm_lifecycle_event: __, ...env } = process.env;
  const ours = { DATA_DIR: dataDir, PORT: String(port), SEED: "demo", WEATHER: "off", RATE_LIMIT_SCALE: "1000" };
  return { ...env, ...ours, NODE_ENV: "production" };
}

/** The app as `npm start` runs it, on the data in `dataDir`; `kill` gives it no time for anything, `stop` all it needs. */
export async function startApp(dataDir: string) {
  const port = await freePort();
  const options = { env: environmentFor(dataDir, port), stdio: ["ignore", "pipe", "pipe", "ipc"] as const };
  const child = fork(path.join(process.cwd(), "scripts/start/start.mjs"), { ...options, stdio: [...options.stdio] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const isReady = await Promise.race([
    new Promise<boolean>((done) => child.once("message", () => done(true))),
    gone.then(() => false),
  ]);
  if (!isReady) throw new Error(`The app did not start:\n${said}`);
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await gone;
  };
  return { url: `http://localhost:${port}`, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
