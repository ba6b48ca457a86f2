import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";
import { type BrowserContext, expect, type Request, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

/**
 * What a later visit of a screen costs a phone with an empty cache, counted when it has been left alone: requests without
 * pictures and fonts, and packed scripts. A page with nothing on it makes 7 requests and brings 134 KB: 15 and 90 more are
 * the bounds. `docs/performance.md` says what is in the rest.
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

/** The page of whatever photo is the newest. */
async function photoPath(context: BrowserContext): Promise<string> {
  const answer: unknown = await (await context.request.get("/api/photos/home?limit=1")).json();
  const [photo] = z.array(z.looseObject({ id: z.string() })).parse(answer);
  return paths.photo(photo?.id ?? "");
}

for (const named of PATHS) {
  test(`${named} is lightweight, also once it is idle`, { tag: "@own-server" }, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    const path = named === "a photo" ? await photoPath(context) : named;
    await page.goto(path, { waitUntil: "networkidle" }); // a first visit leaves things on the device
    await page.goto("about:blank"); // and whatever it still asked for is no part of the second
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
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
    expect(asked.filter((url) => url === new URL(path, baseURL).pathname)).toHaveLength(1); // no page is fetched ahead that nobody asked for
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(MOST_SCRIPT_KB);
  });
}
