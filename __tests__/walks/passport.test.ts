import { expect, type Page, test } from "../support/browser-test";
import { complaintsOf } from "../support/discover";
import { memberPage } from "../support/members";
import { dialog, expectWhole, overlaysGone, tapAtRest, visibleText } from "../support/screens";

/** A place in each of five areas. */
const VISITS = ["Millennium Park", "Navy Pier", "Lincoln Park Zoo", "Wrigley Field", "Adler Planetarium"];

async function checkIn(page: Page, name: string) {
  const answer = await page.request.get(`/api/venues?q=${encodeURIComponent(name)}`);
  const found: { venues: { id: string; name: string }[] } = await answer.json();
  const venue = found.venues.find((one) => one.name === name);
  const origin = new URL(answer.url()).origin;
  const done = await page.request.post("/api/check-ins", { data: { venueId: venue?.id }, headers: { origin } });
  expect(done.status()).toBe(201);
}

test("a passport after check-ins in five areas: on the map, by keyboard, and as a list", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page } = await memberPage(browser);
  const complaints = complaintsOf(page);
  for (const name of VISITS) await checkIn(page, name);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Neighborhood Passport" }).click();
  await expect(page).toHaveURL(/\/passport$/);
  await expect(page.getByRole("progressbar", { name: "Areas stamped" })).toHaveAttribute("aria-valuenow", "5");
  await expect(visibleText(page, "11 more to earn the star for 16 areas.")).toBeVisible();

  const map = page.getByRole("group", { name: /^Map of the 77 community areas/ });
  await expect(map.getByRole("button")).toHaveCount(77);
  await expect(map.getByRole("button", { name: /, stamped$/ })).toHaveCount(5);
  await expectWhole(page);

  // One tab stop: arrow keys move across the city, Enter opens an area, and Escape returns the focus.
  await map.getByRole("button", { name: "Loop, stamped" }).focus();
  await page.keyboard.press("ArrowUp");
  const north = map.locator(":focus");
  await expect(north).toHaveAttribute("aria-label", "Near North Side, stamped");
  await expect(map.locator("[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const sheet = dialog(page, "Near North Side");
  await expect(sheet.getByRole("img", { name: /^Near North Side stamp, / })).toBeVisible();
  await expect(sheet.getByText("Stamped by your check-in at Navy Pier")).toBeVisible();
  await expect(sheet.getByRole("heading", { name: "Places here" })).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await overlaysGone(page);
  await expect(north).toHaveAttribute("aria-label", "Near North Side, stamped");

  const list = page.getByRole("list", { name: "Community areas" });
  await expect(list.getByRole("listitem")).toHaveCount(77);
  await page.getByRole("button", { name: "Stamped", exact: true }).click();
  await expect(list.getByRole("listitem")).toHaveCount(5);
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(list.getByRole("listitem")).toHaveCount(72);
  await tapAtRest(list.getByRole("button", { name: /^Hyde Park/ }));
  await expect(dialog(page, "Hyde Park").getByRole("img", { name: "Hyde Park, not stamped yet" })).toBeVisible();
  await page.goBack();
  await overlaysGone(page);
  expect(complaints).toEqual([]);
});
