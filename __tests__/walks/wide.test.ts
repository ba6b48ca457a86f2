import { expect, type Locator, type Page, test } from "../support/browser-test";
import { cards as listed, map, openList, openMap } from "../support/discover";
import { cards, dialog, expectWhole, overlaysGone, overlaysOpen, signInAsDemo, untilSettled } from "../support/screens";

// The wide layout, from 1024 px on: decision 0038.

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
] as const;
const TABS = ["Home", "Discover", "New post", "Social", "Profile"];

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const main = (page: Page) => page.locator("main"); // also where a modal dialog hides it from assistive technology
const current = (page: Page) => bar(page).locator("[aria-current=page]");

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.beforeEach(async ({ context, page, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("the tab bar is at the side, once, with labels, large targets, and keyboard support", async ({ page }) => {
      await page.goto("/");
      await expect(cards(page).first()).toBeVisible();
      await expect(bar(page)).toHaveCount(1);
      const side = await boxOf(bar(page));
      expect(side).toMatchObject({ x: 0, y: 0, height: size.height });
      const column = await boxOf(main(page));
      expect(column.width).toBeLessThanOrEqual(428);
      expect(column.x).toBeGreaterThanOrEqual(side.right);

      const links = bar(page).getByRole("link");
      await expect(links).toHaveCount(TABS.length);
      await expect(current(page)).toHaveAccessibleName("Home");
      let above = 0;
      for (const [index, name] of TABS.entries()) {
        const link = links.nth(index);
        await expect(link).toHaveAccessibleName(name);
        const { y, width, height, bottom } = await boxOf(link);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(y).toBeGreaterThanOrEqual(above);
        above = bottom;
        if (index === 0) await link.focus();
        else await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
      }
      await expectWhole(page);
      await links.nth(3).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Social" })).toBeVisible();
      await expect(current(page)).toHaveAccessibleName("Social");
    });

    test("Discover's list has the map beside it, and the map alone gets the full width", async ({ page }) => {
      await openList(page, "/discover?view=list");
      await expect(map(page).getByText("Using fallback Chicago map")).toBeVisible();
      const side = await boxOf(bar(page));
      const column = await boxOf(main(page));
      const beside = await boxOf(map(page));
      expect(column.width).toBeLessThanOrEqual(428);
      expect(column.x).toBeGreaterThanOrEqual(side.right);
      expect(beside.x).toBeGreaterThanOrEqual(column.right);
      expect(beside.right).toBeLessThanOrEqual(size.width);
      expect(beside.right).toBeGreaterThan(size.width - 32);
      expect(beside.height).toBeGreaterThan(size.height - 64);
      await expectWhole(page);

      await openMap(page);
      expect(await boxOf(map(page))).toMatchObject({ x: side.right, y: 0, right: size.width, height: size.height });
      const controls = await boxOf(main(page));
      const note = await boxOf(map(page).getByText("Using fallback Chicago map"));
      expect(note.x).toBeGreaterThanOrEqual(controls.right);
      await expectWhole(page);
    });

    test("a place opens beside its list, and the next one replaces it", async ({ page }) => {
      await openList(page, "/discover?view=list");
      for (const index of [0, 1]) {
        const heading = listed(page).nth(index).getByRole("heading");
        await heading.click();
        await expect(dialog(page)).toHaveAccessibleName((await heading.textContent()) ?? "");
        expect((await boxOf(dialog(page))).x).toBeGreaterThanOrEqual((await boxOf(main(page))).right);
      }
      await expect(dialog(page)).toHaveCount(1);
      await expectWhole(page);
      await page.goBack();
      await overlaysGone(page);
      await expect(page).toHaveURL(/\/discover\?view=list$/);
    });

    test("a ticketed event opens beside its list in the map's place, and the map is back when it closes", async ({
      page,
    }) => {
      await openList(page, "/discover?mode=events&view=list");
      const { x: left } = await boxOf(map(page));
      await listed(page).first().getByRole("button", { name: "Details" }).click();
      await untilSettled(page);
      expect((await boxOf(dialog(page))).x).toBe(left);
      await expect(map(page)).toBeHidden();
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await expect(map(page)).toBeVisible();
      await expect(listed(page).first().getByRole("button", { name: "Details" })).toBeFocused();
    });

    test("the notes below the map stay complete and at the bottom beside an open event", async ({ page }) => {
      const answer = await page.request.get("/api/events?size=1");
      const { events }: { events: { id: string }[] } = await answer.json();
      await page.goto(`/discover?mode=events&event=${events[0]?.id}`);
      await expect(dialog(page)).toBeVisible();
      const note = await boxOf(map(page).getByText("Using fallback Chicago map"));
      const legend = await boxOf(map(page).getByRole("list", { name: "Legend" }));
      const around = await boxOf(map(page));
      expect(note.height).toBeLessThanOrEqual(20);
      expect(legend.right).toBeLessThanOrEqual(around.right);
      expect(legend.x).toBeGreaterThanOrEqual(note.right);
    });

    test("a photo's own page uses the same column as other member screens", async ({ page }) => {
      await page.goto("/settings");
      const { x } = await boxOf(main(page));
      const answer = await page.request.get("/api/photos/home?limit=1&q=Five+easy"); // one no other test deletes
      const [photo]: { id: string }[] = await answer.json();
      await page.goto(`/p/${photo?.id}`);
      expect((await boxOf(main(page))).x).toBe(x);
      const field = await boxOf(page.getByPlaceholder("Add a comment..."));
      expect(field.x).toBeGreaterThan(x);
      expect(field.right).toBeLessThan(x + 428);
      await expectWhole(page);
    });

    test("a photo opens beside the feed, which stays usable; Escape, Back, and its button close it", async ({
      page,
    }) => {
      await page.goto("/");
      const [first, second] = [cards(page).nth(0).locator("a"), cards(page).nth(1).locator("a")];
      await first.click();
      await expect(dialog(page).getByRole("heading", { name: "Comments" })).toBeVisible();
      const open = await boxOf(dialog(page));
      const column = await boxOf(main(page));
      expect(open.x).toBeGreaterThanOrEqual(column.right);
      expect(open.right).toBeLessThanOrEqual(size.width);
      expect(open.width).toBeLessThanOrEqual(428);
      await expectWhole(page);

      const scrolled = await page.evaluate(() => window.scrollY);
      await page.mouse.move(column.x + 60, size.height - 60);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
      await expect(dialog(page)).toBeVisible();

      const address = page.url();
      await second.click();
      await expect(page).not.toHaveURL(address);
      await expect(dialog(page)).toHaveCount(1);
      await expect.poll(() => overlaysOpen(page)).toBe(1);
      await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Escape");
      await overlaysGone(page);
      await expect(page).toHaveURL(/\/$/);
      await expect(second).toBeFocused();

      await second.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await overlaysGone(page);
      await second.click();
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await overlaysGone(page);
      await expect(page).toHaveURL(/\/$/);
    });

    test("a selection beside an open photo stays, and a layer above it handles Escape", async ({ page }) => {
      await page.goto("/");
      await cards(page).first().locator("a").click();
      await expect(dialog(page).getByRole("heading", { name: "Comments" })).toBeVisible();
      await page.getByRole("tab", { name: "Hidden Gems" }).click();
      await expect(dialog(page)).toBeVisible();

      await page.getByRole("button", { name: "Add a photo" }).first().click();
      await expect(dialog(page, "Add a photo")).toBeVisible();
      expect((await boxOf(dialog(page, "Add a photo"))).right).toBeLessThanOrEqual((await boxOf(main(page))).right);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(1);
      await expect.poll(() => overlaysOpen(page)).toBe(1);

      await page.keyboard.press("Escape");
      await overlaysGone(page);
      await expect(page).toHaveURL(/\?tab=hidden$/);
      await expect(page.getByRole("tab", { name: "Hidden Gems" })).toHaveAttribute("aria-selected", "true");
    });
  });
}

test("a phone has one column, the bar below it, and layers over it", async ({ page }) => {
  await page.goto("/");
  const card = cards(page).first().locator("a");
  await expect(card).toBeVisible();
  expect(await boxOf(bar(page))).toMatchObject({ x: 0, width: 428, height: 65, bottom: 926 });
  expect(await boxOf(main(page))).toMatchObject({ x: 0, width: 428 });
  await card.click();
  await expect(dialog(page).getByRole("heading", { name: "Comments" })).toBeVisible();
  expect(await boxOf(dialog(page))).toMatchObject({ x: 0, y: 0, width: 428, height: 926 });
  await expect(page.getByRole("main")).toHaveCount(0); // below a modal layer
  await page.goBack();
  await overlaysGone(page);

  await page.goto("/discover?view=list");
  await listed(page).first().getByRole("heading").click();
  await expect(dialog(page)).toBeVisible();
  expect(await boxOf(dialog(page))).toMatchObject({ x: 0, width: 428 });
  await expect(map(page)).toHaveCount(0);
});

test("a visitor's column is centered in a wide window", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto("/login");
  expect(await boxOf(main(page))).toMatchObject({ x: 426, width: 428 });
  await expect(bar(page)).toHaveCount(0);
});
