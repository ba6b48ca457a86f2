import { transferred } from "./http";

/** Strings that only occur in code a first screen doesn't need, by what the code is for. */
const ELSEWHERE = {
  map: /importLibrary|data-marker|AdvancedMarker/,
  upload: /createImageBitmap|application\/octet-stream.*upload|toBlob/,
  animation: /whileTap|layoutId|AnimatePresence/,
  "picture cropping": /reactEasyCrop/,
};

/** A page's HTML and the scripts a modern browser fetches with it, all of which are named there. */
export async function firstLoad(url: string, cookie = "") {
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
