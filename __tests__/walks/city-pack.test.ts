import { expect } from "../support/browser-test";
import { telltale } from "../support/images";
import { goOffline, test } from "../support/line";
import { signInAsDemo } from "../support/screens";

test.setTimeout(240_000);

const controlled = (page: import("@playwright/test").Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

test("the downloaded city opens without a network where it was never looked at, and goes when it is removed", async ({
  page,
  context,
  line,
}) => {
  await signInAsDemo(context, line.url);
  await page.goto("/settings/download");
  await controlled(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("Chicago is on this device").first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/\d+ pictures, downloaded just now/)).toBeVisible();

  await goOffline(context, line);
  await page.goto("/discover?view=list&mode=hidden_gems");
  await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();
  await expect(page.getByText("That didn't load")).toHaveCount(0);
  const picture = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto("/discover?view=list");
  await page.getByRole("main").getByRole("listitem").first().getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.goto("/settings/download");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  const left = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("pictures-city-")),
  );
  expect(left).toEqual([]);
});

test("a picture shared from another app is in New Post, once", async ({ page, context, line }) => {
  await signInAsDemo(context, line.url);
  await page.goto("/saved");
  await controlled(page);
  const bytes = [...(await telltale(6))];
  await page.evaluate((content) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "photos" });
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(content)], "lake.jpg", { type: "image/jpeg" }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, bytes);
  await page.waitForURL("**/new-post");
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.waitForTimeout(2000); // what is being written is kept a moment after each change
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove photo 2" })).toHaveCount(0);
});
