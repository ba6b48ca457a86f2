import { change } from "../support/app-database";
import { type BrowserContext, expect, type Page } from "../support/browser-test";
import { test } from "../support/cuttable-test";
import { answersStored, storedScreens } from "../support/device";
import { memberPage } from "../support/members";
import { signInAsDemo } from "../support/screens";

/** Opens a screen until this device stores it, which needs the service worker. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto("/settings");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.goto(path);
  await expect.poll(() => storedScreens(page), { timeout: 20_000 }).toContain(path);
  await answersStored(page);
}

/** The app is closed and opened again. */
async function reopen(page: Page, context: BrowserContext, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path, { waitUntil: "commit" });
  return next;
}

test("an app opened while the server is down shows the screen and how old it is", async ({ browser, line }) => {
  const { page: first, context } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  line.cut();
  const page = await reopen(first, context, "/profile");
  await expect(page.getByRole("heading", { name: "Ada Lovelace" }).first()).toBeVisible();
  await expect(page.getByRole("note")).toContainText("Saved copy from");
});

/** Whether any page opened from now on has contained this text at any moment. */
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

test("a person who logs in after a logout sees nothing from the previous user", async ({ browser, line }) => {
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

test("a screen the browser was told to clear doesn't open again", async ({ browser, line }) => {
  const { page: first, context } = await memberPage(browser, { firstName: "Ada", lastName: "Lovelace" });
  await see(first, "/profile");
  const hadAda = await watchFor(context, "Ada Lovelace");
  // Only the response header, without the app's own clearing, as when logging out in a window where the code hasn't
  // loaded.
  await first.goto("about:blank");
  await context.request.post("/api/auth/logout", { headers: { origin: line.url } });
  const browserItself = await context.newCDPSession(first);
  await browserItself.send("Storage.clearDataForOrigin", { origin: line.url, storageTypes: "all" });
  const page = await reopen(first, context, "/profile");
  await expect(page).toHaveURL(/\/(login|signup)/);
  expect(hadAda()).toBe(false);
});

/** All user databases and picture caches on this device. */
const storedFor = (page: Page) =>
  page.evaluate(async () => {
    const names = [...(await indexedDB.databases()).map(({ name = "" }) => name), ...(await caches.keys())];
    return names.filter((name) => /^(windmile-device-|pictures-)/.test(name));
  });

test("a session ended elsewhere leads to login, and leaves nothing behind", async ({ browser }) => {
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
