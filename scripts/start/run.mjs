// @ts-check
import { isAbsolute, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  chooseHost,
  choosePort,
  dataDirectory,
  loadEnvironment,
  makeDataDirectory,
  PlainError,
  tell,
} from "./environment.mjs";
import { checkNode, checkPlatform, ensureInstalled } from "./install.mjs";
import { logConsole, logUncaught } from "./log.mjs";
import { freePort } from "./ports.mjs";
import { onStop } from "./stop-signals.mjs";

/** The previous instance may be finishing its last requests. */
const PORT_FREE_WITHIN_MS = 5_000;

/**
 * `npm start` and `npm run dev`: everything from a fresh clone to a running app, and back.
 * @param {{ dev: boolean, timeouts?: import("./server.mjs").Timeouts }} options
 */
export async function run({ dev, timeouts }) {
  /** Cleanup functions, run in reverse order. @type {(() => unknown)[]} */
  const undo = [];
  let isReady = false;
  let isStopping = false;
  const stop = async (/** @type {number} */ code) => {
    for (const step of undo.splice(0).reverse()) await Promise.resolve(step()).catch(tell);
    process.exit(code);
  };
  onStop((signal) => {
    isStopping = true;
    if (isReady) console.log("Stopping …");
    return stop(isReady ? 0 : signal === "SIGINT" ? 130 : 143);
  });

  try {
    checkNode();
    loadEnvironment();
    checkPlatform();
    Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
    const port = choosePort();
    const host = chooseHost();
    const dataDir = dataDirectory();
    makeDataDirectory(dataDir);
    await waitForPort(port, host);
    await ensureInstalled({ dev });

    // Imported here, because they need the packages.
    const { ensureFreshBuild, ensureGenerated } = await import("./build-app.mjs");
    const { prepareDatabase, prepareEnvironment } = await import("./prepare.mjs");
    await prepareEnvironment(dataDir);
    const database = await prepareDatabase((opened) => undo.push(opened.close));
    await (dev ? ensureGenerated() : ensureFreshBuild());

    const { serve } = await import("./server.mjs");
    logUncaught();
    const server = await serve({ port, host, dev, timeouts });
    undo.push(() => server.stop({ graceMs: dev ? 0 : Number(process.env.SHUTDOWN_GRACE_MS || 20_000) }));
    isReady = true;
    if (!dev) logConsole();
    welcome(server.port, host, database.embedded);
    process.send?.({ ready: true, port: server.port });
  } catch (error) {
    if (isStopping) return; // interrupted work isn't an error
    tell(error);
    await stop(1);
  }
}

/** @param {number} port @param {string | undefined} host */
async function waitForPort(port, host) {
  const end = Date.now() + PORT_FREE_WITHIN_MS;
  while ((await freePort(port, host)) === undefined) {
    if (Date.now() > end) {
      throw new PlainError(`Port ${port} is already in use. Use a different one: PORT=${port + 1} npm start`);
    }
    await sleep(100);
  }
}

/** @param {number} port @param {string | undefined} host @param {boolean} isEmbedded */
function welcome(port, host, isEmbedded) {
  const outbox = join(dataDirectory(), "outbox");
  const near = relative(process.cwd(), outbox);
  console.log(`\n  Windmile is ready: http://localhost:${port}`);
  console.log(
    host === "127.0.0.1"
      ? "  Only this machine can open it. Set HOST=0.0.0.0 to let others in."
      : `  It's listening on ${host ?? "every address"}, so other machines can open it.`,
  );
  if (isEmbedded && process.env.SEED === "demo") {
    console.log("  Sign in as demo@windmile.app with the password windmile.");
  }
  if (!process.env.SMTP_URL)
    console.log(
      `  Emails and texts it sends are saved in ${near.startsWith("..") || isAbsolute(near) ? outbox : near}.`,
    );
  console.log("  Press Ctrl-C to stop it.\n");
}
