import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, devices } from "@playwright/test";
import type { Get } from "./http";

/** Prefetches and follow-up calls wait for an idle moment: a visit is over after this long without a request. */
const QUIET_MS = 2_500;
const VISIT_MS = 30_000;
/** Pictures vary in size with their subjects, and hop-by-hop headers aren't ours to repeat. */
const IS_PICTURE = /\.(avif|webp|png|jpe?g|svg|ico)(\?|$)|^\/media\//;
const OF_THE_CONNECTION = /^(:|connection$|host$|content-length$|if-none-match$|if-modified-since$)/;

/** What a phone requests from opening a page until it is idle, with an empty cache and without pictures. */
export async function recordVisit(browser: Browser, url: string, cookie = ""): Promise<Get[]> {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? { defaultBrowserType: "chromium" };
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    const cookies = cookie.split("; ").filter(Boolean);
    await context.addCookies(
      cookies.map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return { name, value: value.join("="), url };
      }),
    );
    const page = await context.newPage();
    const { origin } = new URL(url);
    const gets: Promise<Get>[] = [];
    let last = Date.now();
    page.on("request", (request) => {
      last = Date.now();
      const asked = new URL(request.url());
      if (asked.origin !== origin || request.method() !== "GET" || IS_PICTURE.test(asked.pathname)) return;
      gets.push(request.allHeaders().then((headers) => ({ url: request.url(), headers: repeatable(headers) })));
    });
    page.on("requestfinished", () => {
      last = Date.now();
    });
    const end = Date.now() + VISIT_MS;
    await page.goto(url);
    while (Date.now() - last < QUIET_MS && Date.now() < end) await sleep(100);
    return await Promise.all(gets);
  } finally {
    await context.close();
  }
}

function repeatable(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
  return { ...Object.fromEntries(kept), "accept-encoding": "gzip, deflate, br" };
}
