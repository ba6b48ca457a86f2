import { randomInt } from "node:crypto";
import { change } from "../support/app-database";
import { type BrowserContext, expect, type Page, test } from "../support/browser-test";
import { codeFor, messagesTo, otherThan } from "../support/outbox";
import { fillSignUp, fresh, heading, signUpByMail } from "../support/sign-up";

/** Above the sample data's numbers. */
const freshNumber = () => `+1312555${String(randomInt(200, 10_000)).padStart(4, "0")}`;
const toast = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: title });
const who = async (context: BrowserContext) => (await context.request.get("/api/auth/user")).json();

async function enter(page: Page, code: string) {
  await page.getByLabel("Enter 6-digit code").fill(code);
}

async function logIn(page: Page, identifier: string, password: string) {
  await page.getByLabel("Email or Phone Number").fill(identifier);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.waitForLoadState(); // submitting a form before hydration does nothing
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** A user with an account, signed in in this context without using the screens. */
async function member(context: BrowserContext, email = fresh()): Promise<string> {
  const form = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
  const begun = await context.request.post("/api/auth/signup", { data: { ...form, email, authProvider: "email" } });
  expect(begun.status()).toBe(200);
  const verified = await context.request.post("/api/auth/verify", { data: { email, code: codeFor(email) } });
  expect(verified.status()).toBe(200);
  return email;
}

test("a visitor signs up by email and reads the code in the demo's outbox", { tag: "@own-server" }, async ({
  page,
  context,
}) => {
  const email = fresh();
  await page.goto("/");
  await page
    .getByRole("link", { name: "Get Started" })
    .or(page.getByRole("button", { name: "Get Started" }))
    .click();
  await expect(page).toHaveURL("/signup");
  await expect(heading(page, "Log in to Windmile")).toBeVisible();
  await page.getByRole("button", { name: "Email address" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("First name must be at least 2 characters")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await fillSignUp(page, { Email: email });
  await expect(toast(page, "Account created!")).toContainText("Verification code sent to your email/phone number");
  await expect(page.getByText(`We sent a verification code to ${email}`)).toBeVisible();

  await page.getByRole("link", { name: "Open the outbox" }).click();
  await expect(page.getByText(codeFor(email), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(heading(page, "Verify Your Account")).toBeVisible(); // the step is still there

  await enter(page, otherThan(codeFor(email)));
  await expect(toast(page, "Verification failed")).toContainText("That code is wrong or has expired");
  await enter(page, codeFor(email));
  await expect(page).toHaveURL("/");
  await expect(toast(page, "Account verified!")).toContainText("Welcome to Windmile! You can now access all features.");
  expect(await who(context)).toMatchObject({ firstName: "Ada", email });
});

test("a visitor signs up by phone, in any notation", async ({ page, context }) => {
  const number = freshNumber();
  await page.goto("/signup");
  await page.getByRole("button", { name: "Phone number" }).click();
  await fillSignUp(page, { "Phone Number": `(312) ${number.slice(5, 8)}-${number.slice(8)}` });
  await expect(page.getByText(`We sent a verification code to ${number}`)).toBeVisible();
  await enter(page, codeFor(number));
  await expect(page).toHaveURL("/");
  expect(await who(context)).toMatchObject({ phoneNumber: number, email: null });
});

test("an expired code fails, and a resent one works", async ({ page }) => {
  const email = fresh();
  await signUpByMail(page, email);
  await change(
    `update verification_codes set "expiresAt" = now(), "createdAt" = now() - interval '11 minutes' where destination = $1`,
    [email],
  );
  await enter(page, codeFor(email));
  await expect(toast(page, "Verification failed")).toBeVisible();
  await page.getByRole("button", { name: "Resend" }).click();
  await expect(toast(page, "Code resent")).toContainText("Check your inbox for the new code");
  await expect(page.getByRole("button", { name: "Resend" })).toBeDisabled();
  expect(messagesTo(email)).toHaveLength(2);
  await page.reload();
  await expect(heading(page, "Verify Your Account")).toBeVisible(); // an interrupted sign-up resumes where it left off
  await enter(page, codeFor(email));
  await expect(page).toHaveURL("/");
});

test("a forgotten password is reset with a code, and other devices are logged out", async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext();
  const email = await member(other);
  await page.goto("/login");
  await logIn(page, email, "not that one");
  await expect(page.getByRole("alert").filter({ hasText: "is incorrect" })).toBeVisible();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await page.getByLabel("Email or Phone Number").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(heading(page, "Set a new password")).toBeVisible();
  await page.getByLabel("Verification code").fill(codeFor(email));
  await page.getByLabel("New Password", { exact: true }).fill("brand new");
  await page.getByLabel("Confirm Password", { exact: true }).fill("brand new");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL("/");
  expect(await who(context)).toMatchObject({ email });
  expect((await other.request.get("/api/auth/user")).status()).toBe(401);
  await other.close();
});

for (const name of ["Google", "Apple", "Facebook"]) {
  const provider = name.toLowerCase();
  test(`a visitor logs in with ${name} and returns to the requested page`, async ({ page, context }) => {
    await page.goto("/settings");
    await expect(page).toHaveURL("/signup?callbackUrl=%2Fsettings");
    await page.getByRole("button", { name: `Continue with ${name}` }).click();
    await page.getByLabel("Id").fill(`${provider}-${randomInt(2 ** 40)}`);
    await page.getByLabel("First name").fill("Katherine");
    await page.getByLabel("Last name").fill("Johnson");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/settings");
    expect(await who(context)).toMatchObject({ email: null });
  });
}

test("an unverified provider address logs in to an account only after its password is entered", async ({
  page,
  browser,
  context,
}) => {
  const other = await browser.newContext();
  const email = await member(other);
  const subject = `facebook-${randomInt(2 ** 40)}`;
  const logInWithFacebook = async () => {
    await page.goto("/api/auth/facebook");
    await page.getByLabel("Id").fill(subject);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await logInWithFacebook();
  await expect(page).toHaveURL("/login?link=facebook");
  await expect(page.getByText("Log in with your password to link Facebook")).toBeVisible();
  expect((await context.request.get("/api/auth/user")).status()).toBe(401);
  await logIn(page, email, "enchantress");
  await expect(page).toHaveURL("/");
  await page.goto("about:blank"); // a loading page would notice and redirect to login on its own
  await context.clearCookies();
  await logInWithFacebook();
  await expect(page).toHaveURL("/");
  expect(await who(context)).toMatchObject({ email });
  await other.close();
});

test("a refusal at a provider names the provider", async ({ page }) => {
  await page.goto("/api/auth/callback/google?error=access_denied");
  await expect(toast(page, "Google sign in failed")).toContainText("Please try again");
  await expect(heading(page, "Log in to Windmile")).toBeVisible();
});

test("a deep link asks for a login and returns, including its query", async ({ page, browser }) => {
  const other = await browser.newContext();
  const email = await member(other);
  await page.goto("/settings?from=mail");
  await expect(page).toHaveURL("/signup?callbackUrl=%2Fsettings%3Ffrom%3Dmail");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(heading(page, "Welcome back")).toBeVisible();
  await logIn(page, email, "enchantress");
  await expect(page).toHaveURL("/settings?from=mail");
  await other.close();
});

test("logging out on one of two devices keeps the other logged in", async ({ page, context, browser }) => {
  const email = await member(context);
  const phone = await browser.newContext();
  const data = { identifier: email, password: "enchantress" };
  expect((await phone.request.post("/api/auth/login", { data })).status()).toBe(200);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(toast(page, "Logged out")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Windmile" })).toBeVisible();
  expect((await context.request.get("/api/auth/user")).status()).toBe(401);
  expect((await phone.request.get("/api/auth/user")).status()).toBe(200);
  await phone.close();
});

test("the demo account can log in", async ({ page, context }) => {
  await page.goto("/login");
  await logIn(page, "demo@windmile.app", "windmile");
  await expect(page).toHaveURL("/");
  expect(await who(context)).toMatchObject({
    followersCount: 156,
    followingCount: 89,
    bio: "Developer testing the app",
  });
});

test("a session revoked elsewhere leads to sign-up once, without a loop", async ({ page, context }) => {
  const email = await member(context);
  await page.goto("/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await page.goto("about:blank"); // an open page would notice with its next request and leave on its own
  await change(`update sessions set "revokedAt" = now() where "userId" = (select id from users where email = $1)`, [
    email,
  ]);
  const visited: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && visited.push(new URL(request.url()).pathname));
  await page.goto("/settings");
  await expect(page).toHaveURL("/signup?callbackUrl=%2Fsettings");
  await expect(heading(page, "Log in to Windmile")).toBeVisible();
  expect(visited).toEqual(["/settings", "/api/login", "/signup"]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain("next-auth.session-token");
  await page.goto("/");
  await expect(page.getByText("Ready to Transform Your Fitness?")).toBeVisible();
});
