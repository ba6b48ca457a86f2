// @ts-check
import { randomUUID } from "node:crypto";

const URL_LIMIT = 8 * 1024;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];
/** Route handlers. Every other path is a page or a file, and Next would answer a POST there with the page. */
const HANDLERS = /^\/(api\/|share$|share\?)/;

/** What is rejected before the app sees it, with the app's own error messages (lib/core/server/errors.ts). */
const REFUSALS = {
  400: { code: "validation", message: "Invalid input" },
  405: { code: "method_not_allowed", message: "Method not allowed" },
  408: { code: "validation", message: "That took too long" },
  414: { code: "uri_too_long", message: "That address is too long" },
  431: { code: "too_large", message: "That's too large" },
};

/** @typedef {keyof typeof REFUSALS} Status */

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ dev: boolean }} options in development Next has POST endpoints of its own
 * @returns {boolean} whether it was refused
 */
export function refuse(request, response, { dev }) {
  const methods = dev || HANDLERS.test(request.url ?? "") ? METHODS : PAGE_METHODS;
  const status = reason(request, methods);
  if (!status) return false;
  for (const [name, value] of Object.entries(headers(status, methods))) response.setHeader(name, value);
  response.writeHead(status).end(body(status));
  return true;
}

/** @param {import("node:http").IncomingMessage} request @param {string[]} methods @returns {Status | undefined} */
function reason({ method = "", url = "" }, methods) {
  if (!methods.includes(method)) return 405;
  if (url.length > URL_LIMIT) return 414;
  if (isMalformed(url)) return 400;
  // `GET http://elsewhere/ HTTP/1.1` is for proxies, which this isn't.
  return url.startsWith("/") || (url === "*" && method === "OPTIONS") ? undefined : 400;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * A path that isn't valid text or contains characters no path of ours has; or a NUL in a query, which no database
 * accepts.
 * @param {string} url
 */
function isMalformed(url) {
  const [path = "", ...query] = url.split("?");
  if (query.join("?").includes("%00")) return true;
  try {
    return CONTROL.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** How long a client that was answered early may keep sending: long enough for a browser to see the answer. */
export const LINGER_MS = 2_000;

/**
 * The same for a connection whose request couldn't even be read. It is closed even if the client doesn't hang up, or a
 * slowly dripping body would be read to its end, acted upon, and hold its slot until then.
 * @param {import("node:stream").Duplex} socket
 * @param {Status} status
 */
export function answerBrokenRequest(socket, status) {
  const lines = Object.entries({ ...headers(status), Connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  const answer = `HTTP/1.1 ${status} ${REFUSALS[status].message}\r\n${lines.join("\r\n")}\r\n\r\n${body(status)}`;
  const cut = () => void socket.destroy();
  setTimeout(cut, LINGER_MS).unref();
  // A request that was too slow has been read completely, so nothing keeps the answer from arriving. One that was too
  // large hasn't.
  socket.end(answer, status === 408 ? cut : undefined);
}

/** @param {Status} status */
function headers(status, methods = METHODS) {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body(status))),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": randomUUID(),
    ...(status === 405 ? { Allow: methods.join(", ") } : {}),
  };
}

/** @param {Status} status */
function body(status) {
  return JSON.stringify(REFUSALS[status]);
}
