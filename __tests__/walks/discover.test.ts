import { expect, type Page, test } from "../support/browser-test";
import {
  cards,
  complaintsOf,
  found,
  list,
  numberOn,
  openList,
  openMap,
  pins,
  search,
  visiblePlaceCount,
} from "../support/discover";
import { memberPage } from "../support/members";
import { dialog, tapAtRest } from "../support/screens";

const mode = (page: Page, name: "Explore" | "Hidden Gems" | "Events") =>
  page.getByRole("button", { name: new RegExp(`^${name} \\(\\d+\\)$`) });
const chips = (page: Page) => page.getByRole("group", { name: "Categories" }).getByRole("button");
const chip = (page: Page, name: string) => chips(page).filter({ hasText: new RegExp(`^${name} ?\\d+$`) });
const filters = (page: Page) => dialog(page, "Filters");

/** The chips of each mode, in order. */
const CHIPS = {
  Explore: [
    "All",
    "Events",
    "Iconic Landmarks & Architecture",
    "Museums & Cultural Institutions",
    "Outdoor & Waterfront Adventure",
    "Food & Gastronomy",
    "Sports & Active Adventure",
    "Live Music",
    "Theater & Comedy",
  ],
  "Hidden Gems": ["All", "Restaurants", "Bars", "Cafes", "Pubs"],
  Events: ["All", "Music", "Sports", "Arts & Theatre", "Family"],
} as const;

/**
 * Scrolls to the end of the list; each page has its own timeout. A chip is highlighted before its list replaces the
 * previous one, so poll the count: `expect.poll(() => wholeList(page))`.
 */
async function wholeList(page: Page): Promise<number> {
  const end = page.getByText("You're all caught up").filter({ visible: true });
  while ((await end.count()) === 0) {
    const before = await cards(page).count();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 20_000);
        return (await end.count()) > 0 || (await cards(page).count()) > before;
      })
      .toBe(true);
  }
  return cards(page).count();
}

test("map and list, three modes, and every chip: each count matches its list", async ({ browser }) => {
  test.setTimeout(180_000);
  const { page } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await openMap(page);
  await expect(page.getByRole("button", { name: "Map", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "List", exact: true }).click();
  for (const name of ["Explore", "Hidden Gems", "Events"] as const) {
    await mode(page, name).click();
    await expect(mode(page, name)).toHaveAttribute("aria-pressed", "true");
    const labels = CHIPS[name];
    await expect(chips(page)).toHaveText(labels.map((label) => new RegExp(`^${label} ?\\d+$`)));
    for (const label of labels) {
      const one = chip(page, label);
      await one.click();
      await expect(one).toHaveAttribute("aria-pressed", "true");
      await expect(cards(page).first()).toBeVisible();
      await expect.poll(() => wholeList(page), label).toBe(await numberOn(one));
      await page.mouse.wheel(0, -50_000);
    }
    await chip(page, "All").click();
    await expect.poll(() => numberOn(chip(page, "All"))).toBe(await numberOn(mode(page, name)));
  }
  expect(complaints).toEqual([]);
});

test("a category stays selected while another mode shows everything", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openList(page, "/discover?view=list");
  await chip(page, "Live Music").click();
  await mode(page, "Hidden Gems").click();
  await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "true");
  await mode(page, "Explore").click();
  await expect(chip(page, "Live Music")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(chip(page, "Live Music")).toHaveAttribute("aria-pressed", "true");
});

test("search: result count, suggestions, and the spec's empty state", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await openList(page, "/discover?view=list");
  await search(page).fill("museum");
  await expect(found(page)).toBeVisible();
  await expect
    .poll(async () => Number.parseInt((await found(page).textContent()) ?? "", 10) - (await wholeList(page)))
    .toBe(0);
  await expect(page).toHaveURL(/q=museum/);

  await search(page).fill("milenium prak");
  await expect(page.getByText("0 results found")).toBeVisible();
  await expect(page.getByText("No places or events found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or category filters")).toBeVisible();
  await page.getByRole("region", { name: "Did you mean" }).getByRole("button", { name: "Millennium Park" }).click();
  await expect(dialog(page, "Millennium Park")).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await mode(page, "Hidden Gems").click();
  await expect(page.getByText("No hidden gems found")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(found(page)).toHaveCount(0);
  await search(page).fill("milenium prak");
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(cards(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the map moves to the search results", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openMap(page);
  await search(page).fill("pullman");
  await expect(found(page)).toBeVisible();
  const total = Number.parseInt((await found(page).textContent()) ?? "", 10);
  await expect.poll(() => visiblePlaceCount(page)).toBe(total);
  await expect(pins(page).first()).toBeInViewport();
});

/** What the server returns for the filters in the page's URL: what the screen should show once it has the response. */
async function underFilters(page: Page): Promise<{ total: number; neighborhoods: Record<string, number> }> {
  const query = new URL(page.url()).searchParams;
  query.delete("view");
  return (await page.request.get(`/api/venues?${query}`)).json();
}

test("every filter works, is in the URL, and can be cleared", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await openList(page, "/discover?view=list");
  const all = await numberOn(mode(page, "Explore"));
  let before = all;
  const show = (number: number) => filters(page).getByRole("button", { name: new RegExp(`^Show ${number} results?$`) });
  for (const [name, address] of [
    ["Open now", "openNow=true"],
    ["Include places with unknown hours", "includeUnknown=true"],
    ["Free", "free=true"],
    ["4.5 and up", "rating=4.5"],
  ] as const) {
    await page.getByRole("button", { name: /^Filters/ }).click();
    await filters(page).getByRole("button", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(address));
    const { total } = await underFilters(page);
    // The second filter widens the first: at noon on a Sunday, every place with known hours is open.
    if (address === "includeUnknown=true") expect(total).toBeGreaterThan(before);
    else expect(total).toBeLessThan(all);
    before = total;
    await show(total).click();
    await expect(filters(page)).toHaveCount(0);
    await expect(mode(page, "Explore")).toHaveText(`Explore (${total})`);
    if (total > 0) await expect.poll(() => wholeList(page), name).toBe(total);
    else await expect(page.getByText("No places or events found")).toBeVisible();
    await page.mouse.wheel(0, -50_000);
  }
  const names = () => cards(page).getByRole("heading").allTextContents();
  const shown = await names();
  await page.reload();
  if (shown.length > 0) await wholeList(page);
  await expect.poll(names).toEqual(shown);
  await expect(page.getByRole("button", { name: "Filters, 3 set" })).toBeVisible();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await filters(page).getByRole("button", { name: "Clear all" }).click();
  await filters(page).getByRole("button", { name: "$$", exact: true }).click();
  await expect(page).toHaveURL(/[?&]price=/);
  const [[hood, expected] = ["", 0]] = Object.entries((await underFilters(page)).neighborhoods).sort(
    ([, a], [, b]) => b - a,
  );
  await filters(page)
    .getByRole("button", { name: `${hood} ${expected}`, exact: true })
    .click();
  await expect(show(expected)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filters(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(expected);
  expect(complaints).toEqual([]);
});

test("events: days, free, details, the calendar file, and which ones open elsewhere", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const complaints = complaintsOf(page);
  await openList(page, "/discover?mode=events&view=list");
  const sold = list(page)
    .getByRole("link", { name: /\(opens in a new tab\)$/ })
    .first();
  await expect(sold).toHaveAttribute("target", "_blank");
  expect(await sold.getAttribute("href")).toMatch(/^https:/);
  await list(page)
    .getByRole("button", { name: /^Details of / })
    .first()
    .click();
  const sheet = dialog(page);
  await expect(sheet.getByText("About this place")).toBeVisible();
  await expect(sheet.getByRole("link", { name: /^Tickets on (SeatGeek|Ticketmaster)/ }).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    tapAtRest(sheet.getByRole("link", { name: "Add to calendar" })),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("button", { name: /^Filters/ }).click();
  await filters(page).getByRole("button", { name: "Next 7 days" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  const show = filters(page).getByRole("button", { name: /^Show \d+ results?$/ });
  await expect(show).not.toHaveText("Show 60 results");
  const number = Number(/\d+/.exec((await show.textContent()) ?? "")?.[0]);
  await show.click();
  await expect(mode(page, "Events")).toHaveText(`Events (${number})`);
  await mode(page, "Explore").click();
  await chip(page, "Events").click();
  await expect.poll(() => wholeList(page)).toBe(number);
  expect(complaints).toEqual([]);
});

test("`?activity=` opens the item of that name, without another request; an unknown title leaves the map unchanged", async ({
  browser,
}) => {
  const { page } = await memberPage(browser);
  await page.goto("/discover?activity=Wrigley%20Field");
  await expect(dialog(page, "Wrigley Field")).toBeVisible();
  await page.goto("/discover?activity=jazz");
  await expect(search(page)).toHaveValue("jazz");
  await openMap(page, "/discover?activity=Underwater%20basket%20weaving");
  await expect(search(page)).toHaveValue("");
});
