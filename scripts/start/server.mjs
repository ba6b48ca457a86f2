// @ts-check
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { compress } from "./compress.mjs";
import { ROOT } from "./environment.mjs";
import { log } from "./log.mjs";
import { answerBrokenRequest, LINGER_MS, refuse } from "./refuse.mjs";

/**
 * Node's own limits for slow clients: for the headers, for the whole request with its body (even one rejected early),
 * and for a connection on which no bytes move in either direction. Tests use shorter ones.
 * @typedef {{ headersMs: number, requestMs: number, stalledMs: number, checkedEveryMs: number }} Timeouts
 * @type {Timeouts}
 */
const TIMEOUTS = { headersMs: 15_000, requestMs: 120_000, stalledMs: 60_000, checkedEveryMs: 2_000 };
/** Longer than proxies keep an idle connection (usually 60 s), so that the next request doesn't hit one just closed. */
const IDLE_FOR_MS = 75_000;
/** Above the URL limit of refuse.mjs, so that a long URL gets a proper answer instead of a broken connection. */
const HEADER_BYTES = 64 * 1024;
/** How long /api/ready reports "not ready" before connections are refused, so that a load balancer can react. */
const NOTICE_MS = 1_000;

const BROKEN = /** @type {const} */ ({ HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 });

/**
 * Serves the app on `port` of `host`.
 * @param {{ port: number, host: string | undefined, dev: boolean, timeouts?: Timeouts | undefined }} options
 */
export async function serve({ port, host, dev, timeouts = TIMEOUTS }) {
  // Tells the app a request's remote address in a header whose name no one outside can know.
  globalThis.windmileAddressHeader = `x-socket-${randomUUID()}`;
  if (!dev) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = builtConfig();
  const untilLoaded = !dev && process.env.PRELOAD === "on" ? preloadEntries() : undefined;
  const app = next({ dev, dir: ROOT, port, customServer: true });
  await app.prepare();
  await untilLoaded?.();
  const handle = app.getRequestHandler();
  const secret = process.env.METRICS_SECRET;
  const metrics = secret ? (await import("./metrics.mjs")).createMetrics({ secret }) : undefined;
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: IDLE_FOR_MS,
    connectionsCheckingInterval: timeouts.checkedEveryMs,
    maxHeaderSize: HEADER_BYTES,
  });
  server.setTimeout(timeouts.stalledMs);
  let inFlight = 0;
  server.on("request", async (request, response) => {
    inFlight += 1;
    response.once("close", () => {
      inFlight -= 1;
    });
    if (globalThis.windmileDraining) response.setHeader("Connection", "close");
    metrics?.observe(request, response);
    // The rest of a rejected body isn't read. The client gets a moment to see why.
    response.once("finish", () => {
      if (!request.complete) setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
    });
    if (refuse(request, response, { dev })) return;
    request.headers[globalThis.windmileAddressHeader ?? ""] = addressOf(request);
    delete request.headers["next-action"]; // there are none: Next would only log the header
    answerUnavailable(response);
    compress(request, response);
    try {
      if (await metrics?.answer(request, response)) return;
      await handle(request, response);
    } catch (error) {
      log("fatal", "request handler failed", error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "application/json; charset=utf-8" });
      response.end(JSON.stringify({ code: "internal", message: "Something went wrong. Please try again" }));
    }
  });
  server.on("connect", (_request, socket) => answerBrokenRequest(socket, 405));
  server.on("clientError", (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    answerBrokenRequest(socket, BROKEN[/** @type {keyof typeof BROKEN} */ (error.code)] ?? 400);
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();

  return {
    port: typeof address === "object" && address ? address.port : port,
    /**
     * Lets requests in flight finish, for this long, and accepts no new ones.
     * @param {{ graceMs: number, noticeMs?: number }} options
     */
    async stop({ graceMs, noticeMs = NOTICE_MS }) {
      globalThis.windmileDraining = true;
      await sleep(Math.min(noticeMs, graceMs));
      server.close();
      server.closeIdleConnections();
      const end = performance.now() + graceMs;
      while (inFlight > 0 && performance.now() < end) await sleep(20);
      server.closeAllConnections();
      await app.close();
      await globalThis.windmileTelemetry?.stop();
      await Promise.all([globalThis.windmileDatabase?.pool.end(), globalThis.windmileDatabase?.replica?.end()]);
    },
  };
}

/**
 * The complete configuration as the build wrote it. As in Next's standalone server, a start need not load the file, its
 * schema, and its defaults again.
 */
function builtConfig() {
  const { config } = JSON.parse(readFileSync(join(ROOT, ".next/required-server-files.json"), "utf8"));
  config.experimental.preloadEntriesOnStart = process.env.PRELOAD === "on";
  return JSON.stringify(config);
}

/**
 * Returns a function that waits until Next has loaded every handler and page. Next starts that by itself without
 * awaiting it, but an instance that replaces another must not load them during its first requests.
 */
function preloadEntries() {
  const { default: NextServer } = createRequire(import.meta.url)("next/dist/server/next-server.js");
  const load = NextServer.prototype.unstable_preloadEntries;
  const loaded = new Promise((resolve) => {
    NextServer.prototype.unstable_preloadEntries = function () {
      return load.call(this).finally(() => resolve(undefined));
    };
  });
  return () => loaded;
}

const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** The remote address; none for requests from a proxy, whose own address says nothing. Next adds such headers later. */
const addressOf = (/** @type {import("node:http").IncomingMessage} */ { headers, socket }) =>
  PROXY_HEADERS.some((name) => name in headers) ? "" : (socket.remoteAddress ?? "");

/** How long after its last outage the database is assumed to be why a page failed. */
const AWAY_FOR_MS = 10_000;

/**
 * A page can only answer 500 when the database is down. This makes it 503, which clients retry, and for which a phone
 * shows its stored copy of the page.
 * @param {import("node:http").ServerResponse} response
 */
function answerUnavailable(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const isAway =
      status === 500 &&
      performance.now() - (globalThis.windmileDatabaseAwayAt ?? Number.NEGATIVE_INFINITY) < AWAY_FOR_MS;
    if (isAway) response.setHeader("Retry-After", "5");
    return writeHead(isAway ? 503 : status, ...rest);
  };
}
