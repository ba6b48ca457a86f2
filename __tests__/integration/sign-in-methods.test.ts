import "../support/unlimited";
import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { joinStartedSchema, type SignInMethods, signInMethodsSchema } from "@/lib/auth/providers/schema";
import { type Browser, type Member, ORIGIN, signedUp, visitor } from "../support/api";
import { messagesTo } from "../support/outbox";
import { type Person, passProvider } from "../support/pass-provider";
import { providerEnvironment, startProviders } from "../support/provider-process.mjs";

const port = 2 * randomInt(10_000, 15_000);
const { FACEBOOK_CLIENT_ID: _, ...configured } = providerEnvironment(port);
Object.assign(process.env, configured); // before any of our modules reads it
let providers: ChildProcess;
beforeAll(async () => {
  providers = await startProviders(port, ORIGIN);
});
afterAll(() => {
  providers.kill();
});

type Name = "google" | "apple";
const PASSWORD = "enchantress";
const METHODS = "/api/account/providers";
const of = (name: string) => `${METHODS}/${name}`;
let person = 0;
const someone = (): Person => {
  person += 1;
  return { subject: `subject-${person}`, email: `p-${person}@provider.example.com`, verified: "true" };
};

const methods = async (who: Member): Promise<SignInMethods> => (await who.get(METHODS)).as(signInMethodsSchema);
const linked = async (who: Member) =>
  (await methods(who)).providers.filter(({ isLinked }) => isLinked).map(({ provider }) => provider);

async function goThrough(browser: Browser, start: string, who: Person) {
  const back = await passProvider(start, who, ORIGIN);
  if (back.method === "GET") return browser.get(back.url, { "sec-fetch-site": "cross-site" });
  const headers = { origin: "https://appleid.apple.com", "sec-fetch-site": "cross-site" };
  return browser.send("POST", back.url, { raw: new URLSearchParams(back.fields), headers });
}

async function join(who: Member, name: Name, account: Person) {
  const begun = await who.post(of(name), { password: PASSWORD });
  expect(begun.status).toBe(200);
  return goThrough(who, begun.as(joinStartedSchema).location, account);
}

async function signInWith(name: Name, account: Person) {
  const browser = visitor();
  const started = await browser.get(`/api/auth/${name}`);
  await goThrough(browser, started.headers.get("location") ?? "", account);
  return browser;
}
const idOf = async (browser: Browser) => (await browser.get("/api/auth/user")).body;

describe.each(["google", "apple"] as const)("%s", (name) => {
  test("is linked after the password was entered, logs in from then on, and this session stays open", async () => {
    const ada = await signedUp({ password: PASSWORD });
    const account = someone();
    const back = await join(ada, name, account);
    expect([back.status, back.headers.get("location")]).toEqual([302, `/settings/account?linked=${name}`]);
    expect(await linked(ada)).toEqual([name]);
    expect(messagesTo(ada.email ?? "").at(-1)?.subject).toMatch(/^You can now log in to Windmile with /);
    const there = await signInWith(name, account);
    expect(await idOf(there)).toMatchObject({ id: ada.id });
    expect(await idOf(ada)).toMatchObject({ id: ada.id });
  });

  test("that belongs to someone else is not linked, and stays theirs", async () => {
    const [ada, eve] = [await signedUp({ password: PASSWORD }), await signedUp({ password: PASSWORD })];
    const account = someone();
    await join(ada, name, account);
    const back = await join(eve, name, account);
    expect(back.headers.get("location")).toBe(`/settings/account?taken=${name}`);
    expect([await linked(ada), await linked(eve)]).toEqual([[name], []]);
    expect(await idOf(eve)).toMatchObject({ id: eve.id });
    const another = await join(ada, name, someone());
    expect(another.headers.get("location")).toBe(`/settings/account?taken=${name}`); // one of each
  });
});

test("linking and unlinking a provider requires re-authentication", async () => {
  const ada = await signedUp({ password: PASSWORD });
  const { prisma } = await import("@/lib/core/server/db");
  await prisma.session.updateMany({ where: { userId: ada.id }, data: { createdAt: new Date(0) } });
  for (const body of [{}, { password: "guess" }]) {
    expect((await ada.post(of("google"), body)).status).toBe(403);
    expect((await ada.del(of("google"), body)).status).toBe(403);
  }
  expect((await visitor().post(of("google"), {})).status).toBe(401);
  expect((await ada.post(of("yahoo"), { password: PASSWORD })).status).toBe(404);
  expect((await ada.post(of("facebook"), { password: PASSWORD })).status).toBe(503); // not configured here
  expect((await methods(ada)).providers.map(({ provider, isAvailable }) => [provider, isAvailable])).toEqual([
    ["apple", true],
    ["facebook", false],
    ["google", true],
  ]);
});

test("a pending link ends with its session: the next user on this device keeps their own account", async () => {
  const ada = await signedUp({ password: PASSWORD });
  const begun = await ada.post(of("google"), { password: PASSWORD });
  const { prisma } = await import("@/lib/core/server/db");
  await prisma.session.updateMany({ where: { userId: ada.id }, data: { revokedAt: new Date() } });
  const back = await goThrough(ada, begun.as(joinStartedSchema).location, someone());
  expect(back.headers.get("location")).toBe("/settings/account?error=google");
  expect(await prisma.identity.count({ where: { userId: ada.id } })).toBe(0);
  const second = await signedUp({ password: PASSWORD });
  await second.post(of("google"), { password: PASSWORD });
  const started = await second.get("/api/auth/google");
  await goThrough(second, started.headers.get("location") ?? "", someone());
  expect(await prisma.identity.count({ where: { userId: second.id } })).toBe(0); // that counted as a login
});

test("the last login method can't be removed; with a password it can", async () => {
  const account = someone();
  const { prisma } = await import("@/lib/core/server/db");
  await signInWith("google", account);
  const identity = await prisma.identity.findFirstOrThrow({ where: { subject: account.subject } });
  const user = await prisma.user.findUniqueOrThrow({ where: { id: identity.userId } });
  const { Member } = await import("../support/api");
  const member = await new Member(user.id, user.firstName, user.email).signIn();
  expect(await methods(member)).toMatchObject({ hasPassword: false, isFresh: true });
  const last = await member.del(of("google"), {});
  expect([last.status, last.body]).toMatchObject([
    409,
    { message: "This is your only way to log in. Set a password first" },
  ]);
  const { hashPassword } = await import("@/lib/auth/passwords/hashes");
  await prisma.user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword(PASSWORD) } });
  expect((await member.del(of("google"), { password: PASSWORD })).status).toBe(204);
  expect((await member.del(of("google"), { password: PASSWORD })).status).toBe(404);
  expect(await linked(member)).toEqual([]);
  expect(messagesTo(user.email ?? "").at(-1)?.subject).toBe("You can't log in to Windmile with Google anymore");
});

test("logging in with a provider to an account scheduled for deletion offers to restore it", async () => {
  const account = someone();
  const ada = await signedUp({ password: PASSWORD });
  await join(ada, "google", account);
  await ada.del("/api/account", { grace: "14d", password: PASSWORD });
  const browser = visitor();
  const started = await browser.get("/api/auth/google?callbackUrl=/saved");
  const back = await goThrough(browser, started.headers.get("location") ?? "", account);
  expect(back.headers.get("location")).toBe("/login?restore=1&callbackUrl=%2Fsaved");
  expect((await browser.get("/api/auth/user")).status).toBe(401);
  expect((await browser.post("/api/auth/restore")).status).toBe(200);
  expect(await idOf(browser)).toMatchObject({ id: ada.id });
});
