import { readFileSync } from "node:fs";
import { change } from "../support/app-database";
import { type Browser, expect, type Page, test } from "../support/browser-test";
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

for (const [row, heading] of [
  ["Download Management", "Your data"],
  ["Notifications", "Types"],
  ["My Account", "Delete account"],
  ["About", "What we keep, and why"],
] as const) {
  test(`${row} is reached from the settings and whole, narrow and wide, light and dark`, async ({ browser }) => {
    const { page, context } = await open(browser, "/settings");
    await page.getByRole("link", { name: row }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectWholeInBoth(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectWholeInBoth(page);
    await context.close();
  });
}

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

test("what is chosen is there after a reload, and the theme before anything is painted", async ({ browser }) => {
  const { page, context } = await open(browser, "/settings/account");
  const saved = () =>
    page.waitForResponse((answer) => answer.url().endsWith("/settings") && answer.request().method() === "PUT");
  await Promise.all([saved(), page.getByRole("button", { name: "Dark" }).click()]);
  await Promise.all([saved(), page.getByRole("switch", { name: "Private account" }).click()]);
  await Promise.all([saved(), page.getByLabel("Posts", { exact: true }).selectOption("Followers")]);
  await page.evaluate(() => localStorage.clear()); // as on another device
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
  await expect(page.getByRole("switch", { name: "Private account" })).toBeChecked();
  await expect(page.getByLabel("Posts", { exact: true })).toHaveValue("followers");

  await page.goto("/settings/notifications");
  await Promise.all([saved(), page.getByRole("checkbox", { name: "Likes: Mail" }).click()]);
  await expect(page.getByRole("checkbox", { name: "Security: Email, always on" })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Likes: Mail" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Likes: In app" })).toBeChecked();
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
  await expect(page.getByText(`new-${email}`)).toBeVisible(); // the sixth digit submits
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

async function leave(page: Page, when: RegExp): Promise<void> {
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog(page).getByRole("radio", { name: when }).check();
  await dialog(page).getByLabel("Your Password", { exact: true }).fill(PASSWORD);
  await expectWholeInBoth(page);
  await dialog(page).getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email or Phone Number").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

test("an account that is to go in fourteen days is kept by logging in", async ({ browser }) => {
  const { page, context, email, id } = await open(browser, "/settings/account");
  await leave(page, /In 14 days/);
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "Good to see you" })).toBeVisible();
  await expectWholeInBoth(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page).toHaveURL("/");
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole("heading", { name: "Nora Lake" })).toBeVisible();
  await context.close();
});

test("an account that is deleted now is gone", async ({ browser }) => {
  const { page, context, email } = await open(browser, "/settings/account");
  await leave(page, /Now/);
  await logIn(page, email);
  await expect(page.getByText("That email, phone number or password isn't right.")).toBeVisible();
  await context.close();
});

test("a log-in with an address that was never proven goes on at the code", async ({ browser }) => {
  const context = await browser.newContext();
  const email = `unproven-${Date.now()}@example.com`;
  const form = { firstName: "Nora", lastName: "Lake", email, password: PASSWORD, confirmPassword: PASSWORD };
  await context.request.post("/api/auth/signup", { data: { ...form, authProvider: "email" } });
  await change(`update verification_codes set "createdAt" = now() - interval '1 minute' where destination = $1`, [
    email,
  ]);
  const page = await context.newPage();
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "Verify Your Account" })).toBeVisible();
  await page.getByLabel("Enter 6-digit code").fill(codeFor(email));
  await expect(page).toHaveURL("/");
  await context.close();
});
