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

/**
 * The scripts a page asks for at once: those its HTML names, and those of the client components in its payload.
 * @param {string} url @param {string} [cookie]
 */
export async function firstLoad(url, cookie) {
  const html = await transferred(url, cookie);
  const names = html.text.match(/_next\/static\/chunks\/[\w.~-]+\.js|static\/chunks\/[\w.~-]+\.js/g) ?? [];
  const chunks = [...new Set(names.map((name) => name.replace(/^_next\//, "")))];
  const scripts = await Promise.all(chunks.map((chunk) => transferred(new URL(`/_next/${chunk}`, url).href)));
  return {
    html: html.text,
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    code: scripts.map(({ text }) => text).join("\n"),
  };
}
