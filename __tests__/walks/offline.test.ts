import { expect, type Page } from "../support/browser-test";
import { goOffline, goOnline, test } from "../support/cuttable-test";
import { storedScreens } from "../support/device";
import { expectWhole, signInAsDemo } from "../support/screens";

test.slow();

const note = (page: Page) => page.getByRole("note");

/** Opens a page and waits until the service worker and the device have stored it. */
async function see(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(() => storedScreens(page), { timeout: 60_000 }).toContain(new URL(page.url()).pathname);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500); // responses are stored a second after the last one arrives
}

const SCREENS = [
  ["/", "Discover Chicago"],
  ["/discover", "Discover"],
  ["/activity", "Activity Center"],
  ["/friends", "Social"],
  ["/profile", "Demo Walker"],
  ["/saved", "Saved for Later"],
  ["/notifications", "Notifications"],
] as const;

test("visited screens open offline unchanged, others say that they can't", async ({ page, context, line }) => {
  await signInAsDemo(context, line.url);
  for (const [path] of SCREENS) await see(page, path);
  await goOffline(context, line);
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expect(note(page)).toContainText("Saved copy from");
    await expect(page.getByText("That didn't load")).toHaveCount(0);
  }
  await expectWhole(page);

  await page.goto("/edit-profile");
  await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
  const size = page.viewportSize() ?? { width: 428, height: 926 };
  await page.setViewportSize({ width: 320, height: 568 });
  const retry = await page.getByRole("button", { name: "Try again" }).boundingBox();
  const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  expect((retry?.y ?? 0) + (retry?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0); // also on a small phone
  await page.setViewportSize(size);

  // Links between stored screens work.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Social" }).click();
  await expect(page).toHaveURL(/\/friends$/);
  await expect(page.getByRole("heading", { level: 1, name: "Social" })).toBeVisible();

  await goOnline(context, line);
  await expect(note(page)).toHaveCount(0); // everything is current, and nothing was reloaded
});

test("Cache Storage contains no personal data but photos, and nothing is left after logout", async ({
  page,
  context,
  line,
}) => {
  await signInAsDemo(context, line.url);
  await see(page, "/");
  await see(page, "/settings");
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  const paths = await cached();
  expect(paths).toContain("/shell");
  expect(paths.filter((path) => !/^\/(shell$|_next\/static|posters|avatars|icons|media)/.test(path))).toEqual([]);
  const shell = await page.evaluate(async () => (await caches.match("/shell", { ignoreSearch: true }))?.text());
  expect(shell).not.toContain("Demo");

  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  const left = () =>
    page.evaluate(
      async () => (await indexedDB.databases()).filter(({ name }) => name?.startsWith("windmile-device-")).length,
    );
  await expect.poll(left).toBe(0);
  await goOffline(context, line);
  await page.goto("/profile").catch(() => undefined);
  await expect(page.getByText("Demo Walker")).toHaveCount(0);
});

test("a device that can't read its caches gets the page and its code from the server", async ({
  page,
  context,
  line,
}) => {
  await signInAsDemo(context, line.url);
  await see(page, "/");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const broken = () => Promise.reject(new Error("The device's memory is broken"));
    Object.assign(self.caches, { open: broken, match: broken });
  });
  await page.goto("/saved");
  await page.getByRole("button", { name: "Events", exact: true }).click();
  await expect(page.getByRole("button", { name: "Events", exact: true })).toHaveAttribute("aria-pressed", "true");
});
