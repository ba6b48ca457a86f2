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

/**
 * Compresses what is written to the response, as the client accepts it. Next's own middleware knows neither Brotli nor
 * levels, and is off (`compress` in next.config.mjs).
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function compress(request, response) {
  const middleware = request.url?.startsWith("/_next/static/") ? thorough : quick;
  middleware(request, response, () => undefined);
}
