import path from "node:path";
import sharp from "sharp";
import { test } from "@/__tests__/support/browser-test";
import { signInAsDemo, untilSettled } from "@/__tests__/support/screens";
import { SCREENSHOTS } from "@/lib/core/shared/screenshots";

/**
 * The manifest's screenshots, from the app with its demo account: `npx playwright test --project=screens installer`.
 */
test("pictures for the installer", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await signInAsDemo(context, baseURL);
  for (const { name, path: address, width, height } of SCREENSHOTS) {
    await page.setViewportSize({ width, height });
    await page.goto(address, { waitUntil: "networkidle" });
    await untilSettled(page);
    const file = path.join(process.cwd(), `public/icons/screenshot-${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 60 })
      .toFile(file);
  }
});
