import { readFileSync } from "node:fs";
import { change } from "../support/app-database";
import { type Browser, expect, type Page, test } from "../support/browser-test";
import { memberPage } from "../support/members";
import { codeFor } from "../support/outbox";
import { dialog, expectWhole } from "../support/screens";
import { unzipped } from "../support/zip";

const PASSWORD = "lake front";

/** No violations in both themes, at the page's size. */
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
  ["My Account", "My Account"],
  ["About", "What we store and why"],
] as const) {
  test(`${row} is reachable from the settings and fits, narrow and wide, light and dark`, async ({ browser }) => {
    const { page, context } = await open(browser, "/settings");
    await page.getByRole("link", { name: row }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectWholeInBoth(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectWholeInBoth(page);
    await context.close();
  });
}

test("each page of My Account is reachable from its row, fits, and leads back", async ({ browser }) => {
  test.slow();
  const { page, context } = await open(browser, "/settings/account");
  for (const [title, address] of [
    ["Name & contact", "name"],
    ["Password & security", "security"],
    ["Privacy", "privacy"],
    ["Interests", "interests"],
    ["Fitness & units", "fitness"],
    ["Appearance", "appearance"],
    ["Blocked & muted", "blocked"],
    ["Delete account", "delete"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/settings/account/${address}`);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0); // loading has finished
    await expectWholeInBoth(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectWholeInBoth(page);
    await page.setViewportSize({ width: 428, height: 926 });
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
  }
  await context.close();
});

test("a data export is prepared and downloaded", async ({ browser }) => {
  const { page, context, email } = await open(browser, "/settings/download");
  await page.getByRole("button", { name: "Request a copy" }).click();
  const link = page.getByRole("link", { name: /^Download the copy from/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^windmile-[\d-]+\.zip$/);
  const files = unzipped(readFileSync(await download.path()));
  expect(files.get("json/account.json")?.toString()).toContain(email);
  await context.close();
});

test("choices are still there after a reload, and the theme applies before the first paint", async ({ browser }) => {
  const { page, context } = await open(browser, "/settings/account/appearance");
  const saved = () =>
    page.waitForResponse((answer) => answer.url().endsWith("/settings") && answer.request().method() === "PUT");
  await Promise.all([saved(), page.getByRole("button", { name: "Dark" }).click()]);
  await page.goto("/settings/account/privacy");
  await Promise.all([saved(), page.getByRole("switch", { name: "Private account" }).click()]);
  await Promise.all([saved(), page.getByLabel("Posts", { exact: true }).selectOption("Followers")]);
  await page.evaluate(() => localStorage.clear()); // as on another device
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
  await expect(page.getByRole("switch", { name: "Private account" })).toBeChecked();
  await expect(page.getByLabel("Posts", { exact: true })).toHaveValue("followers");
  await page.goto("/settings/account");
  await expect(page.getByRole("link", { name: "Privacy Private" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Appearance Dark" })).toBeVisible();

  await page.goto("/settings/notifications");
  await Promise.all([saved(), page.getByRole("checkbox", { name: "Likes: Email" }).click()]);
  await expect(page.getByRole("checkbox", { name: "Security: Email, always on" })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Likes: Email" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Likes: In app" })).toBeChecked();
  await context.close();
});

test("the email address is changed with a code sent to the new one", async ({ browser }) => {
  const { page, context, email } = await open(browser, "/settings/account/name");
  await page.getByRole("button", { name: "Change email" }).click();
  await dialog(page).getByLabel("New Email").fill(`new-${email}`);
  await dialog(page).getByLabel("Your Password", { exact: true }).fill(PASSWORD);
  await expectWholeInBoth(page);
  await dialog(page).getByRole("button", { name: "Send code" }).click();
  await expect(dialog(page, "Enter the code")).toBeVisible();
  await dialog(page)
    .getByLabel("Verification code")
    .fill(codeFor(`new-${email}`));
  await expect(page.getByRole("dialog")).toHaveCount(0); // the sixth digit submits; the dialog contains the address too
  await expect(page.getByText(`new-${email}`)).toBeVisible();
  await context.close();
});

async function leave(page: Page, when: RegExp): Promise<void> {
  await page.goto("/settings/account/delete");
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

test("an account due for deletion in fourteen days is kept by logging in", async ({ browser }) => {
  const { page, context, email, id } = await open(browser, "/settings/account");
  await leave(page, /In 14 days/);
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "Keep your account?" })).toBeVisible();
  await expectWholeInBoth(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page).toHaveURL("/");
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole("heading", { name: "Nora Lake" })).toBeVisible();
  await context.close();
});

test("an account deleted right away is gone", async ({ browser }) => {
  const { page, context, email } = await open(browser, "/settings/account");
  await leave(page, /Now/);
  await logIn(page, email);
  await expect(page.getByText("That email, phone number, or password is incorrect.")).toBeVisible();
  await context.close();
});

test("a login with an unverified address continues with the code", async ({ browser }) => {
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
