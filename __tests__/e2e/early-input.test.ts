import { expect, type Page, test } from "../support/browser-test";

/** Holds the app's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}

test("input typed before the code has loaded is sent with the form", async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Email or Phone Number").fill("demo@windmile.app");
  await page.getByLabel("Password", { exact: true }).fill("windmile");
  arrive();
  await page.waitForLoadState("load");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, Demo$/);
});

test("a sign-up method chosen before the code has loaded opens its form", async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto("/signup?callbackUrl=%2Fplans", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Email address" }).click();
  await page.getByLabel("First Name", { exact: true }).fill("Ada");
  arrive();
  await expect(page).toHaveURL("/signup?callbackUrl=%2Fplans"); // without `method`, so that a reload doesn't start over
  await expect(page.getByLabel("First Name", { exact: true })).toHaveValue("Ada");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Email address" })).toBeVisible();
});
