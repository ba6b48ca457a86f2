// @ts-check
import { request } from "node:http";
import { gunzipSync } from "node:zlib";

/** What a browser would get, and how many bytes of it travel. @param {string} url @param {string} [cookie] */
export function transferred(url, cookie = "") {
  return new Promise(
    /** @param {(got: { bytes: number, text: string }) => void} done */ (done, failed) => {
      const headers = { cookie, "accept-encoding": "gzip" };
      request(url, { headers }, (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on("data", (part) => parts.push(part));
        response.once("error", failed);
        response.once("end", () => {
          const body = Buffer.concat(parts);
          if (response.statusCode !== 200) return failed(new Error(`${url} answered ${response.statusCode}`));
          const isZipped = response.headers["content-encoding"] === "gzip";
          done({ bytes: body.length, text: (isZipped ? gunzipSync(body) : body).toString() });
        });
      })
        .once("error", failed)
        .end();
    },
  );
}

/** What stands only in code that a first screen has no need of, by what it is for. */
const ELSEWHERE = {
  map: /importLibrary|supercluster|AdvancedMarker/,
  upload: /createImageBitmap|application\/octet-stream.*upload|toBlob/,
  animation: /whileTap|layoutId|AnimatePresence/,
  "picture cropping": /reactEasyCrop/,
};

/**
 * A page's HTML and the scripts a browser of today fetches with it, which are all named there.
 * @param {string} url @param {string} [cookie]
 */
export async function firstLoad(url, cookie) {
  const html = await transferred(url, cookie);
  const tags = html.text.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? "");
  const scripts = await Promise.all([...new Set(sources)].map((source) => transferred(new URL(source, url).href)));
  const code = scripts.map(({ text }) => text).join("\n");
  return {
    html: html.text.length,
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    needless: Object.entries(ELSEWHERE).flatMap(([name, mark]) => (mark.test(code) ? [name] : [])),
  };
}
