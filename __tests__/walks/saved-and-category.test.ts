import { expect, type Locator, type Page, test } from "../support/browser-test";
import { cards, complaintsOf, list, openList } from "../support/discover";
import { memberPage } from "../support/members";
import {
  dialog,
  expectWhole,
  overlaysGone,
  skipRewards,
  tapAndSend,
  tapAtRest,
  untilSettled,
} from "../support/screens";
import { dragFinger } from "../support/touch";

const saved = (page: Page) => page.getByRole("main").getByRole("article");

async function openPlace(page: Page, name: string) {
  await list(page).getByRole("link", { name, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

test("a place's sheet: contents, two heights, Back, its link, and Save to Favorites", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, context } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await openList(page, "/discover?view=list");
  const sheet = await openPlace(page, "Art Institute of Chicago");
  for (const term of ["Category", "Area", "Address", "Hours"])
    await expect(sheet.getByRole("term").filter({ hasText: term })).toBeVisible();
  await expect(sheet.getByRole("heading", { name: "About this place" })).toBeVisible();
  await expect(sheet.getByRole("heading", { name: "Features" })).toBeVisible();
  await expect(page).toHaveURL(/venue=[0-9a-f-]{36}/);

  const top = async () => (await sheet.boundingBox())?.y ?? 0;
  await untilSettled(page); // until it has opened
  const low = await top();
  expect(low).toBeGreaterThan(250);
  await dragFinger(page, { x: 214, y: low + 10 }, { x: 214, y: 90 });
  await expect.poll(top).toBeLessThan(60);
  await dragFinger(page, { x: 214, y: 40 }, { x: 214, y: 330 }, 60); // moved slowly, because a fling would close it
  await expect.poll(top).toBeGreaterThan(250);
  await sheet.getByRole("heading", { name: "What people say" }).scrollIntoViewIfNeeded(); // scrolling opens it fully
  await expect.poll(top).toBeLessThan(60);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(dialog(page, "Art Institute of Chicago")).toBeVisible();

  const link = page.url();
  const again = await context.newPage();
  const requested: string[] = [];
  again.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await again.goto(link);
  await expect(dialog(again, "Art Institute of Chicago")).toBeVisible();
  expect(requested.filter((path) => /^\/api\/venues\/[^/]+$/.test(path))).toEqual([]); // loaded with the page
  await again.goBack();
  await expect(dialog(again)).toHaveCount(0);
  await expect(again).toHaveURL(/\/discover\?view=list$/);
  await again.close();

  await tapAndSend(page, sheet.getByRole("button", { name: "Save to Favorites" }));
  await overlaysGone(page);
  await expect(cards(page).filter({ hasText: "Art Institute of Chicago" }).getByText("Saved")).toBeAttached();
  await page.goto("/saved");
  await expect(saved(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("a place's sheet: actions are in the first 200 px under the picture, and the title bar stays", async ({
  browser,
}) => {
  const { page } = await memberPage(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, "/discover?view=list");
  const sheet = await openPlace(page, "Art Institute of Chicago");
  await untilSettled(page);
  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("It isn't shown");
    return box;
  };
  const picture = await boxOf(sheet.locator("picture").first());
  expect(picture.height).toBeCloseTo(176, 0);
  const under = picture.y + picture.height;
  for (const name of ["Directions", "Visit Website"]) {
    const action = await boxOf(sheet.getByRole("button", { name }));
    expect(action.y + action.height - under).toBeLessThanOrEqual(200);
    expect(action.height).toBeGreaterThanOrEqual(44);
  }

  await sheet.getByRole("heading", { name: "What people say" }).scrollIntoViewIfNeeded();
  await untilSettled(page);
  const top = (await boxOf(sheet)).y;
  const close = sheet.getByRole("button", { name: "Close" });
  const bar = await boxOf(close);
  expect(bar.y - top).toBeLessThan(16);
  expect(Math.min(bar.width, bar.height)).toBeGreaterThanOrEqual(44);
  await expect(sheet.getByRole("button", { name: "Share" }).first()).toBeInViewport({ ratio: 1 });
  await close.click({ position: { x: 22, y: 4 } }); // including its edge, which the drag handle doesn't cover
  await overlaysGone(page);
});

test("place cards are about 132 px high", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, "/discover?view=list");
  const heights = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((card) => card.firstElementChild?.getBoundingClientRect().height ?? 0),
  );
  for (const height of heights) {
    expect(height).toBeGreaterThan(110);
    expect(height).toBeLessThan(160);
  }
});

test("saved: a note, removing and Undo, and everything after a reload", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  const complaints = complaintsOf(page);
  const { venues } = await (await context.request.get("/api/venues?size=2")).json();
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const headers = { origin: new URL(page.url()).origin };
  for (const { id } of venues)
    expect((await context.request.put(`/api/saved/venue/${id}`, { data: {}, headers })).status()).toBe(200);
  await page.reload();
  await expect(saved(page)).toHaveCount(2);
  const [{ name }] = venues;
  await page.getByRole("button", { name: `Add note to ${name}` }).click();
  await dialog(page, "Edit saved item").getByRole("textbox").fill("Go at sunset");
  await dialog(page, "Edit saved item").getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(saved(page).filter({ hasText: name })).toContainText("Go at sunset");

  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(saved(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved(page)).toHaveCount(2);
  const words = async () =>
    (await (await context.request.get("/api/saved")).json()).map(({ note }: { note: string }) => note);
  await expect.poll(words).toContain("Go at sunset");
  await page.reload();
  await expect(saved(page).filter({ hasText: name })).toContainText("Go at sunset");
  await page.getByRole("button", { name: "Events", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.getByRole("button", { name: "Places", exact: true }).click();
  await page.getByRole("link", { name }).click();
  await expect(dialog(page, name).getByText("Go at sunset")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("check-in: XP once, undone, and kept private", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await skipRewards(page);
  await openList(page, "/discover?view=list");
  const sheet = await openPlace(page, "Millennium Park");
  const visits = async () => (await (await context.request.get("/api/user/stats")).json()).xp;
  expect(await visits()).toBe(0);
  await tapAtRest(sheet.getByRole("switch", { name: "Private check-in" }));
  await tapAtRest(sheet.getByRole("button", { name: "Check in" }));
  await expect(page.getByText("You earned 15 XP.", { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^You were here on \w{3}, \w{3} \d+\.$/)).toBeVisible();
  expect(await visits()).toBe(15);
  await tapAtRest(sheet.getByRole("button", { name: "Checked in today" }));
  await expect(sheet.getByRole("button", { name: "Check in" })).toBeVisible();
  expect(await visits()).toBe(0);
  expect(complaints).toEqual([]);
});

test("the link chooser: website and directions, in a new tab, copied, and canceled", async ({ browser }) => {
  const { page, context } = await memberPage(browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openList(page, "/discover?view=list");
  const sheet = await openPlace(page, "Art Institute of Chicago");
  await tapAtRest(sheet.getByRole("button", { name: "Visit Website" }));
  const website = dialog(page, "Visit Website");
  await expect(website.getByRole("link", { name: /^Official Website/ })).toHaveAttribute("target", "_blank");
  await expect(website.getByRole("link", { name: /^Search on Google/ })).toHaveAttribute(
    "href",
    /google\.com\/search\?q=Art/,
  );
  await website.getByRole("button", { name: "Cancel" }).click();
  await expect(website).toHaveCount(0);
  await tapAtRest(sheet.getByRole("button", { name: "Directions" }));
  const directions = dialog(page, "Directions");
  await expect(directions.getByRole("link", { name: /^Google Maps/ })).toHaveAttribute(
    "href",
    /destination=41\.\d+%2C-87\.\d+/,
  );
  await expect(directions.getByRole("link", { name: /^Apple Maps/ })).toHaveAttribute(
    "href",
    /daddr=41\.\d+%2C-87\.\d+/,
  );
  await directions.getByRole("button", { name: "Copy coordinates" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^41\.\d+,-87\.\d+$/);
  await directions.getByRole("button", { name: "Copy address" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("Chicago");
});

test("category: its title, chips, filters, the map, and a guide", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await page.goto("/category/Food%20%26%20Gastronomy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CHICAGO");
  const spots = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasNot: page.getByText(/^Guide ·/) });
  const guides = page.getByRole("list", { name: "Guides" }).getByRole("article");
  await expect(spots.first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Show" }).getByRole("button")).toHaveText(["ALL", "SPOTS", "GUIDES"]);
  const all = await spots.count();
  await page.getByRole("button", { name: "GUIDES", exact: true }).click();
  await expect(spots).toHaveCount(0);
  await guides.first().getByRole("button").click();
  const stop = dialog(page).getByRole("listitem").getByRole("button").first();
  const name = (await stop.locator("span span").first().textContent()) ?? "";
  expect(name).not.toBe("");
  await stop.click();
  await expect(dialog(page, name)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "SPOTS", exact: true }).click();
  await expect(guides).toHaveCount(0);
  await expect(spots).toHaveCount(all);

  const box = page.getByPlaceholder("Food & Gastronomy");
  const first = (await spots.first().getByRole("heading").textContent()) ?? "";
  await box.fill(first.slice(0, 6).toUpperCase());
  await expect(spots.first().getByRole("heading")).toHaveText(first);
  await expect(spots).not.toHaveCount(all);
  await box.fill("");
  await expect(spots).toHaveCount(all); // a result count of the search would match otherwise
  await page.getByRole("button", { name: /^FILTERS/ }).click();
  await dialog(page, "Filters").getByRole("button", { name: "$", exact: true }).click();
  const show = dialog(page, "Filters").getByRole("button", { name: /^Show \d+ results?$/ });
  await expect(show).toBeVisible();
  const number = Number(/\d+/.exec((await show.textContent()) ?? "")?.[0]);
  await show.click();
  await expect(page.getByRole("button", { name: "FILTERS (1)" })).toBeVisible();
  await expect(spots).toHaveCount(number);
  await expectWhole(page);
  await page.getByRole("link", { name: "SPOTS ON MAP" }).click();
  await expect(page).toHaveURL(/\/discover\?category=Food/);
  await expect(
    page.getByRole("region", { name: "Map of Chicago" }).getByText("Using fallback Chicago map"),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a saved place is put into a new collection, found in it, and a review is written below the place", async ({
  browser,
}) => {
  test.slow();
  const { page, context } = await memberPage(browser, { firstName: "Nora" });
  await openList(page, "/discover?view=list");
  // The place loads after its reviews and would push them down during a tap.
  await page.route(/\/api\/venues\/[0-9a-f-]+$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  const sheet = await openPlace(page, "Art Institute of Chicago");
  await expect(sheet.getByRole("heading", { name: "What people say" })).toBeVisible();
  expect(await sheet.getByRole("heading", { name: "Photos from here" }).isVisible()).toBe(true);
  await tapAtRest(sheet.getByRole("button", { name: "Write a review" }));
  const review = dialog(page, "Your review");
  await review
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "4 stars" }) })
    .click(); // the star itself
  await expect(review.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await review.getByLabel("How was it?").fill("The lions alone are worth it.");
  await tapAndSend(page, review.getByRole("button", { name: "Save" }));
  await expect(review).toHaveCount(0);
  const mine = sheet.getByRole("article", { name: "Review by Nora Lake" });
  await expect(mine).toContainText("The lions alone are worth it.");
  await expect(mine.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Write a review" })).toHaveCount(0);
  await tapAndSend(page, sheet.getByRole("button", { name: "Save to Favorites" }));
  await overlaysGone(page);

  await page.goto("/saved");
  await page.getByRole("button", { name: "Add note to Art Institute of Chicago" }).click();
  const keep = dialog(page, "Edit saved item");
  await keep.getByLabel("Collection").selectOption("New collection...");
  await keep.getByLabel("Collection name").fill("Rainy Sundays");
  await keep.getByRole("button", { name: "Save" }).click();
  await expect(keep).toHaveCount(0);
  await page.getByRole("button", { name: "Rainy Sundays (1)" }).click();
  await expect(page).toHaveURL(/collection=/);
  await expect(saved(page)).toHaveCount(1);
  await expectWhole(page);
  await page.reload();
  await expect(saved(page)).toHaveCount(1);
  await page.getByRole("button", { name: "More options for Rainy Sundays" }).click();
  await page.getByRole("menuitem", { name: "Delete collection" }).click();
  await expect(page.getByRole("button", { name: /^Rainy Sundays/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: /^Rainy Sundays/ }).click();
  await page.getByRole("button", { name: "More options for Rainy Sundays" }).click();
  await page.getByRole("menuitem", { name: "Delete collection" }).click();
  await expect(page.getByRole("button", { name: /^Rainy Sundays/ })).toHaveCount(0);
  await expect(saved(page)).toHaveCount(1); // it stays saved
  await context.close();
});
