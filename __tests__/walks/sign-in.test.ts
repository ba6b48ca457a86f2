import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/browser-test";
import { codeFor } from "../support/outbox";
import { fresh, heading, signUpByMail } from "../support/sign-up";

for (const colorScheme of ["light", "dark"] as const) {
  test(`no sign-up or login screen has an accessibility violation in ${colorScheme}`, async ({ browser, baseURL }) => {
    const options = { colorScheme, reducedMotion: "reduce" as const, viewport: { width: 428, height: 926 } };
    test.slow();
    const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const check = async (screen: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect
        .soft({ screen, faults: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) })
        .toEqual({ screen, faults: [] });
    };
    for (const path of [
      "/",
      "/signup",
      "/login",
      "/login?link=google",
      "/forgot",
      "/terms",
      "/privacy",
      "/accessibility",
      "/outbox",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(path);
    }
    await page.goto("/signup");
    await page.getByRole("button", { name: "Email address" }).click();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("First name must be at least 2 characters")).toBeVisible();
    await check("the form with its errors");
    await page.evaluate(() => sessionStorage.clear()); // otherwise the next visit resumes at the form
    await signUpByMail(page, fresh());
    await check("the code step");
    await page.goto("/outbox");
    await check("/outbox with a message");
    await page.goto("/forgot");
    await page.getByLabel("Email or Phone Number").fill("demo@windmile.app");
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(heading(page, "Set a new password")).toBeVisible();
    await check("the reset step");
    await context.close();
  });
}

test("the first XP takes five taps and six fields from the landing screen, and no more", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext();
  const page = await context.newPage();
  const taken = { taps: 0, fields: 0 };
  const tap = async (name: string | RegExp) => {
    taken.taps += 1;
    await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
  };
  const type = async (label: string, text: string) => {
    taken.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const email = fresh();
  await page.goto("/");
  await tap("Get Started");
  await tap("Email address");
  await type("First Name", "Ada");
  await type("Last Name", "Shore");
  await type("Email", email);
  await type("Password", "enchantress");
  await type("Confirm Password", "enchantress");
  await tap("Create Account");
  await expect(heading(page, "Verify Your Account")).toBeVisible();
  await type("Enter 6-digit code", codeFor(email));
  const welcome = page.getByRole("region", { name: "Welcome" });
  await expect(welcome).toBeVisible();
  await page.waitForLoadState(); // a tap before hydration does nothing
  await tap("Start");
  await tap(/^Log \d+ minutes · \d+ XP$/);
  await expect.poll(async () => (await (await context.request.get("/api/user/stats")).json()).xp).toBeGreaterThan(0);
  expect(taken).toEqual({ taps: 5, fields: 6 });
  await context.close();
});
