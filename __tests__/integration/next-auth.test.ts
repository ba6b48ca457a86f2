import { decode } from "next-auth/jwt";
import { z } from "zod";
import { prisma } from "@/lib/core/server/db";
import { secret } from "@/lib/core/server/env";
import { SESSION_COOKIE } from "@/lib/core/server/session";
import { type Browser, signedUp, visitor } from "../support/api";

const csrfAnswer = z.object({ csrfToken: z.string() });
const csrfOf = async (browser: Browser) => (await browser.get("/api/auth/csrf")).as(csrfAnswer).csrfToken;
const claimsOf = (browser: Browser) => decode({ token: browser.cookies.get(SESSION_COOKIE) ?? "", secret: secret() });

/** More than ten ways to point to another site. */
const ELSEWHERE = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/./\\evil.example",
  "https:evil.example",
  "http://localhost:3000.evil.example/",
  "http://localhost:3000@evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  " //evil.example",
  "http://[::1",
  "evil.example",
];

test.each(["/api/login", "/api/auth/apple"])("a callbackUrl with a NUL is rejected by %s", async (path) => {
  const query = new URLSearchParams({ callbackUrl: "/%09/evil.example\u0000" });
  const answer = await visitor().get(`${path}?${query}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
});

describe.each(ELSEWHERE)("callbackUrl %j", (callbackUrl) => {
  const query = new URLSearchParams({ callbackUrl });

  test("leads home from /api/login and is dropped on the way to sign-up", async () => {
    expect((await visitor().get(`/api/login?${query}`)).headers.get("location")).toBe("/signup");
    expect((await (await signedUp()).get(`/api/login?${query}`)).headers.get("location")).toBe("/");
  });

  test("never passes through next-auth's paths, nor makes them fail", async () => {
    const browser = await signedUp();
    for (const path of [
      "signin",
      "signin/google",
      "signout",
      "error",
      "csrf",
      "session",
      "providers",
      "callback/google",
    ]) {
      const answer = await browser.get(`/api/auth/${path}?${query}`);
      expect({ path, worked: answer.status === 200 || answer.status === 302 }).toEqual({ path, worked: true });
      expect(`${answer.headers.get("location")} ${answer.text}`).not.toContain("evil");
    }
    const csrfToken = await csrfOf(browser);
    const form = new URLSearchParams({ csrfToken, callbackUrl });
    const left = await browser.send("POST", "/api/auth/signout", { raw: form });
    expect([left.status, left.headers.get("location")]).toEqual([302, "/"]);
  });

  test("does nothing as a cookie", async () => {
    const browser = await signedUp();
    browser.cookies.set("next-auth.callback-url", encodeURIComponent(callbackUrl));
    expect((await browser.get("/api/auth/session")).status).toBe(200);
    expect((await browser.get("/api/auth/callback/google?error=x")).headers.get("location")).toBe(
      "/signup?error=google",
    );
  });

  test("isn't kept if a provider isn't configured", async () => {
    expect((await visitor().get(`/api/auth/apple?${query}`)).headers.get("location")).toBe("/signup?error=apple");
  });
});

test.each(["google", "apple", "facebook"])("%s, not configured, redirects to the sign-up screen", async (provider) => {
  const answer = await visitor().get(`/api/auth/${provider}?callbackUrl=%2Fsaved`);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/signup?error=${provider}&callbackUrl=%2Fsaved`,
  ]);
});

describe("/api/auth/session", () => {
  test("returns the user and nothing more", async () => {
    const member = await signedUp({ firstName: "Ada", email: "ada@example.com" });
    const answer = await member.get("/api/auth/session");
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        user: { id: member.id, name: "Ada Lovelace", email: "ada@example.com", image: null },
        expires: expect.any(String),
      },
    ]);
    expect((await member.get("/api/auth/user")).status).toBe(200); // with the cookie renewed by that response
  });

  test("is empty for visitors and for ended sessions, whose cookie it clears", async () => {
    expect((await visitor().get("/api/auth/session")).body).toEqual({});
    const member = await signedUp();
    await prisma.session.updateMany({ where: { userId: member.id }, data: { revokedAt: new Date() } });
    expect((await member.get("/api/auth/session")).body).toEqual({});
    expect(member.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  test("puts nothing from the client into the token", async () => {
    const [eve, victim] = [await signedUp(), await signedUp()];
    const before = await claimsOf(eve);
    const data = { sub: victim.id, sid: crypto.randomUUID(), sv: 99, role: "admin", isModerator: true, name: "Root" };
    const body = { csrfToken: await csrfOf(eve), data: { ...data, user: data }, ...data };
    const answer = await eve.post("/api/auth/session", body);
    expect([answer.status, answer.body]).toMatchObject([200, { user: { id: eve.id } }]);
    const after = await claimsOf(eve);
    expect(after).toEqual({
      ...{ sub: before?.sub, sid: before?.sid, sv: 1 },
      ...{ iat: expect.any(Number), exp: expect.any(Number), jti: expect.any(String) },
    });
  });

  test("changes nothing without next-auth's token", async () => {
    const member = await signedUp();
    const answer = await member.post("/api/auth/session", { csrfToken: "0".repeat(64), data: { role: "admin" } });
    expect(answer.status).toBe(400);
  });
});

test("next-auth's sign-out ends the session's row as well", async () => {
  const member = await signedUp();
  const copy = visitor();
  copy.cookies.set(SESSION_COOKIE, member.cookies.get(SESSION_COOKIE) ?? "");
  const forged = await member.send("POST", "/api/auth/signout", { raw: new URLSearchParams({ csrfToken: "x" }) });
  expect(forged.status).toBe(302);
  expect((await copy.get("/api/auth/user")).status).toBe(200);
  const csrfToken = await csrfOf(member);
  const answer = await member.post("/api/auth/signout", { csrfToken, json: true });
  expect([answer.status, answer.body]).toEqual([200, { url: "http://localhost:3000/" }]);
  expect((await copy.get("/api/auth/user")).status).toBe(401);
});

test.each([
  ["GET", "/api/auth/nonsense"],
  ["GET", "/api/auth/callback"],
  ["GET", "/api/auth/callback/twitter"],
  ["GET", "/api/auth/callback/google/more"],
  ["GET", "/api/auth/verify-request"],
  ["POST", "/api/auth/csrf"],
  ["POST", "/api/auth/callback/credentials"],
  ["GET", "/api/auth/__proto__"],
])("%s %s is 404 in the contract's format", async (method, path) => {
  const answer = await visitor().send(method, path, method === "POST" ? { body: {} } : {});
  expect([answer.status, answer.body]).toEqual([404, { code: "not_found", message: "Not found" }]);
});

test("_log discards its input", async () => {
  const answer = await visitor().send("POST", "/api/auth/_log", {
    raw: new URLSearchParams({ level: "error", code: "x" }),
  });
  expect([answer.status, answer.text]).toEqual([204, ""]);
});

test.each(["evil host", "a/b", "localhost:3000/@evil.example", "localhost:3000#"])(
  "Host %j is refused",
  async (host) => {
    const answer = await visitor().get("/api/auth/csrf", { host });
    expect(answer.status).toBe(400);
  },
);
