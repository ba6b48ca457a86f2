import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";
import { type BrowserContext, expect, type Request, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

/**
 * What a screen loads on a phone with an empty cache once it's idle: requests other than pictures and fonts,
 * compressed scripts, and uncompressed HTML. An empty page makes 7 requests and loads 134 KB of scripts; the limits are
 * 15 requests and 90 KB more.
 * `docs/performance.md` has the details.
 */
const PATHS = [
  "/",
  "/discover",
  "/discover?view=list",
  "/activity",
  "/friends",
  "/profile",
  "/settings",
  "/notifications",
  "/saved",
  "a photo",
];
const MOST_REQUESTS = 22;
const MOST_SCRIPT_KB = 224;
const MOST_HTML_KB = 90;

/** The page of a photo no other test deletes. */
async function photoPath(context: BrowserContext): Promise<string> {
  const answer: unknown = await (await context.request.get("/api/photos/home?limit=1&q=Five+easy")).json();
  const [photo] = z.array(z.looseObject({ id: z.string() })).parse(answer);
  return paths.photo(photo?.id ?? "");
}

for (const named of PATHS) {
  test(`${named} is lightweight, also once it is idle`, { tag: "@own-server" }, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    const path = named === "a photo" ? await photoPath(context) : named;
    await page.goto(path, { waitUntil: "networkidle" }); // a first visit stores data on the device
    await page.goto("about:blank"); // and its remaining requests aren't counted for the second visit
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    const requested: string[] = [];
    const nextPages: string[] = [];
    const sizes: ReturnType<Request["sizes"]>[] = [];
    page.on("requestfinished", (request) => {
      const kind = request.resourceType();
      if (kind === "image" || kind === "font") return;
      const { pathname, searchParams } = new URL(request.url());
      requested.push(pathname);
      if (searchParams.has("cursor")) nextPages.push(request.url());
      if (kind === "script") sizes.push(request.sizes());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(3000); // everything that loads afterwards
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(requested.filter((url) => url === new URL(path, baseURL).pathname)).toHaveLength(1); // no page is prefetched without an interaction
    expect(nextPages).toEqual([]); // a list's next page loads only on scrolling
    expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(MOST_SCRIPT_KB);
    const html = await (await context.request.get(path)).body();
    expect(Math.round(html.length / 1024)).toBeLessThanOrEqual(MOST_HTML_KB);
  });
}
