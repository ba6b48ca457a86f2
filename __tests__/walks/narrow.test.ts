import { change } from "../support/app-database";
import { expect, test } from "../support/browser-test";
import { memberPage } from "../support/members";

// The narrowest phone: nothing wraps or is out of view unnecessarily.

const VIEWPORT = { width: 320, height: 568 };

test("every login method is one line", async ({ page }) => {
  await page.setViewportSize(VIEWPORT);
  await page.goto("/signup");
  const heights = await page
    .getByRole("button", { name: /^Continue with / })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
});

test("all choices for a day plan are visible, and an address wraps legibly", async ({ browser }) => {
  const { page, id } = await memberPage(browser);
  await page.setViewportSize(VIEWPORT);
  await page.goto("/plan");
  for (const name of ["The whole day", "With family"])
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });

  await change(`update users set email = 'longest@example.com' where id = $1`, [id]);
  await page.goto("/settings/account/name");
  const address = page.getByText("longest@example.com").first();
  await expect(address).toBeVisible();
  const host = await address.evaluate((element) => {
    const range = document.createRange();
    const text = [...element.childNodes].filter((node) => node.textContent?.includes("example"));
    range.selectNodeContents(text[0] ?? element);
    return [...range.getClientRects()].length;
  });
  expect(host).toBe(1);
});
