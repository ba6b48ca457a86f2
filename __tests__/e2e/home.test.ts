import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, type Page, test } from "../support/browser-test";
import { cards, dialog, expectWhole, recordMissing, signInAsDemo, skipRewards, tapAndSend } from "../support/screens";

const hrefs = (page: Page) =>
  cards(page)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
/** A card the server doesn't render; once it's there, the browser has rendered the feed. */
const afterServers = (page: Page) => cards(page).nth(6);
const firstTitle = async (page: Page) =>
  ((await cards(page).first().getByRole("button").getAttribute("aria-label")) ?? "").replace(
    /^Like (.*?)(, [\d,]+ likes?)?$/,
    "$1",
  );

/** A unique photo with a location in its metadata, like a camera's. */
function jpeg(): Promise<Buffer> {
  return sharp(randomBytes(64 * 48 * 3), { raw: { width: 64, height: 48, channels: 3 } })
    .resize(1600, 1200)
    .withExif({ IFD3: { GPSLatitude: "41/1 52/1 55/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
}

test.beforeEach(({ context, baseURL }) => signInAsDemo(context, baseURL));

test("the first load is small and requests nothing twice", { tag: "@own-server" }, async ({ page }) => {
  const calls: string[] = [];
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") bytes += (await request.sizes()).responseBodySize;
    if (request.url().includes("/api/")) calls.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.waitForTimeout(2000); // anything else that loads on its own
  // An empty page loads 134 KB; the screen may add 90 KB.
  expect(bytes).toBeLessThan(224 * 1024);
  expect(calls.toSorted()).toEqual(["/api/auth/user", "/api/today"]); // the lists came with the page
});

test("data that is ready in time is rendered once, without skeletons", async ({ context }) => {
  const isSwapped = async () => (await (await context.request.get("/")).text()).includes("$RC(");
  await expect.poll(isSwapped).toBe(false);
});

test("card heights follow the spec, in two columns", async ({ page }) => {
  await page.goto("/");
  await expect(afterServers(page)).toBeAttached();
  const items = page.getByRole("list", { name: "Posts" }).getByRole("listitem");
  const heights = await items.evaluateAll((all) => all.slice(0, 7).map((item) => item.getBoundingClientRect().height));
  expect(heights).toEqual([260, 340, 220, 300, 280, 260, 340]);
  const lefts = await items.evaluateAll((all) => all.slice(0, 7).map((item) => item.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
});

test("the order and scroll position survive a reload and Back", async ({ page }) => {
  await page.goto("/");
  await expect(afterServers(page)).toBeAttached();
  const before = await hrefs(page);
  await page.reload();
  await expect(afterServers(page)).toBeAttached();
  const order = await hrefs(page);
  // Other tests post in the meantime, so new posts may appear and the oldest may move to the next page. The rest is
  // unchanged.
  const stayed = order.filter((href) => before.includes(href));
  expect(stayed.length).toBeGreaterThan(before.length / 2);
  expect(stayed).toEqual(before.filter((href) => order.includes(href)));

  await page.evaluate(() => window.scrollTo(0, 1400));
  await cards(page).nth(5).locator("a").click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1000);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");
  await page.goBack();
  await expect(cards(page).first()).toBeAttached();
  expect((await hrefs(page)).slice(0, order.length)).toEqual(order);
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), top)).toBeLessThan(40);
});

test("the feed scrolls to its end without duplicates, and a reload restores the position", async ({ page }) => {
  await page.goto("/?filter=following"); // other tests' posts would shift the pages of the For You feed
  await expect(afterServers(page)).toBeAttached();
  const begin = (await hrefs(page)).length;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await hrefs(page)).length).toBeGreaterThan(begin);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 1500));
  const order = await hrefs(page);
  expect(new Set(order).size).toBe(order.length);
  const top = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect.poll(async () => (await hrefs(page)).slice(0, order.length)).toEqual(order);
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), top)).toBeLessThan(60);
});

test("Back closes the detail, Forward reopens it, and so does its link", async ({ page }) => {
  await page.goto("/?tab=hidden");
  const title = await firstTitle(page);
  await cards(page).first().locator("a").click();
  await expect(dialog(page, title)).toBeVisible();
  await expect(page).toHaveURL(/\?tab=hidden&photo=[0-9a-f-]{36}$/);
  const link = page.url();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=hidden$/);
  await page.goForward();
  await expect(dialog(page, title)).toBeVisible();

  await page.goto(link);
  await expect(dialog(page, title)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=hidden$/);
});

test("a tap on a slow connection reaches the server even if the page is left immediately", async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(2).locator("a").click();
  const heart = dialog(page).getByRole("button", { name: /^Like (?!this comment)/ });
  const liked = String((await heart.getAttribute("aria-pressed")) !== "true");
  const address = `/api/photos/${new URL(page.url()).searchParams.get("photo")}`;
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 1500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", liked);
  await page.goto("about:blank");
  const isLiked = async () => String((await (await page.request.get(address)).json()).isLiked);
  await expect.poll(isLiked).toBe(liked);
});

test("a like and a comment are still there after a reload", async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(1).locator("a").click();
  const heart = dialog(page).getByRole("button", { name: /^Like (?!this comment)/ });
  const wasLiked = (await heart.getAttribute("aria-pressed")) === "true";
  await tapAndSend(page, heart);
  await expect(heart).toHaveAttribute("aria-pressed", String(!wasLiked));

  const words = `Lovely light ${Date.now()}`;
  await dialog(page).getByRole("textbox", { name: "Comment" }).fill(words);
  await tapAndSend(page, dialog(page).getByRole("button", { name: "Post comment" }));
  await expect(dialog(page).getByRole("article").filter({ hasText: words })).toBeVisible();
  await page.reload();
  const mine = dialog(page).getByRole("article").filter({ hasText: words });
  await expect(mine).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", String(!wasLiked));
  await mine.getByRole("button", { name: /^More options for this comment/ }).click();
  const remove = page.getByRole("menuitem", { name: "Delete" });
  const below = () => page.evaluate(() => window.scrollY);
  const top = await below();
  await remove.scrollIntoViewIfNeeded();
  expect(await below()).toBe(top); // scrolling an item into view doesn't move the page below, or the menu
  const deleted = page.waitForResponse(
    (response) => response.request().method() === "DELETE" && response.url().includes("/api/comments/"),
  );
  await remove.click();
  await expect(mine).toHaveCount(0);
  expect((await deleted).status()).toBe(204); // once Undo has expired
});

test("a photo goes from the home screen into the feed and its public page, and is deleted again", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await skipRewards(page);
  const missing = recordMissing(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Add a photo" }).first().click();
  const buffer = await jpeg();
  await page.getByLabel("Photo", { exact: true }).setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByAltText("Preview")).toBeVisible();
  const caption = `The lake at six ${Date.now()}`;
  await dialog(page).getByRole("textbox", { name: "Caption" }).fill(caption);
  await dialog(page).getByRole("button", { name: "Upload photo" }).click();
  await expect(page.getByText("Photo uploaded successfully!").first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const mine = page.getByRole("link", { name: caption });
  await expect(mine).toBeVisible();
  await page.waitForTimeout(1500); // everything the new post loads: its picture sizes and fresh lists
  const [own] = await (await context.request.get("/api/photos/profile")).json();
  expect(own.caption).toBe(caption);
  expect(missing(own.image)).toEqual([]);

  await mine.click();
  await expect(dialog(page)).toBeVisible();
  const id = new URL(page.url()).searchParams.get("photo") ?? "";
  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await visitor.newPage();
  await elsewhere.goto(`/p/${id}`);
  await expect(elsewhere.getByText(caption)).toBeVisible();
  expect(await elsewhere.locator('meta[property="og:image"]').getAttribute("content")).toMatch(/^http.*\/media\//);
  expect(await elsewhere.locator('meta[property="og:description"]').getAttribute("content")).toBe(caption);
  await expectWhole(elsewhere);

  await dialog(page).getByRole("button", { name: "More options for this photo" }).click();
  await page.getByRole("menuitem", { name: "Delete photo" }).click();
  await expect(page.getByText("Photo moved to trash").first()).toBeVisible();
  await expect(mine).toHaveCount(0);
  expect((await elsewhere.goto(`/p/${id}`))?.status()).toBe(404);
  await visitor.close();
});

test("an ended session shows one notice and returns after login", async ({ page, context }) => {
  await page.goto("/?tab=ai");
  await page.getByRole("tab", { name: "Ask AI" }).click();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached(); // toast code loads with the first tap
  await context.clearCookies({ name: /session-token/ });
  let leave = () => {};
  const isRead = new Promise<void>((done) => {
    leave = done;
  });
  await page.route("**/api/login?**", (route) => isRead.then(() => route.continue()));
  await cards(page)
    .first()
    .getByRole("button", { name: /^Like (?!this comment)/ })
    .click();
  await expect(page.getByText("You are logged out. Logging in again...").first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Unauthorized" })).toHaveCSS(
    "background-color",
    "rgb(198, 12, 48)",
  );
  leave();
  await page.waitForURL("**/signup?**");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe("/?tab=ai");
});

test("a link tapped offline leaves the page unchanged and opens once online", async ({ page, context }) => {
  await page.goto("/");
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: /^You're offline$/ })).toBeVisible();
  await page.getByRole("link", { name: "Social" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Opens once you're back online" })).toBeVisible();
  await page.waitForTimeout(1500); // longer than a request takes to fail
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Social" })).toBeVisible();
});

test("a part first opened offline appears once online, while the page stays", async ({ page, context }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto("/");
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Opens once you're back online" })).toBeVisible();
  await page.waitForTimeout(1500); // longer than a request takes to fail
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Opens once" })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("offline there is a page that says so", async ({ page }) => {
  await page.goto("/offline");
  await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
  await expectWhole(page);
});
