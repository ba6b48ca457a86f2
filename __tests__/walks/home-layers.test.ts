import { expect, test } from "../support/browser-test";
import { cards, dialog, expectWhole, overlaysGone, signInAsDemo, tapAtRest } from "../support/screens";

test.beforeEach(({ context, baseURL }) => signInAsDemo(context, baseURL));

for (const width of [428, 320]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every layer of the home screen fits at ${width} px, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 926 });
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Demo$/);
      await expect(cards(page).first()).toBeVisible();
      await expectWhole(page);
      await page.getByRole("tab", { name: "Hidden Gems" }).click();
      await expect(page.getByRole("link", { name: /^View all \d+ hidden gems$/ })).toBeVisible();
      await expectWhole(page);
      await page.getByRole("tab", { name: "Ask AI" }).click();
      await expectWhole(page);

      await page.getByRole("button", { name: "Search", exact: true }).click();
      await dialog(page, "Search").getByRole("searchbox").fill("lake");
      await expect(page.getByRole("status").filter({ hasText: "results found" })).toBeVisible();
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await overlaysGone(page);

      await page.getByRole("button", { name: "Add a photo" }).first().click();
      await expect(dialog(page, "Add a photo")).toBeVisible();
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await overlaysGone(page);

      await cards(page).first().locator("a").click();
      await expect(dialog(page).getByRole("heading", { name: "Comments" })).toBeVisible();
      await expectWhole(page);
      await tapAtRest(dialog(page).getByRole("button", { name: "Directions", exact: true }));
      await expect(dialog(page, "Directions").getByRole("link", { name: /^Apple Maps/ })).toBeVisible();
      await expectWhole(page);
    });
  }
}
