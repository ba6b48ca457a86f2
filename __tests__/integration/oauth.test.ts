import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { currentUserSchema } from "@/lib/auth/accounts/schema";
import { recoveryCodesSchema, twoFactorKeySchema } from "@/lib/auth/two-factor/schema";
import { type Browser, ORIGIN, signedUp, visitor } from "../support/api";
import { otpOf } from "../support/authenticator";
import { messagesTo } from "../support/outbox";
import { type Person, passProvider, type Return } from "../support/pass-provider";
import { providerEnvironment, startProviders } from "../support/provider-process.mjs";

const port = 2 * randomInt(10_000, 15_000);
Object.assign(process.env, providerEnvironment(port)); // before any of our modules reads it
let providers: ChildProcess;
beforeAll(async () => {
  providers = await startProviders(port, ORIGIN);
});
afterAll(() => {
  providers.kill();
});

type Name = "google" | "apple" | "facebook";

/** Starts at the app, goes through the provider, and returns with its response. */
async function through(browser: Browser, name: Name, person: Person, callbackUrl?: string) {
  const query = callbackUrl === undefined ? "" : `?${new URLSearchParams({ callbackUrl })}`;
  const started = await browser.get(`/api/auth/${name}${query}`);
  expect(started.status).toBe(302);
  const back = await passProvider(started.headers.get("location") ?? "", person, ORIGIN);
  return come(browser, back);
}

function come(browser: Browser, back: Return) {
  if (back.method === "GET") return browser.get(back.url, { "sec-fetch-site": "cross-site" });
  return browser.send("POST", back.url, {
    raw: new URLSearchParams(back.fields),
    headers: { origin: "https://appleid.apple.com", "sec-fetch-site": "cross-site" },
  });
}

const me = async (browser: Browser) => (await browser.get("/api/auth/user")).as(currentUserSchema);

describe.each(["google", "apple", "facebook"] as const)("%s", (name) => {
  const person = {
    subject: `${name}-1`,
    email: `${name}@example.com`,
    verified: "true",
    given: "Katherine",
    family: "Johnson",
  };

  test("starts with state, a PKCE challenge, and, with an ID token, a nonce", async () => {
    const started = await visitor().get(`/api/auth/${name}`);
    const url = new URL(started.headers.get("location") ?? "");
    expect(url.port).toBe(String(port + ["google", "apple", "facebook"].indexOf(name)));
    expect(url.searchParams.get("client_id")).toBe(`${name}-client`);
    expect(url.searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/${name}`);
    expect(url.searchParams.get("state")).toHaveLength(43);
    expect(url.searchParams.get("code_challenge")).toHaveLength(43);
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    expect(url.searchParams.get("nonce")).toEqual(name === "facebook" ? null : expect.stringMatching(/.{43}/));
    for (const line of started.headers.getSetCookie()) expect(line).toMatch(/HttpOnly; SameSite=Lax$/i);
  });

  test("a new person gets an account without a code, and returns to the requested page", async () => {
    const browser = visitor();
    const answer = await through(browser, name, person, "/discover?activity=Kayaking");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/discover?activity=Kayaking"]);
    const user = await me(browser);
    expect(user).toMatchObject({ firstName: name === "apple" ? "New" : "Katherine", followersCount: 0 });
    expect(user.email).toBe(name === "facebook" ? null : person.email); // Facebook doesn't verify addresses
    const { prisma } = await import("@/lib/core/server/db");
    const [session] = await prisma.session.findMany({ where: { userId: user.id } });
    expect(session).toMatchObject({ provider: name, device: "Chrome on Linux" });
    const again = visitor();
    await through(again, name, { ...person, email: "moved@example.com" });
    expect((await me(again)).id).toBe(user.id); // the subject identifies the user, not the address
  });

  test("never links an account by an address the provider hasn't verified", async () => {
    const owner = await signedUp({ email: `owner-${name}@example.com`, password: "enchantress" });
    const intruder = visitor();
    const answer = await through(
      intruder,
      name,
      { subject: `${name}-2`, email: `OWNER-${name}@example.com` },
      "/saved",
    );
    expect(answer.headers.get("location")).toBe(`/login?link=${name}&callbackUrl=%2Fsaved`);
    expect((await intruder.get("/api/auth/user")).status).toBe(401);
    const { prisma } = await import("@/lib/core/server/db");
    expect(await prisma.identity.count({ where: { userId: owner.id } })).toBe(0);

    // Once its owner has entered the password, the provider can log in to the account.
    const login = { identifier: `owner-${name}@example.com`, password: "enchantress", link: name };
    expect((await intruder.post("/api/auth/login", { ...login, password: "guessed" })).status).toBe(401);
    expect((await intruder.post("/api/auth/login", login)).status).toBe(200);
    const later = visitor();
    await through(later, name, { subject: `${name}-2`, email: `owner-${name}@example.com` });
    expect((await me(later)).id).toBe(owner.id);
  });

  test("a refusal at the provider, another browser's state, or a replay leads to the sign-up screen", async () => {
    const browser = visitor();
    await browser.get(`/api/auth/${name}?callbackUrl=/saved`);
    const error = { error: "access_denied", error_description: "\nforged line" };
    const refusal: Return =
      name === "apple"
        ? { method: "POST", url: "/api/auth/callback/apple", fields: error }
        : { method: "GET", url: `/api/auth/callback/${name}?${new URLSearchParams(error)}`, fields: {} };
    const refused = await come(browser, refusal);
    expect(refused.headers.get("location")).toBe(`/signup?error=${name}&callbackUrl=%2Fsaved`);

    const started = await browser.get(`/api/auth/${name}`);
    const back = await passProvider(started.headers.get("location") ?? "", { subject: `${name}-3` }, ORIGIN);
    const other = visitor();
    await other.get(`/api/auth/${name}`);
    const foreign = await come(other, back);
    expect(foreign.headers.get("location")).toBe(`/signup?error=${name}`);
    expect((await other.get("/api/auth/user")).status).toBe(401);
    expect((await come(browser, back)).headers.get("location")).toBe("/");
    expect((await come(browser, back)).headers.get("location")).toBe(`/signup?error=${name}`);
  });
});

test("an address both sides have verified links the account, and its owner is notified", async () => {
  const owner = await signedUp({ email: "proven@example.com", password: "enchantress" });
  const browser = visitor();
  await through(browser, "google", { subject: "google-9", email: "Proven@example.com", verified: "true" });
  expect((await me(browser)).id).toBe(owner.id);
  expect(messagesTo("proven@example.com").at(-1)?.subject).toBe("You can now log in to Windmile with Google");
  expect((await owner.get("/api/auth/user")).status).toBe(200);
});

test("a verified address doesn't bypass a second factor: its owner enters password and code first", async () => {
  const email = "careful@example.com";
  const password = "enchantress";
  const owner = await signedUp({ email, password });
  const { secret } = (await owner.post("/api/account/two-factor", { password })).as(twoFactorKeySchema);
  const confirmed = await owner.post("/api/account/two-factor/confirm", { code: otpOf(secret) });
  const [otp] = confirmed.as(recoveryCodesSchema).recoveryCodes;
  const browser = visitor();
  const person = { subject: "google-12", email, verified: "true" };
  const answer = await through(browser, "google", person);
  expect(answer.headers.get("location")).toBe("/login?link=google");
  expect((await browser.get("/api/auth/user")).status).toBe(401);

  const login = { identifier: email, password, link: "google" };
  expect((await browser.post("/api/auth/login", login)).body).toMatchObject({ code: "second_factor" });
  expect((await browser.get("/api/auth/user")).status).toBe(401);
  expect((await browser.post("/api/auth/login", { ...login, otp })).status).toBe(200);
  const later = visitor();
  await through(later, "google", person);
  expect((await me(later)).id).toBe(owner.id); // linked by someone who proved both
});

test("someone else's pending sign-up becomes invalid once the owner has logged in with Google", async () => {
  const email = "victim@example.com";
  const attacker = visitor();
  const form = { firstName: "Eve", lastName: "Intruder", password: "enchantress", confirmPassword: "enchantress" };
  await attacker.post("/api/auth/signup", { ...form, email, authProvider: "email" });
  const [sent] = messagesTo(email);
  const victim = visitor();
  await through(victim, "google", { subject: "google-10", email, verified: "true", given: "Ada", family: "Lovelace" });
  expect((await attacker.post("/api/auth/verify", { email, code: sent?.code })).status).toBe(400);
  expect((await attacker.post("/api/auth/login", { identifier: email, password: "enchantress" })).status).toBe(401);
  expect(await me(victim)).toMatchObject({ firstName: "Ada", email });
});

test("two simultaneous first logins create one account", async () => {
  const person = { subject: "google-11", email: "twice@example.com", verified: "true" };
  const browsers = [visitor(), visitor(), visitor()];
  await Promise.all(browsers.map((browser) => through(browser, "google", person)));
  const ids = await Promise.all(browsers.map(async (browser) => (await me(browser)).id));
  expect(new Set(ids).size).toBe(1);
});

test("an unreachable provider leads to the sign-up screen", async () => {
  providers.kill("SIGSTOP");
  try {
    const answer = await visitor().get("/api/auth/google?callbackUrl=/friends");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/signup?error=google&callbackUrl=%2Ffriends",
    ]);
  } finally {
    providers.kill("SIGCONT");
  }
}, 20_000);
