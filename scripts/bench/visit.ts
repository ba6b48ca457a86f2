import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, devices } from "@playwright/test";
import type { Get } from "../test/test-app.mjs";

/** Prefetches and follow-up calls wait for an idle moment: a visit is over after this long without a request. */
const QUIET_MS = 2_500;
const VISIT_MS = 30_000;
/** Pictures vary in size with their subjects. */
const IS_PICTURE = /\.(avif|webp|png|jpe?g|svg|ico)$|^\/media\//;

export function cookiesOf(header: string, url: string) {
  return header
    .split("; ")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url };
    });
}

/**
 * What a phone requests from opening a page until it is idle, with an empty cache and without pictures. `scripts` are the
 * compressed bytes of those that the page's HTML names.
 */
export async function visit(browser: Browser, { url, headers }: Get) {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? { defaultBrowserType: "chromium" };
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    await context.addCookies(cookiesOf(headers.cookie ?? "", url));
    const page = await context.newPage();
    let last = Date.now();
    const found: Promise<{ pathname: string; bytes: number }>[] = [];
    page.on("request", () => {
      last = Date.now();
    });
    page.on("requestfinished", (request) => {
      last = Date.now();
      const { pathname, protocol } = new URL(request.url());
      if (protocol !== "http:" || IS_PICTURE.test(pathname)) return;
      found.push(request.sizes().then(({ responseBodySize: bytes }) => ({ pathname, bytes })));
    });
    const end = Date.now() + VISIT_MS;
    const html = (await (await page.goto(url))?.text()) ?? "";
    while (Date.now() - last < QUIET_MS && Date.now() < end) await sleep(100);
    const all = await Promise.all(found);
    const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = sum(all.filter(({ pathname }) => html.includes(`src="${pathname}"`)));
    return { requests: all.length, bytes: sum(all), scripts };
  } finally {
    await context.close();
  }
}
