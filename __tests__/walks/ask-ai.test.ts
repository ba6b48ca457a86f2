import { change } from "../support/app-database";
import { expect, type Page, test } from "../support/browser-test";
import { dialog, expectWhole, signInAsDemo, tapAndSend } from "../support/screens";

test.beforeEach(({ context, baseURL }) => signInAsDemo(context, baseURL));

const TITLE = "What Should I Do Today?";
const suggested = (page: Page) => dialog(page, TITLE).getByRole("list", { name: "Suggested activities" });
const matches = (page: Page) => dialog(page, TITLE).getByRole("list", { name: "Social matches" });
const titleOf = (page: Page, index: number) => suggested(page).getByRole("heading").nth(index);
const textOn = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function ask(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("tab", { name: "Ask AI" }).click();
  await page.getByRole("button", { name: TITLE }).click();
  await expect(dialog(page, TITLE).getByText("AI recommendations for Demo")).toBeVisible();
  await expect(suggested(page).getByRole("article")).toHaveCount(10);
}

test("dismisses a suggestion, undoes that, requests others, and follows a link", async ({ page }) => {
  await ask(page);
  const name = (await titleOf(page, 1).textContent()) ?? "";
  await dialog(page, TITLE)
    .getByRole("button", { name: `Not interested in ${name}`, exact: true })
    .click();
  await expect(suggested(page).getByRole("heading", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titleOf(page, 1)).toHaveText(name);

  const before = await suggested(page).getByRole("heading").allTextContents();
  const renewed = page.waitForResponse((answer) => answer.url().endsWith("/api/ai/recommendations"));
  await dialog(page, TITLE).getByRole("button", { name: "Get New Activities" }).click();
  expect((await renewed).status()).toBe(200);
  await expect(titleOf(page, 0)).not.toHaveText(before[0] ?? "");
  const after = await suggested(page).getByRole("heading").allTextContents();
  expect(after.filter((title) => before.includes(title))).toEqual([]);

  await titleOf(page, 0).getByRole("button").click();
  await expect(textOn(page, "Great Choice!")).toBeVisible();
  await expect(page).toHaveURL(/\/discover\?/);
  expect(new URL(page.url()).searchParams.get("activity")).toBe(after[0]);
});

test("a dismissal lasts: the place stays hidden after a reload, until it's undone elsewhere", async ({ page }) => {
  await ask(page);
  const name = (await titleOf(page, 0).textContent()) ?? "";
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/api/ai/feedback"));
  await dialog(page, TITLE)
    .getByRole("button", { name: `Not interested in ${name}`, exact: true })
    .click();
  expect((await stored).status()).toBe(204);
  await ask(page);
  await expect(suggested(page).getByRole("heading", { name, exact: true })).toHaveCount(0);
  await change(`delete from suggestion_feedback`);
});

test("connects with a match for real, and undoes it", async ({ page }) => {
  await ask(page);
  await dialog(page, TITLE).getByRole("tab", { name: "Social Matches" }).click();
  const connects = matches(page).getByRole("button", { name: /^Connect: / });
  await expect(connects.first()).toBeVisible();
  const count = await matches(page).getByRole("article").count();
  await connects.first().click();
  await expect(textOn(page, "AI Social Match!")).toBeVisible();
  await expect(textOn(page, "Connection Sent!")).toBeVisible();
  await matches(page)
    .getByRole("button", { name: /^Undo request to / })
    .click();
  await expect(textOn(page, "Request canceled")).toBeVisible();
  await expect(connects).toHaveCount(count);
});

for (const width of [428, 320]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the dialog fits at ${width} px, ${colorScheme}, with and without results`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 926 });
      await ask(page);
      await expectWhole(page);
      await dialog(page, TITLE).getByRole("tab", { name: "Social Matches" }).click();
      await expect(matches(page)).toBeVisible();
      await expectWhole(page);
      await page.route("**/api/ai/**", (route) => route.fulfill({ status: 500, body: "{}" }));
      await dialog(page, TITLE).getByRole("button", { name: "Find More Matches" }).click();
      await expect(dialog(page, TITLE).getByText("Windmile Community").first()).toBeVisible();
      await expectWhole(page);
      await dialog(page, TITLE).getByRole("tab", { name: "Activities" }).click();
      await dialog(page, TITLE).getByRole("button", { name: "Get New Activities" }).click();
      await expect(dialog(page, TITLE).getByText("Explore Chicago Today")).toBeVisible();
      await expectWhole(page);
    });
  }
}

test("plans a day with three taps in the dialog; a stop is swapped, another locked, and the day planned again", async ({
  page,
}) => {
  // Noon on the day after tomorrow, whatever the machine's time is.
  const startsAt = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T18:00:00.000Z`;
  await page.route("**/api/plans", (route) =>
    route.continue({ postData: { startsAt, ...route.request().postDataJSON() } }),
  );
  await ask(page);
  await dialog(page, TITLE).getByRole("button", { name: "Plan a whole day" }).click();
  await expect(page.getByRole("heading", { name: "A Day in Chicago" })).toBeVisible();
  for (const name of ["The whole day", "Any", "With friends"])
    await page.getByRole("button", { name, exact: true }).click();
  const stops = page.getByRole("list", { name: "Your day" }).getByRole("article");
  await expect(stops.first()).toBeVisible();
  const names = await stops.getByRole("heading").allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(names.length).toBeLessThanOrEqual(5);
  await expectWhole(page);

  const [first = "", second = ""] = names;
  await tapAndSend(page, page.getByRole("button", { name: `Swap ${second} for another`, exact: true }));
  await expect(stops.getByRole("heading", { name: second, exact: true })).toHaveCount(0);
  await expect(stops.getByRole("heading", { name: first, exact: true })).toBeVisible();
  await page.getByRole("button", { name: `More options for ${first}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Lock this stop" }).click();
  await tapAndSend(page, page.getByRole("button", { name: "Plan again" }));
  await expect(stops.getByRole("heading", { name: first, exact: true })).toBeVisible();

  await stops.getByRole("link", { name: first, exact: true }).click();
  await expect(page).toHaveURL(/\/(discover\?|events\/)/);
  await expect(page.getByRole("heading", { name: first, exact: true }).first()).toBeVisible();
});
