import { expect, type Page, test } from "../support/browser-test";

/** The page is there to be read and used, and its code is still on the way, until it is let through. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return arrive;
}

test("a form filled in and sent before the code has come is sent once it has", async ({ page }) => {
  const arrive = await openWithoutCode(page, "/login");
  await page.getByLabel("Email or Phone Number").fill("demo@windmile.app");
  await page.getByLabel("Password", { exact: true }).fill("windmile");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/login");
  arrive();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, Demo$/);
});

test("a button tapped before the code has come does what it says once it has", async ({ page }) => {
  const arrive = await openWithoutCode(page, "/signup");
  await page.getByRole("button", { name: "Email address" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Log in to Windmile" })).toBeVisible();
  arrive();
  await expect(page.getByLabel("First Name")).toBeVisible();
});
