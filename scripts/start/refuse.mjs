// @ts-check
import { randomUUID } from "node:crypto";

const URL_LIMIT = 8 * 1024;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Route handlers. On every other path Next would answer a POST with the page, so the first two methods are allowed. */
const HANDLERS = /^\/(api\/|share$|share\?)/;

/** The answers that don't come from the app, with its error messages (lib/core/server/errors.ts). */
const ANSWERS = {
  400: { code: "validation", message: "Invalid input" },
  405: { code: "method_not_allowed", message: "Method not allowed" },
  408: { code: "validation", message: "That took too long" },
  414: { code: "uri_too_long", message: "That URL is too long" },
  431: { code: "too_large", message: "That's too large" },
  500: { code: "internal", message: "Something went wrong. Please try again" },
  503: { code: "unavailable", message: "Shutting down" },
};

/** @typedef {keyof typeof ANSWERS} Status */
/** @typedef {import("node:http").IncomingMessage} Request @typedef {import("node:http").ServerResponse} Response */

/**
 * Answers a request that the app must not see, and returns whether it did. In development Next has POST endpoints.
 * @param {Request} request @param {Response} response @param {{ dev: boolean, isDraining: boolean }} options
 */
export function refuse({ method = "", url = "" }, response, { dev, isDraining }) {
  const methods = dev || HANDLERS.test(url) ? METHODS : METHODS.slice(0, 2);
  const status = !methods.includes(method) ? 405 : isDraining && url === "/api/ready" ? 503 : problemWith(url, method);
  if (status) answer(response, status, methods);
  return Boolean(status);
}

/** @param {Response} response @param {Status} status */
export const answer = (response, status, methods = METHODS) =>
  void response.writeHead(status, headers(status, methods)).end(JSON.stringify(ANSWERS[status]));

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL = /[\u0000-\u001f\u007f]/;

/** @param {string} url @param {string} method */
function problemWith(url, method) {
  if (url.length > URL_LIMIT) return 414;
  // `GET http://elsewhere/ HTTP/1.1` is for proxies, which this isn't.
  if (!url.startsWith("/") && !(url === "*" && method === "OPTIONS")) return 400;
  const [path = "", ...query] = url.split("?");
  if (query.join("?").includes("%00")) return 400; // no database accepts it
  try {
    return CONTROL.test(decodeURIComponent(path)) ? 400 : undefined;
  } catch {
    return 400;
  }
}

/** How long a client that was answered early may keep sending: a browser needs it to see the answer. */
export const LINGER_MS = 2_000;
/**
 * Answers a connection whose request couldn't be read, and closes it even if the client doesn't hang up.
 * @param {import("node:stream").Duplex} socket @param {Status} status
 */
export function refuseConnection(socket, status) {
  const head = Object.entries({ ...headers(status), Connection: "close" }).map((header) => `${header.join(": ")}\r\n`);
  const close = () => void socket.destroy();
  setTimeout(close, LINGER_MS).unref();
  // A request that was too slow has been read completely, so nothing delays the answer. One too large hasn't.
  const answer = `HTTP/1.1 ${status} ${ANSWERS[status].message}\r\n${head.join("")}\r\n${JSON.stringify(ANSWERS[status])}`;
  socket.end(answer, status === 408 ? close : undefined);
}

/** @param {Status} status */
const headers = (status, methods = METHODS) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(JSON.stringify(ANSWERS[status]))),
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Request-Id": randomUUID(),
  ...(status === 405 && { Allow: methods.join(", ") }),
  ...(status === 503 && { "Retry-After": "5" }),
});
