import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { openList, cards as places } from "../support/discover";
import { cards, dialog, signInAsDemo, untilSettled } from "../support/screens";

const SIZES = [
  [320, 640],
  [390, 844],
  [428, 926],
  [768, 1024],
  [1280, 800],
] as const;

const friends = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^View Profile of/ }) })
    .first();

/**
 * How far down a main screen's content may start, in pixels, and how many rows of controls may come before it. On
 * Discover these are the search field, the modes, and one row of chips.
 */
const CONTENT: readonly { path: string; first: (page: Page) => Locator; atMost: number; rows: number }[] = [
  { path: "/", first: (page) => cards(page).first(), atMost: 580, rows: 2 },
  { path: "/discover", first: (page) => page.getByRole("region", { name: "Map of Chicago" }), atMost: 240, rows: 3 },
  { path: "/friends", first: friends, atMost: 300, rows: 2 },
];

/** Tabs, segmented controls, rows of chips, and fields above the content; not those in the title bar. */
const rowsOfControls = (content: Locator) =>
  content.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const controls = document.querySelectorAll(
      ["[role=tablist]", "fieldset", "input"].map((control) => `main ${control}:not(header *)`).join(),
    );
    return [...controls].filter((control) => control.checkVisibility() && control.getBoundingClientRect().bottom <= top)
      .length;
  });

for (const [width, height] of SIZES)
  test(`content comes first at ${width} px`, async ({ page, context, baseURL }) => {
    await signInAsDemo(context, baseURL);
    await page.setViewportSize({ width, height });
    for (const { path, first, atMost, rows } of CONTENT) {
      await page.goto(path);
      await expect(first(page)).toBeVisible();
      await untilSettled(page);
      const top = await first(page).evaluate((element) => element.getBoundingClientRect().top);
      expect.soft(top, `${path} at ${width} px`).toBeLessThanOrEqual(atMost);
      expect.soft(await rowsOfControls(first(page)), `rows of controls on ${path}`).toBeLessThanOrEqual(rows);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

for (const [width, height] of SIZES)
  test(`place cards are 132 px high, and a place's actions are near its name, at ${width} px`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAsDemo(context, baseURL);
    await page.setViewportSize({ width, height });
    await openList(page, "/discover?view=list");
    const place = places(page).first();
    expect
      .soft(await place.evaluate((card) => Math.floor(card.getBoundingClientRect().height)))
      .toBeLessThanOrEqual(132);
    await place.getByRole("heading").getByRole("link").click();
    await expect(dialog(page)).toBeVisible();
    await untilSettled(page);
    const middleOf = (part: Locator) =>
      part.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      });
    const name = await middleOf(dialog(page).getByRole("button", { name: "Close" }));
    const actions = await middleOf(dialog(page).getByRole("button", { name: "Directions" }));
    expect.soft(actions - name).toBeGreaterThan(0);
    expect.soft(actions - name).toBeLessThanOrEqual(200);
  });

test("the map is at least 60% of a phone's screen", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/discover");
  const map = page.getByRole("region", { name: "Map of Chicago" });
  await expect(map).toBeVisible();
  expect(await map.evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(0.6 * 844);
});

test("every member screen has the bar at the side from 768 px up", async ({ page, context, baseURL }) => {
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
    await untilSettled(page);
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
