// @ts-check
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { compress } from "./compress.mjs";
import { ROOT } from "./environment.mjs";
import { answerBrokenRequest, refuse } from "./refuse.mjs";

/** A client that dawdles over its headers is cut off; a slow upload has its time. */
const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 120_000;
const TIMEOUTS_CHECKED_EVERY_MS = 2_000;
/** Longer than proxies keep an idle connection (60 s as a rule): the side that sends next must not meet one just closed. */
const IDLE_FOR_MS = 75_000;
/** Above the URL limit of refuse.mjs, so that a long URL gets an answer of its own and not a broken connection. */
const HEADER_BYTES = 64 * 1024;
/** How long /api/ready says "not here" before connections are refused, so that a balancer can look elsewhere. */
const NOTICE_MS = 1_000;

const BROKEN = /** @type {const} */ ({ HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 });

/**
 * Serves the app on `port` of `host`.
 * @param {{ port: number, host: string | undefined, dev: boolean }} options
 */
export async function serve({ port, host, dev }) {
  // How the app learns which address a request came from: in a header whose name nobody outside can know.
  globalThis.windmileAddressHeader = `x-socket-${randomUUID()}`;
  const app = next({ dev, dir: ROOT, port, customServer: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer({
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: IDLE_FOR_MS,
    connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY_MS,
    maxHeaderSize: HEADER_BYTES,
  });
  let inFlight = 0;
  server.on("request", async (request, response) => {
    inFlight += 1;
    response.once("close", () => {
      inFlight -= 1;
    });
    if (globalThis.windmileDraining) response.setHeader("Connection", "close");
    endUnread(request, response);
    if (refuse(request, response)) return;
    request.headers[globalThis.windmileAddressHeader ?? ""] = addressOf(request);
    delete request.headers["next-action"]; // there are none: Next would only write the header into the log
    compress(request, response);
    try {
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
     * Lets what is under way finish, for so long, and takes nothing new.
     * @param {{ graceMs: number, noticeMs?: number }} options
     */
    async stop({ graceMs, noticeMs = NOTICE_MS }) {
      globalThis.windmileDraining = true;
      await sleep(Math.min(noticeMs, graceMs));
      server.close();
      server.closeIdleConnections();
      const end = Date.now() + graceMs;
      while (inFlight > 0 && Date.now() < end) await sleep(20);
      server.closeAllConnections();
      await app.close();
      await globalThis.windmileDatabase?.pool.end();
    },
  };
}

const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** The address at the other end; none for what a proxy sent, whose own address says nothing. Next adds such headers later. */
const addressOf = (/** @type {import("node:http").IncomingMessage} */ { headers, socket }) =>
  PROXY_HEADERS.some((name) => name in headers) ? "" : (socket.remoteAddress ?? "");

/** What a client that was answered early may still send: long enough for a browser to see the answer, no upload of a disk. */
const UNREAD_FOR_MS = 2_000;
const UNREAD_BYTES = 16 * 1024 * 1024;
const UNREAD_LOOKED_AT_EVERY_MS = 20;

/**
 * A request that was refused before its body was read (no session, too large) is not read to its end.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function endUnread(request, response) {
  response.once("finish", () => {
    if (request.complete) return;
    const { socket } = request;
    const end = { at: Date.now() + UNREAD_FOR_MS, bytes: socket.bytesRead + UNREAD_BYTES };
    const look = setInterval(() => {
      if (!request.complete && Date.now() < end.at && socket.bytesRead < end.bytes) return;
      clearInterval(look);
      if (!request.complete) socket.destroy();
    }, UNREAD_LOOKED_AT_EVERY_MS);
    look.unref();
    request.once("close", () => clearInterval(look));
  });
}

/** A client that left in the middle says nothing about our own state. */
const GONE = new Set(["EPIPE", "ECONNRESET", "ECONNABORTED", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

/**
 * What nobody caught is written down, in the form of the app's own log. After an exception nothing in the process is
 * sure any more, so it ends as if it had been asked to.
 * @param {() => unknown} end
 */
export function watchUncaught(end) {
  let isEnding = false;
  process.on("uncaughtException", (/** @type {NodeJS.ErrnoException} */ error) => {
    log("fatal", "uncaught exception", error);
    if (isEnding || GONE.has(error.code ?? "")) return;
    isEnding = true;
    end();
  });
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", error));
}

/** What Next itself complains of would be many lines in a log of one JSON object a line. */
export function logConsole() {
  const written =
    (/** @type {string} */ level) =>
    (/** @type {unknown[]} */ ...said) =>
      log(level, "console", said.find((one) => one instanceof Error) ?? said.join(" "));
  console.error = written("error");
  console.warn = written("warn");
}

const LONGEST = 4_000;

/** @param {string} level @param {string} msg @param {unknown} error */
function log(level, msg, error) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const cut = { name, message: message.slice(0, LONGEST), stack: stack?.slice(0, LONGEST) };
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg, error: cut })}\n`);
}
