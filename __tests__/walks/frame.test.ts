import { z } from "@/lib/core/shared/zod";
import { expect, test } from "../support/browser-test";
import { signInAsDemo } from "../support/screens";

// What every main screen has in common with a native app; docs/ux-checklist.md lists the items.

test.beforeEach(({ context, baseURL }) => signInAsDemo(context, baseURL));

test("a page can be zoomed with two fingers, and no field zooms by itself", async ({ page }) => {
  await page.goto("/new-post", { waitUntil: "networkidle" });
  const content = await page.locator('meta[name="viewport"]').getAttribute("content");
  expect(content).toContain("viewport-fit=cover");
  expect(content).not.toMatch(/maximum-scale|user-scalable/);
  const sizes = await page
    .locator("input:visible, textarea:visible, select:visible")
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test("the keyboard shrinks the page, so that it covers neither field nor button", async ({ page }) => {
  await page.goto("/");
  const content = await page.locator('meta[name="viewport"]').getAttribute("content");
  expect(content).toContain("interactive-widget=resizes-content");
});

test("a new screen is announced: it has a title, and focus isn't left behind", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Social" }).click();
  await expect(page).toHaveTitle(/^Social/);
  await expect(page.getByRole("heading", { level: 1, name: "Social" })).toBeFocused();
});

test("pulling at the top refetches the list", async ({ page, context }) => {
  await page.goto("/saved", { waitUntil: "networkidle" });
  const browser = await context.newCDPSession(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const pull = async () => {
    await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 200, y: 300 }] });
    for (let y = 320; y <= 520; y += 20)
      await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 200, y }] });
    await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await pull();
  await expect.poll(() => requested.filter((path) => path.startsWith("/api/saved")).length).toBeGreaterThan(0);
});

test("with reduced motion nothing slides, turns, or bursts for longer than a fade", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(150);
});

test("the manifest has the app's name, icons, shortcuts, and screenshots that exist", async ({ page }) => {
  const image = z.looseObject({ src: z.string(), sizes: z.string() });
  const manifest = z
    .looseObject({
      id: z.string(),
      name: z.string(),
      start_url: z.string(),
      scope: z.string(),
      display: z.literal("standalone"),
      icons: z.array(image.extend({ purpose: z.string() })),
      shortcuts: z.array(z.looseObject({ name: z.string(), url: z.string() })),
      screenshots: z.array(image),
    })
    .parse(await (await page.request.get("/manifest.webmanifest")).json());
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["New Post", "Log Workout", "Map"]),
  );
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await page.request.get(src)).status()).toBe(200);
});

test("the not-found page is dark on a dark phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/profile/0190a000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/(^| )dark( |$)/);
});
