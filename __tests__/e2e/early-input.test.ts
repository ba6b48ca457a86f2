import { expect, test } from "../support/browser-test";

test("input typed before the code has loaded is sent with the form", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Email or Phone Number").fill("demo@windmile.app");
  await page.getByLabel("Password", { exact: true }).fill("windmile");
  arrive();
  await page.waitForLoadState("load");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, Demo$/);
});
