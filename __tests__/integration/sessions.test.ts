import { encode } from "next-auth/jwt";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { sessionSchema } from "@/lib/auth/sessions/schema";
import { prisma } from "@/lib/core/server/db";
import { secret } from "@/lib/core/server/env";
import { SESSION_COOKIE } from "@/lib/core/server/session";
import { type Browser, Member, signedUp, visitor } from "../support/api";
import { messagesTo } from "../support/outbox";

const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const status = async (browser: Browser) => (await browser.get("/api/auth/user")).status;
const cookieOf = (browser: Browser) => browser.cookies.get(SESSION_COOKIE) ?? "";

function holding(token: string): Browser {
  const browser = visitor();
  browser.cookies.set(SESSION_COOKIE, token);
  return browser;
}

async function loggedIn(email: string, password: string, headers?: Record<string, string>): Promise<Browser> {
  const browser = visitor();
  expect((await browser.post("/api/auth/login", { identifier: email, password }, headers)).status).toBe(200);
  return browser;
}

describe("active sessions", () => {
  test("lists devices, ends one of them, and only my own", async () => {
    const laptop = await signedUp({ email: "devices@example.com", password: "enchantress" });
    const phone = await loggedIn("devices@example.com", "enchantress", { "user-agent": PIXEL });
    const open = (await laptop.get("/api/account/sessions")).as(sessionSchema.array());
    expect(open.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Chrome on Android", false],
      ["Chrome on Linux", true],
    ]);
    const other = open.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const stranger = await signedUp();
    expect((await stranger.del(`/api/account/sessions/${other}`)).status).toBe(404);
    expect(await status(phone)).toBe(200);
    expect((await laptop.del(`/api/account/sessions/${other}`)).status).toBe(204);
    expect((await laptop.del(`/api/account/sessions/${other}`)).status).toBe(404);
    expect((await laptop.del("/api/account/sessions/1%27%20or%201=1")).status).toBe(404);
    expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
  });

  test("logging out ends only this device's session, including a copy of its cookie", async () => {
    const laptop = await signedUp({ email: "leaving@example.com", password: "enchantress" });
    const phone = await loggedIn("leaving@example.com", "enchantress");
    const copy = holding(cookieOf(phone));
    const answer = await phone.post("/api/auth/logout");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
    const cleared = answer.headers.getSetCookie().filter((line) => line.includes("Max-Age=0"));
    for (const name of ["next-auth.session-token", "__Secure-next-auth.session-token"]) {
      for (const chunk of ["", ".0", ".1"]) {
        expect(cleared.some((line) => line.startsWith(`${name}${chunk}=;`))).toBe(true);
      }
    }
    expect([await status(copy), await status(laptop)]).toEqual([401, 200]);
    expect((await visitor().post("/api/auth/logout")).status).toBe(204);
    expect((await copy.post("/api/auth/logout")).status).toBe(204);
  });
});

describe("changing the password", () => {
  test("requires the current one, keeps this session with a new token, and ends the others", async () => {
    const email = "changing@example.com";
    const here = await signedUp({ email, password: "enchantress" });
    const there = await loggedIn(email, "enchantress");
    const before = cookieOf(here);
    const form = { currentPassword: "enchantress", password: "brand new", confirmPassword: "brand new" };

    const wrong = await here.post("/api/account/password", { ...form, currentPassword: "guess" });
    expect([wrong.status, wrong.body]).toMatchObject([403, { errors: { currentPassword: [expect.any(String)] } }]);
    const mismatch = await here.post("/api/account/password", { ...form, confirmPassword: "other" });
    expect([mismatch.status, mismatch.body]).toMatchObject([
      400,
      { errors: { confirmPassword: ["Passwords don't match"] } },
    ]);
    expect(await status(there)).toBe(200);

    expect((await here.post("/api/account/password", form)).status).toBe(204);
    expect([await status(here), await status(there), await status(holding(before))]).toEqual([200, 401, 401]);
    expect((await here.get("/api/account/sessions")).as(sessionSchema.array())).toMatchObject([{ isCurrent: true }]);
    expect((await visitor().post("/api/auth/login", { identifier: email, password: "enchantress" })).status).toBe(401);
    await loggedIn(email, "brand new");
    expect(messagesTo(email).at(-1)?.subject).toBe("Your Windmile password was changed");
  });

  test("a stolen session can't guess the password for long", async () => {
    const member = await signedUp({ password: "enchantress" });
    const form = { password: "brand new", confirmPassword: "brand new" };
    const guess = (currentPassword: string) => member.post("/api/account/password", { ...form, currentPassword });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(`guess ${index}`)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    const leaving = await member.del("/api/account", { password: "enchantress", grace: "now" });
    expect(leaving.status).toBe(429); // one count across all forms that ask for the password
    const blocked = await guess("enchantress");
    expect([blocked.status, Number(blocked.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});

describe("a session's token", () => {
  test("is new at every login; one planted before login is worthless afterward", async () => {
    const email = "fixed@example.com";
    await signedUp({ email, password: "enchantress" });
    const attacker = await signedUp();
    const planted = cookieOf(attacker);
    const victim = holding(planted);
    await victim.post("/api/auth/login", { identifier: email, password: "enchantress" });
    expect(cookieOf(victim)).not.toBe(planted);
    expect(await status(holding(planted))).toBe(401); // the browser's previous session ended with it
    const again = await loggedIn(email, "enchantress");
    expect(cookieOf(again)).not.toBe(cookieOf(victim));
    expect([await status(again), await status(victim)]).toEqual([200, 200]);
  });

  test.each([
    ["signed with another secret", (claims: object) => encode({ token: { ...claims }, secret: "x".repeat(40) })],
    ["of a higher version", (claims: object) => encode({ token: { ...claims, sv: 2 }, secret: secret() })],
    [
      "of an unknown session",
      (claims: object) => encode({ token: { ...claims, sid: crypto.randomUUID() }, secret: secret() }),
    ],
    ["without a session", (claims: object) => encode({ token: { ...claims, sid: null }, secret: secret() })],
    [
      "with SQL for a session",
      (claims: object) => encode({ token: { ...claims, sid: "' or true--" }, secret: secret() }),
    ],
    [
      "made for another purpose",
      (claims: object) => encode({ token: { ...claims }, secret: secret(), salt: "windmile.link" }),
    ],
    ["run out", (claims: object) => encode({ token: { ...claims }, secret: secret(), maxAge: -60 })],
    ["unsigned", async (claims: object) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`],
    ["made of random bytes", async () => "%00%ff;=\u00e9"],
  ])("that is %s doesn't log in, without an error", async (_, make) => {
    const member = await signedUp();
    const session = await prisma.session.findFirstOrThrow({ where: { userId: member.id } });
    const browser = holding(await make({ sub: member.id, sid: session.id, sv: 1 }));
    expect(await status(browser)).toBe(401);
    expect((await browser.get("/api/auth/session")).body).toEqual({});
  });

  test("doesn't work for someone else's session row, a suspended person, or a deleted one", async () => {
    const [ada, eve] = [await signedUp(), await signedUp()];
    const session = await prisma.session.findFirstOrThrow({ where: { userId: ada.id } });
    const mixed = await encode({ token: { sub: eve.id, sid: session.id, sv: 1 }, secret: secret() });
    expect(await status(holding(mixed))).toBe(401);
    await prisma.user.update({ where: { id: ada.id }, data: { suspendedAt: new Date() } });
    expect(await status(ada)).toBe(401);
    await prisma.user.delete({ where: { id: eve.id } });
    expect(await status(eve)).toBe(401);
  });

  test("isn't read from an Authorization header", async () => {
    const member = await signedUp();
    const bearer = await visitor().get("/api/auth/user", { authorization: `Bearer ${cookieOf(member)}` });
    expect(bearer.status).toBe(401);
  });

  test.each([
    [`"lastSeenAt" = now() - interval '29 days'`, 200],
    [`"lastSeenAt" = now() - interval '31 days'`, 401],
    [`"expiresAt" = now() - interval '1 second'`, 401],
  ])("with %s responds with %i", async (change, expected) => {
    const member = await signedUp();
    await prisma.$executeRawUnsafe(`update sessions set ${change} where "userId" = '${member.id}'`);
    expect(await status(member)).toBe(expected);
  });

  test("lasts 90 days at most, HttpOnly and Lax", async () => {
    await signedUp({ email: "cookie@example.com", password: "enchantress" });
    const answer = await visitor().post("/api/auth/login", {
      identifier: "cookie@example.com",
      password: "enchantress",
    });
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^next-auth\.session-token=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const { user } = answer.as(signedInSchema);
    const [session] = await prisma.session.findMany({ where: { userId: user.id }, orderBy: { id: "desc" } });
    const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
  });
});

describe("/api/login", () => {
  test("redirects visitors to sign-up and members onward, always to a path", async () => {
    const visit = await visitor().get("/api/login");
    expect([visit.status, visit.headers.get("location")]).toEqual([302, "/signup"]);
    const wanted = await visitor().get("/api/login?callbackUrl=%2Fsettings%2Faccount%3Fa%3D1");
    expect(wanted.headers.get("location")).toBe("/signup?callbackUrl=%2Fsettings%2Faccount%3Fa%3D1");
    const member = await signedUp();
    expect((await member.get("/api/login?callbackUrl=/saved")).headers.get("location")).toBe("/saved");
    expect((await member.get("/api/login")).headers.get("location")).toBe("/");
  });

  test("clears the cookie of an ended session, and never of an open one", async () => {
    const member = await signedUp();
    const living = await member.get("/api/login?expired=1&callbackUrl=/saved");
    expect([living.headers.get("location"), living.headers.getSetCookie()]).toEqual(["/saved", []]);
    await prisma.session.updateMany({ where: { userId: member.id }, data: { revokedAt: new Date() } });
    const ended = await member.get("/api/login?expired=1&callbackUrl=/saved");
    expect(ended.headers.get("location")).toBe("/signup?callbackUrl=%2Fsaved");
    expect(member.cookies.has(SESSION_COOKIE)).toBe(false);
  });
});

test("expired data is deleted, current data isn't", async () => {
  const { purgeExpired } = await import("@/lib/auth/accounts/jobs");
  const member = await new Member((await signedUp()).id, "Ada", null).signIn();
  const form = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
  await visitor().post("/api/auth/signup", { ...form, email: "old@example.com", authProvider: "email" });
  await prisma.$executeRaw`update signup_attempts set "createdAt" = now() - interval '25 hours'`;
  await visitor().post("/api/auth/signup", { ...form, email: "new@example.com", authProvider: "email" });
  const key = { userId: member.id, bodyHash: "x", status: 200 };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await prisma.idempotencyKey.createMany({
    data: [
      { ...key, key: "a" },
      { ...key, key: "b", createdAt: daysAgo(34) },
      { ...key, key: "c", createdAt: daysAgo(36) },
    ],
  });
  await prisma.rateLimit.create({ data: { key: "past", points: 1, expire: BigInt(Date.now() - 1000) } });
  await prisma.$executeRaw`update sessions set "expiresAt" = now() - interval '1 day' where id = (
    select id from sessions where "userId" = ${member.id}::uuid order by id limit 1)`;
  await purgeExpired();
  await purgeExpired();
  const attempts = await prisma.signupAttempt.findMany({ select: { email: true } });
  expect(attempts).toEqual([{ email: "new@example.com" }]);
  expect(await prisma.verificationCode.count({ where: { destination: "old@example.com" } })).toBe(0);
  expect(await prisma.idempotencyKey.findMany({ select: { key: true }, orderBy: { key: "asc" } })).toEqual([
    { key: "a" },
    { key: "b" },
  ]);
  expect(await prisma.rateLimit.count({ where: { key: "past" } })).toBe(0);
  expect(await prisma.session.count({ where: { userId: member.id } })).toBe(1);
  expect(await status(member)).toBe(200);
});
