import { expect, type Page, test } from "../support/browser-test";
import { memberPage } from "../support/members";

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

/** Opens a page while one part of its code, the file that holds these words, is still on the way. */
async function openWithoutPart(page: Page, path: string, words: string): Promise<() => void> {
  let arrive = () => {};
  let isHeld = false;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(words)) {
      isHeld = true;
      await arrived;
    }
    await route.fulfill({ response: answer });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect.poll(() => isHeld).toBe(true);
  return arrive;
}

test("a tap while one part of the code keeps the page waiting is heard once it is there", async ({ browser }) => {
  const { page } = await memberPage(browser);
  const arrive = await openWithoutPart(page, "/", "find people to follow. About a minute");
  await page.getByRole("region", { name: "Welcome" }).getByRole("button", { name: "Start" }).click();
  arrive();
  await expect(page.getByRole("dialog", { name: "Make it yours" })).toBeVisible();
});
