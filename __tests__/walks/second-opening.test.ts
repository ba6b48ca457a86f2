import { change } from "../support/app-database";
import { type BrowserContext, expect, type Page } from "../support/browser-test";
import { keptKeys } from "../support/device";
import { test } from "../support/line";
import { memberPage } from "../support/members";
import { signInAsDemo } from "../support/screens";

/** Opens a screen until it is kept as it stands, which needs the service worker. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto("/settings");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.goto(path);
  await expect.poll(() => keptKeys(page, "drawn"), { timeout: 20_000 }).toContain(path);
}

/** The app is closed and opened again. */
async function reopen(page: Page, context: BrowserContext, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path, { waitUntil: "commit" });
  return next;
}

const asItStood = (page: Page) => page.locator("#last-seen");

test("an app that is opened again shows the screen as it stood, and then as it is", async ({ browser }) => {
  const { page: first, context, id } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  await change(`update users set bio = 'Counts laps' where id = $1`, [id]);
  await context.addInitScript(() => {
    const look = () => {
      if (document.querySelector("#last-seen > *")) Object.assign(window, { opensAsItStood: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const opensAsItStood = () => page.evaluate(() => "opensAsItStood" in window);
  const page = await reopen(first, context, "/profile");
  await expect(page.getByRole("heading", { name: "Ada Lovelace" }).first()).toBeVisible();
  await expect(page.getByText("Counts laps")).toBeVisible(); // the server's, over what was kept
  expect(await opensAsItStood()).toBe(true);
  await expect(asItStood(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/Windmile/);
  await expect(page.getByRole("note")).toHaveCount(0);

  // What is asked for while the app is open comes from the server.
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText("Counts laps")).toBeVisible();
  expect(await opensAsItStood()).toBe(false);
});

/** How often a second opening may ask the server; pictures aside. A first visit makes up to 19 requests (`e2e/light`). */
const ASKS = { "/": 6, "/discover": 8, "/activity": 9 } as const;

for (const [path, most] of Object.entries(ASKS)) {
  test(`a second opening of ${path} asks for what it shows, and for nothing twice`, async ({ browser, line }) => {
    const context = await browser.newContext();
    await signInAsDemo(context, line.url);
    const first = await context.newPage();
    await see(first, path);
    await first.close();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("response", (response) => {
      const request = response.request();
      const { pathname, search } = new URL(request.url());
      if (!response.fromServiceWorker() && request.resourceType() !== "image") asked.push(pathname + search);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(asItStood(page)).toHaveCount(0);
    await page.waitForTimeout(3000); // what comes by itself afterwards
    expect(asked).toContain("/api/auth/user");
    expect(new Set(asked).size, asked.join("\n")).toBe(asked.length);
    expect(asked).not.toContain("/api/health");
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most);
  });
}

test("where the server does not answer, what was opened at once says how old it is", async ({ browser, line }) => {
  const { page: first, context } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  line.cut();
  const page = await reopen(first, context, "/profile");
  await expect(page.getByRole("heading", { name: "Ada Lovelace" }).first()).toBeVisible();
  await expect(page.getByRole("note")).toContainText("Saved copy, seen");
  await expect(asItStood(page)).toHaveCount(0);
});

test("a tap on the screen as it stood is done on the one drawn below", async ({ browser }) => {
  const { page: first, context } = await memberPage(browser);
  await see(first, "/friends");
  await first.close();
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.goto("/friends", { waitUntil: "commit" });
  await asItStood(page)
    .locator("[role=tab][aria-selected=false]")
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(page.getByRole("tab", { name: "Community", selected: true })).toBeVisible();
  await expect(asItStood(page)).toHaveCount(0);
});

test("whoever goes to sign in is shown nothing as it stood for somebody else", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await see(page, "/profile");
  await context.clearCookies(); // a session that ended without a log-out
  await page.goto("/login");
  expect(await keptKeys(page, "drawn")).toEqual([]);
});

/** Whether any page opened from now on has had this text in it at any moment, from its first byte on. */
async function watchFor(context: BrowserContext, text: string) {
  let wasSeen = false;
  await context.exposeFunction("textWasSeen", () => {
    wasSeen = true;
  });
  await context.addInitScript((wanted) => {
    const look = () => {
      if (!document.documentElement?.textContent?.includes(wanted)) return;
      if ("textWasSeen" in window && typeof window.textWasSeen === "function") window.textWasSeen();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => wasSeen;
}

test("who signs in after a log-out sees nothing of how the screen stood for the one before", async ({
  browser,
  line,
}) => {
  const { page: first, context } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  await first.goto("/settings");
  await first.getByRole("button", { name: "Log Out" }).click();
  await first.waitForURL(/\/$/);
  await expect(first.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  const hadAda = await watchFor(context, "Ada Lovelace");
  await signInAsDemo(context, line.url);
  const page = await reopen(first, context, "/profile");
  await expect(page.getByRole("heading", { name: "Demo Walker" }).first()).toBeVisible();
  expect(hadAda()).toBe(false);
});

test("what a browser was told to clear does not open again", async ({ browser, line }) => {
  const { page: first, context } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  const hadAda = await watchFor(context, "Ada Lovelace");
  // The answer's header alone, without the app's own clearing, as from a log-out in a window without its code.
  await first.goto("about:blank");
  await context.request.post("/api/auth/logout", { headers: { origin: line.url } });
  const browserItself = await context.newCDPSession(first);
  await browserItself.send("Storage.clearDataForOrigin", { origin: line.url, storageTypes: "all" });
  const page = await reopen(first, context, "/profile");
  await expect(page).toHaveURL(/\/(login|signup)/);
  expect(hadAda()).toBe(false);
});

/** The databases and picture caches this device has of anyone. */
const storedFor = (page: Page) =>
  page.evaluate(async () => {
    const names = [...(await indexedDB.databases()).map(({ name = "" }) => name), ...(await caches.keys())];
    return names.filter((name) => /^(windmile-device-|pictures-)/.test(name));
  });

test("a session that was ended elsewhere leads to signing in, and leaves nothing behind", async ({ browser }) => {
  const { page: first, context, id } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  await change(`update sessions set "revokedAt" = now() where "userId" = $1`, [id]);
  const page = await reopen(first, context, "/profile");
  await expect(page).toHaveURL(/\/(login|signup)/);
  await expect.poll(() => storedFor(page)).toEqual([]);
  const hadAda = await watchFor(context, "Ada Lovelace");
  const again = await reopen(page, context, "/profile");
  await expect(again).toHaveURL(/\/(login|signup)/);
  expect(hadAda()).toBe(false);
});
