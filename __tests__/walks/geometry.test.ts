import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { cards, signInAsDemo, untilStill } from "../support/screens";

const friends = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^View Profile of/ }) })
    .first();

/** How far down the content of a main screen may begin, in pixels. */
const CONTENT: readonly { path: string; first: (page: Page) => Locator; atMost: number }[] = [
  { path: "/", first: (page) => cards(page).first(), atMost: 580 },
  { path: "/discover", first: (page) => page.getByRole("region", { name: "Map of Chicago" }), atMost: 240 },
  { path: "/friends", first: friends, atMost: 300 },
];

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [428, 926],
  [768, 1024],
  [1280, 800],
] as const)
  test(`content comes first at ${width} px`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    await page.setViewportSize({ width, height });
    for (const { path, first, atMost } of CONTENT) {
      await page.goto(path);
      await expect(first(page)).toBeVisible();
      await untilStill(page);
      const top = await first(page).evaluate((element) => element.getBoundingClientRect().top);
      expect.soft(top, `${path} at ${width} px`).toBeLessThanOrEqual(atMost);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test("the map is at least 60 % of a phone's screen", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/discover");
  const map = page.getByRole("region", { name: "Map of Chicago" });
  await expect(map).toBeVisible();
  expect(await map.evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(0.6 * 844);
});

test("every member screen has the bar at the side from 768 px", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["/", "/settings", "/settings/account", "/new-post", "/record", "/workouts/import", "/activity"]) {
    await page.goto(path);
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar, path).toBeVisible();
    const { width, height } = await bar.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(width, path).toBeLessThan(100);
    expect(height, path).toBeGreaterThan(900);
  }
});

test("at most 400 elements are drawn on the map at any zoom", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/discover");
  const zoomIn = page.getByRole("button", { name: "Zoom in" });
  await expect(zoomIn).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    await untilStill(page);
    const drawn = await page.getByRole("region", { name: "Map of Chicago" }).locator("svg *").count();
    expect(drawn).toBeLessThanOrEqual(400);
    await zoomIn.click();
  }
});

const ASIDES = [
  ["/", "Today in Chicago"],
  ["/friends", "Today in Chicago"],
  ["/activity", "Your latest workout"],
  ["/profile", "Neighborhood Passport"],
  ["/settings/account/privacy", "My Account"],
] as const;

test("wide screens have something useful in a second column", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, name] of ASIDES) {
    await page.goto(path);
    await expect(page.getByRole("complementary", { name }), path).toBeInViewport();
  }
});
