// @ts-check
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const TYPES = /** @type {Record<string, string>} */ ({
  ...{ ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" },
  ...{
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
  },
  ...{ ".txt": "text/plain", ".html": "text/html" },
});

/** What a CDN serves: files by URL, with the headers from the build. @param {string} folder */
export function staticFiles(folder) {
  /** @type {{ headers: { regex: string, headers: { key: string, value: string }[] }[] }} */
  const manifest = JSON.parse(readFileSync(join(folder, ".next/routes-manifest.json"), "utf8"));
  const rules = manifest.headers.map(({ regex, headers }) => ({ pattern: new RegExp(regex), headers }));
  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const type = TYPES[extname(path)];
    if (!type || !/^(\/[\w@~.-]+)+$/.test(path) || path.includes("..")) return false;
    const isBuilt = path.startsWith("/_next/static/");
    const file = isBuilt ? join(folder, ".next", path.slice("/_next/".length)) : join(folder, "public", path);
    if (!existsSync(file)) return false;
    response.setHeader(
      "Cache-Control",
      isBuilt ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const { key, value } of headers) response.setHeader(key, value);
    }
    response.setHeader("Content-Type", type);
    createReadStream(file).pipe(response);
    return true;
  };
}
