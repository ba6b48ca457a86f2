import { expect, test } from "../support/browser-test";
import { openList } from "../support/discover";
import { memberPage } from "../support/members";
import { dialog, overlaysGone, tapAndSend, tapAtRest } from "../support/screens";

test("shoes are stored, chosen for a workout, and get its miles; retired ones are no longer offered", async ({
  browser,
}) => {
  const { page, context } = await memberPage(browser);
  // A first workout's rewards would appear while a menu is open.
  await context.request.put("/api/account/settings", { data: { gamification: false } });
  await page.goto("/activity");
  const sheet = dialog(page, "Your Shoes");
  const open = () => page.getByRole("button", { name: "Shoes", exact: true }).click();
  await open();
  await sheet.getByLabel("New shoes").fill("Blue ones");
  await tapAndSend(page, sheet.getByRole("button", { name: "Add" }));
  const pair = sheet.getByRole("listitem").filter({ hasText: "Blue ones" });
  await expect(pair).toContainText("0 workouts");
  await page.keyboard.press("Escape");
  await overlaysGone(page);

  const form = page.getByRole("form", { name: "Log a workout" }); // appears once an activity is selected
  await page.getByRole("button", { name: "Running", exact: true }).click();
  await form.getByLabel("Duration (minutes)").fill("30");
  await form.getByRole("button", { name: "Distance, place, or date" }).click();
  await form.getByLabel("Distance (miles)").fill("3.1");
  await form.getByLabel("Shoes").selectOption("Blue ones");
  await tapAndSend(page, form.getByRole("button", { name: "Complete Workout" }));
  await overlaysGone(page);
  await open();
  await expect(pair).toContainText("1 workout");
  await expect(pair).toContainText("3.1 mi");
  await pair.getByRole("button", { name: "More options for Blue ones" }).click();
  await tapAndSend(page, page.getByRole("menuitem", { name: "Retire" }));
  await expect(pair).toContainText("Retired");
  await expect(pair).toContainText("3.1 mi");
  await page.keyboard.press("Escape");
  await overlaysGone(page);

  await form.getByRole("button", { name: "Running", exact: true }).click();
  await form.getByRole("button", { name: "Distance, place, or date" }).click();
  await expect(form.getByLabel("Distance (miles)")).toBeVisible();
  await expect(form.getByLabel("Shoes")).toHaveCount(0);
});

test("a place on a trail shows it as a sketch, and it can be shown in the recorder", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await openList(page, "/discover?view=list&q=606");
  await page.getByRole("link", { name: "The 606 Bloomingdale Trail", exact: true }).click();
  const go = dialog(page).getByRole("link", { name: "Start this route: The 606" });
  await go.scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole("img", { name: "Sketch of The 606" })).toBeVisible();
  await expect(dialog(page).getByText(/^About 2\.\d mi · Approximate/)).toBeVisible();
  await tapAtRest(go);
  await page.waitForURL("**/record?way=the-606");
  await expect(page.getByRole("img", { name: "Sketch of The 606" })).toBeVisible();
  await page.getByRole("button", { name: "Start Running" }).click();
  await expect(page.getByRole("region", { name: "Recording" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Sketch of The 606" })).toBeVisible();
});

test("the trails are dashed lines on the map when turned on", async ({ browser }) => {
  const { page } = await memberPage(browser);
  await page.goto("/discover");
  const map = page.getByRole("region", { name: "Map of Chicago" });
  const button = map.getByRole("button", { name: "Trails" });
  await button.click();
  await expect(map.locator("[data-ways='12']")).toBeAttached();
  await button.click();
  await expect(map.locator("[data-ways]")).toHaveCount(0);
});
