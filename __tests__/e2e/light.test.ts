import { expect, type Request, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

/**
 * What a screen costs a phone, counted when it has been left alone: requests without pictures and fonts, and packed
 * scripts. A page with nothing on it makes 7 requests and brings 134 KB. `docs/performance.md` says what is in the rest.
 */
const BOUNDS = [
  { path: "/", requests: 24, scripts: 206 },
  { path: "/discover", requests: 28, scripts: 276 },
  { path: "/activity", requests: 32, scripts: 370 },
  { path: "/friends", requests: 32, scripts: 280 },
  { path: "/profile", requests: 32, scripts: 310 },
  { path: "/settings", requests: 24, scripts: 214 },
] as const;

for (const { path, requests, scripts } of BOUNDS) {
  test(`${path} is light, also once it is idle`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    const asked: string[] = [];
    const sizes: ReturnType<Request["sizes"]>[] = [];
    page.on("requestfinished", (request) => {
      const kind = request.resourceType();
      if (kind === "image" || kind === "font") return;
      asked.push(new URL(request.url()).pathname);
      if (kind === "script") sizes.push(request.sizes());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(3000); // what comes by itself afterwards
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(asked.filter((url) => url === path)).toHaveLength(1); // no page is fetched ahead that nobody asked for
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(requests);
    expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(scripts);
  });
}
