// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { compress } from "./compress.mjs";
import { ROOT } from "./environment.mjs";
import { log } from "./log.mjs";
import { answer, LINGER_MS, refuse, refuseConnection } from "./refuse.mjs";

/**
 * Limits for headers, for a whole request with its body, and for a connection on which no bytes move either way.
 * @typedef {{ headersMs: number, requestMs: number, stalledMs: number, checkedEveryMs: number }} Timeouts
 */
const TIMEOUTS = { headersMs: 15_000, requestMs: 120_000, stalledMs: 60_000, checkedEveryMs: 2_000 };
/** Longer than proxies keep an idle connection (usually 60 s), so that the next request doesn't hit one just closed. */
const IDLE_FOR_MS = 75_000;
/** Above the URL limit of refuse.mjs, so that a long URL gets a proper answer instead of a broken connection. */
const HEADER_BYTES = 64 * 1024;
/** How long /api/ready reports "not ready" before connections are refused, so that a load balancer can react. */
const NOTICE_MS = 1_000;
const BROKEN = /** @type {Record<string, 408 | 431>} */ ({ HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 });

/** The only link to the app, which Next bundles separately: see lib/core/server/server-channel.ts. */
const app = channel("windmile:server");

/** Next answers 500 when a page can't reach the database. Clients retry a 503, and phones show their stored copy. */
class PageResponse extends ServerResponse {
  isDatabaseUnavailable = false;
  /** @override @param {number} status @param {any[]} rest @returns {this} */
  writeHead(status, ...rest) {
    if (status !== 500 || !this.isDatabaseUnavailable) return super.writeHead(status, ...rest);
    this.setHeader("Retry-After", "5");
    return super.writeHead(503, ...rest);
  }
}
const currentResponse = /** @type {AsyncLocalStorage<PageResponse>} */ (new AsyncLocalStorage());
app.subscribe((/** @type {any} */ { type }) => {
  const response = type === "database-unavailable" && currentResponse.getStore();
  if (response) response.isDatabaseUnavailable = true;
});

/** @param {{ port: number, host: string | undefined, dev: boolean, timeouts?: Timeouts | undefined }} options */
export async function serve({ port, host, dev, timeouts = TIMEOUTS }) {
  // Tells the app a request's remote address in a header whose name no client can know.
  const addressHeader = `x-socket-${randomUUID()}`;
  process.env.WINDMILE_ADDRESS_HEADER = addressHeader;
  const nextApp = next({ dev, dir: ROOT, port });
  await nextApp.prepare();
  if (!dev && process.env.PRELOAD === "on") await untilIdle();
  const handle = nextApp.getRequestHandler();
  let inFlight = 0;
  let isDraining = false;
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: IDLE_FOR_MS,
    connectionsCheckingInterval: timeouts.checkedEveryMs,
    maxHeaderSize: HEADER_BYTES,
    ServerResponse: PageResponse,
  });
  server.setTimeout(timeouts.stalledMs);
  server.on("request", async (request, response) => {
    inFlight += 1;
    response.once("close", () => void inFlight--);
    if (isDraining) response.setHeader("Connection", "close");
    // The rest of a rejected body isn't read. The client gets a moment to see why.
    response.once("finish", () => {
      if (!request.complete) setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
    });
    if (refuse(request, response, { dev, isDraining })) return;
    request.headers[addressHeader] = addressOf(request);
    delete request.headers["next-action"]; // there are none: Next would only log the header
    compress(request, response);
    try {
      if (process.env.METRICS_SECRET && request.url === "/metrics") app.publish({ type: "metrics", request, response });
      else await currentResponse.run(response, () => handle(request, response));
    } catch (error) {
      log("fatal", "request handler failed", error);
      if (response.headersSent) response.destroy();
      else answer(response, 500);
    }
  });
  server.on("connect", (_request, socket) => refuseConnection(socket, 405));
  server.on("clientError", (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuseConnection(socket, BROKEN[error.code ?? ""] ?? 400);
  });
  await once(server.listen(port, host), "listening");
  return {
    port: /** @type {import("node:net").AddressInfo} */ (server.address()).port,
    /** Lets requests in flight finish, for this long, and accepts no new ones. */
    async stop({ graceMs = 0 }) {
      isDraining = true;
      await sleep(Math.min(NOTICE_MS, graceMs));
      server.close();
      server.closeIdleConnections();
      for (const end = performance.now() + graceMs; inFlight > 0 && performance.now() < end; ) await sleep(20);
      server.closeAllConnections();
      await nextApp.close();
      const pending = /** @type {Promise<unknown>[]} */ ([]);
      app.publish({ type: "shutdown", waitUntil: (/** @type {Promise<unknown>} */ work) => pending.push(work) });
      await Promise.allSettled(pending);
    },
  };
}

/** Next loads all routes in the background (`preloadEntriesOnStart`) and doesn't say when it is done. */
async function untilIdle() {
  const before = performance.eventLoopUtilization();
  await sleep(100);
  if (performance.eventLoopUtilization(before).utilization > 0.5) await untilIdle();
}
const PROXY_HEADER = /^(x-forwarded-(for|host)|x-real-ip|forwarded|via)$/;
/** The remote address; none for requests from a proxy, whose own address says nothing. Next adds such headers later. */
const addressOf = (/** @type {import("node:http").IncomingMessage} */ { headers, socket }) =>
  Object.keys(headers).some((name) => PROXY_HEADER.test(name)) ? "" : (socket.remoteAddress ?? "");
