import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { memberPage } from "../support/members";
import { codeFor } from "../support/outbox";
import { dialog, expectWhole } from "../support/screens";
import { unzipped } from "../support/zip";

const PASSWORD = "lake front";

/** Clean in both themes, at the size the page has. */
async function expectWholeInBoth(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectWhole(page);
  }
}

async function open(browser: Browser, path: string) {
  const member = await memberPage(browser);
  await member.page.goto(path);
  return member;
}

test("Download Management is reached from the settings and whole, narrow and wide, light and dark", async ({
  browser,
}) => {
  const { page, context } = await open(browser, "/settings");
  await page.getByRole("link", { name: "Download Management" }).click();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  await expectWholeInBoth(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectWholeInBoth(page);
  await context.close();
});

test("a copy of one's data is prepared and downloaded", async ({ browser }) => {
  const { page, context, email } = await open(browser, "/settings/download");
  await page.getByRole("button", { name: "Prepare a copy" }).click();
  const link = page.getByRole("link", { name: /^Download the copy of/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^windmile-[\d-]+\.zip$/);
  const files = unzipped(readFileSync(await download.path()));
  expect(files.get("json/account.json")?.toString()).toContain(email);
  await context.close();
});

test("the mail address is changed by a code that came to the new one", async ({ browser }) => {
  const { page, context, email } = await open(browser, "/settings/account");
  await page.getByRole("button", { name: "Change email" }).click();
  await dialog(page).getByLabel("New Email").fill(`new-${email}`);
  await dialog(page).getByLabel("Your Password", { exact: true }).fill(PASSWORD);
  await expectWholeInBoth(page);
  await dialog(page).getByRole("button", { name: "Send code" }).click();
  await expect(dialog(page, "Enter the code")).toBeVisible();
  await dialog(page)
    .getByLabel("Verification code")
    .fill(codeFor(`new-${email}`));
  await dialog(page).getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(`new-${email}`)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});
