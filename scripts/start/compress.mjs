// @ts-check
import { constants } from "node:zlib";
import compression from "compression";

/** Scripts and styles: asked for once a version and then kept for a year. */
const thorough = compression();
/**
 * What is made for one visit: seven bytes in a hundred more than the defaults would leave, for half of their CPU. The
 * window is as large as a page, not as a film.
 */
const quick = compression({
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

/** How long a piece may wait for the next: nobody sees it, and a page that is ready comes within. */
const GATHER_MS = 10;
/** More than a page has. A file that is larger goes out as it comes. */
const GATHER_BYTES = 64 * 1024;
/** More than a compressed body can be larger than the body was. */
const FRAME = 1024;

/**
 * Compresses what is written to the response, as the client accepts it. Next's own middleware knows neither Brotli nor
 * levels, and is off (`compress` in next.config.mjs).
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function compress(request, response) {
  const middleware = request.url?.startsWith("/_next/static/") ? thorough : quick;
  middleware(request, response, () => undefined);
  gather(response);
}

/**
 * Next sends the headers, then a page in pieces, and flushes after each: every one an errand to the thread that
 * compresses and another to the socket. What comes within `GATHER_MS` goes out as one, and what is whole by then in a
 * single write; a body too small to compress is seen to be.
 * @param {import("node:http").ServerResponse & { flush?: () => void }} response
 */
function gather(response) {
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  const [flush, flushHeaders] = [response.flush?.bind(response), response.flushHeaders.bind(response)];
  /** @type {Uint8Array[]} */
  let pieces = [];
  let size = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @param {unknown} chunk @param {unknown} encoding */
  const keep = (chunk, encoding) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    const how = typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8";
    pieces.push(typeof chunk === "string" ? Buffer.from(chunk, how) : chunk);
    size += pieces.at(-1)?.length ?? 0;
  };
  const taken = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces, size);
    pieces = [];
    size = 0;
    return all;
  };
  const send = () => {
    if (size === 0) return flushHeaders();
    const hasRoom = write(taken());
    flush?.();
    return hasRoom;
  };
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      send();
    }, GATHER_MS);
  };
  response.once("close", () => clearTimeout(timer));

  response.flush = () => undefined;
  response.flushHeaders = wait;
  response.write = (/** @type {unknown[]} */ ...[chunk, encoding]) => {
    keep(chunk, encoding);
    if (size >= GATHER_BYTES) return send() ?? true;
    wait();
    return true;
  };
  response.end = (/** @type {unknown[]} */ ...[chunk, encoding]) => {
    keep(chunk, encoding);
    if (size === 0) {
      clearTimeout(timer);
      return end();
    }
    // One errand to the socket for headers, body and end, if there is room: what is corked is never drained.
    if (size + FRAME < response.writableHighWaterMark) response.cork();
    return end(taken());
  };
}
