import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "../support/browser-test";
import { dialog, expectWhole, signInAsDemo } from "../support/screens";

test("a month is summarized in numbers, and shared as a picture", async ({ page, context, baseURL }) => {
  await signInAsDemo(context, baseURL);
  await page.goto("/activity");
  await page.getByRole("button", { name: "Monthly and yearly summary" }).click();
  const sheet = dialog(page, "Your Summary");
  const share = sheet.getByRole("button", { name: "Share as image" });
  await expect(share).toBeVisible();
  await expectWhole(page);
  const [download] = await Promise.all([page.waitForEvent("download"), share.click()]);
  const { format, width, height } = await sharp(readFileSync(await download.path())).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1080, height: 1350 });
});
