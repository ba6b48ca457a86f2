import { randomUUID } from "node:crypto";
import { z } from "zod";
import { currentUserSchema, signedInSchema } from "@/lib/auth/accounts/schema";
import { prisma } from "@/lib/core/server/db";
import { type Browser, signedUp, visitor } from "../support/api";
import { codeFor, messagesTo } from "../support/outbox";

const ada = {
  firstName: "Ada",
  lastName: "Lovelace",
  password: "enchantress",
  confirmPassword: "enchantress",
  authProvider: "email",
};
const WRONG_CODE = {
  code: "validation",
  message: "That code is wrong or has expired",
  errors: { code: ["That code is wrong or has expired"] },
};

async function joined(email: string, form: Record<string, string> = {}): Promise<Browser> {
  const browser = visitor();
  expect((await browser.post("/api/auth/signup", { ...ada, email, ...form })).status).toBe(200);
  expect((await browser.post("/api/auth/verify", { email, code: codeFor(email) })).status).toBe(200);
  return browser;
}

describe("sign-up by email", () => {
  test("stores the attempt, sends a code, and the code logs in", async () => {
    const browser = visitor();
    const begun = await browser.post("/api/auth/signup", { ...ada, email: " Ada@Example.com " });
    expect([begun.status, begun.body]).toEqual([200, { email: "ada@example.com", phoneNumber: null }]);
    expect(await prisma.user.count({ where: { email: "ada@example.com" } })).toBe(0);
    expect((await browser.get("/api/auth/user")).status).toBe(401);

    const [message] = messagesTo("ada@example.com");
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toContain(message?.code);
    expect(JSON.stringify(begun.body) + begun.headers.get("set-cookie")).not.toContain(message?.code);

    const code = codeFor("ada@example.com");
    const verified = await browser.post("/api/auth/verify", { code, email: "ada@example.com", phoneNumber: null });
    expect(verified.status).toBe(200);
    const { user } = verified.as(signedInSchema);
    expect(user).toMatchObject({
      ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phoneNumber: null },
      ...{ location: "Chicago, IL", bio: null, beenCount: 0, savedCount: 0, experiences: 0, followersCount: 0 },
      ...{ followingCount: 0, xp: 0, level: 1, mileScore: 280, streak: 0, isModerator: false },
    });
    const me = await browser.get("/api/auth/user");
    expect([me.status, me.as(currentUserSchema)]).toEqual([200, user]);
    expect(me.headers.get("cache-control")).toBe("private, no-store");
  });

  test("the spec's messages are returned under their fields", async () => {
    const answer = await visitor().post("/api/auth/signup", {
      ...{ firstName: "A", lastName: " ", email: "nonsense", password: "short", confirmPassword: "other" },
      authProvider: "email",
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: {
        firstName: ["First name must be at least 2 characters"],
        lastName: ["Last name must be at least 2 characters"],
        email: ["Please enter a valid email"],
        password: ["Password must be at least 6 characters"],
      },
    });
    const mismatch = await visitor().post("/api/auth/signup", { ...ada, email: "x@example.com", confirmPassword: "x" });
    expect(mismatch.body).toMatchObject({ errors: { confirmPassword: ["Passwords don't match"] } });
    const nowhere = await visitor().post("/api/auth/signup", { ...ada, email: "", phoneNumber: " " });
    expect(nowhere.body).toMatchObject({ errors: { email: ["Please provide either email or phone number"] } });
  });

  test("a code works once, and the attempt's password logs in", async () => {
    const email = "once@example.com";
    await joined(email);
    const again = await visitor().post("/api/auth/verify", { email, code: codeFor(email) });
    expect([again.status, again.body]).toEqual([400, WRONG_CODE]);
    const back = await visitor().post("/api/auth/login", { identifier: "ONCE@example.com", password: ada.password });
    expect([back.status, back.as(signedInSchema).user.email]).toEqual([200, email]);
  });

  test.each([
    ["a&b!c#d=e~f/g@example.com", "A&B!C#D=E~F/G@example.com", "a&b!c#d=e~f/g@example.com"],
    ["info@b\u00fccher.example", "INFO@BU\u0308CHER.example", "info@xn--bcher-kva.example"],
  ])("%s signs up, and is found in any notation", async (typed, later, stored) => {
    const browser = visitor();
    const begun = await browser.post("/api/auth/signup", { ...ada, email: typed });
    expect([begun.status, begun.body]).toMatchObject([200, { email: stored }]);
    const verified = await browser.post("/api/auth/verify", { code: codeFor(stored), email: typed });
    expect(verified.as(signedInSchema).user.email).toBe(stored);
    expect((await visitor().post("/api/auth/login", { identifier: later, password: ada.password })).status).toBe(200);
    expect((await visitor().post("/api/auth/forgot", { identifier: later })).status).toBe(204);
    expect(messagesTo(stored).at(-1)).toMatchObject({ to: stored, subject: "Your Windmile password reset code" });
  });

  test("an unverified account can't log in; only the right password reveals why", async () => {
    const email = "pending@example.com";
    await visitor().post("/api/auth/signup", { ...ada, email });
    const right = await visitor().post("/api/auth/login", { identifier: email, password: ada.password });
    expect([right.status, right.body]).toMatchObject([403, { code: "unverified" }]);
    expect(right.headers.get("set-cookie")).toBeNull();
    const wrong = await visitor().post("/api/auth/login", { identifier: email, password: "not that one" });
    const nobody = await visitor().post("/api/auth/login", {
      identifier: "nobody@example.com",
      password: "not that one",
    });
    expect([wrong.status, wrong.text]).toEqual([401, nobody.text]);
  });
});

describe("sign-up by phone", () => {
  test("a number is stored as E.164, in any notation", async () => {
    const browser = visitor();
    const form = { ...ada, authProvider: "phone", phoneNumber: "(312) 555-0101" };
    const begun = await browser.post("/api/auth/signup", form);
    expect([begun.status, begun.body]).toEqual([200, { email: null, phoneNumber: "+13125550101" }]);
    const [sms] = messagesTo("+13125550101");
    expect(sms).toMatchObject({ subject: "", code: expect.stringMatching(/^\d{6}$/) });
    const verified = await browser.post("/api/auth/verify", {
      phoneNumber: "312.555.0101",
      code: codeFor("+13125550101"),
    });
    expect(verified.as(signedInSchema).user).toMatchObject({ email: null, phoneNumber: "+13125550101" });
    const login = await visitor().post("/api/auth/login", { identifier: "312-555-0101", password: ada.password });
    expect(login.status).toBe(200);
  });

  test("only the address that received the code becomes part of the account", async () => {
    const both = { ...ada, email: "both@example.com", phoneNumber: "+13125550102" };
    const browser = visitor();
    expect((await browser.post("/api/auth/signup", both)).body).toEqual({
      email: "both@example.com",
      phoneNumber: "+13125550102",
    });
    expect(() => messagesTo("+13125550102").at(0)?.code ?? codeFor("+13125550102")).toThrow();
    const verified = await browser.post("/api/auth/verify", {
      ...{ email: "both@example.com", phoneNumber: "+13125550102" },
      code: codeFor("both@example.com"),
    });
    expect(verified.as(signedInSchema).user).toMatchObject({ email: "both@example.com", phoneNumber: null });
  });
});

test("an invited person follows the sender; an expired invitation changes nothing", async () => {
  const inviter = await signedUp();
  const { url } = (await inviter.post("/api/invites")).as(z.object({ url: z.string() }));
  const inviteToken = url.split("/").at(-1) ?? "";
  await joined("invited@example.com", { inviteToken });
  expect((await inviter.get("/api/auth/user")).as(currentUserSchema).followersCount).toBe(1);
  await joined("stale@example.com", { inviteToken: "0".repeat(22) });
});

describe("resend", () => {
  test("sends a new code that replaces the old one, but not within 30 seconds", async () => {
    const email = "resend@example.com";
    const browser = visitor();
    await browser.post("/api/auth/signup", { ...ada, email });
    const codes = [codeFor(email)];
    expect((await browser.post("/api/auth/resend", { email, phoneNumber: null })).status).toBe(204);
    codes.push(codeFor(email));
    expect(messagesTo(email)).toHaveLength(2);
    expect((await browser.post("/api/auth/resend", { email })).status).toBe(204);
    expect(messagesTo(email)).toHaveLength(2);
    await prisma.$executeRaw`update verification_codes set "createdAt" = "createdAt" - interval '31 seconds' where destination = ${email}`;
    expect((await browser.post("/api/auth/resend", { email })).status).toBe(204);
    expect(messagesTo(email)).toHaveLength(3);
    const newest = codeFor(email);
    for (const code of codes.filter((older) => older !== newest)) {
      expect((await browser.post("/api/auth/verify", { email, code })).body).toEqual(WRONG_CODE);
    }
    expect((await browser.post("/api/auth/verify", { email, code: newest })).status).toBe(200);
  });

  test("responds the same for unknown addresses", async () => {
    const answer = await visitor().post("/api/auth/resend", { email: "never@example.com" });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(messagesTo("never@example.com")).toEqual([]);
  });
});

describe("forgot and reset", () => {
  test("a code sets a new password, logs in, and ends every other session", async () => {
    const email = "forgetful@example.com";
    const phone = await joined(email);
    const laptop = visitor();
    expect((await laptop.post("/api/auth/forgot", { identifier: email })).status).toBe(204);
    const form = { identifier: email, code: codeFor(email), password: "brand new", confirmPassword: "brand new" };
    const reset = await laptop.post("/api/auth/reset", form);
    expect([reset.status, reset.as(signedInSchema).user.email]).toEqual([200, email]);
    expect((await laptop.get("/api/auth/user")).status).toBe(200);
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await visitor().post("/api/auth/login", { identifier: email, password: ada.password })).status).toBe(401);
    expect((await visitor().post("/api/auth/login", { identifier: email, password: "brand new" })).status).toBe(200);
    expect((await laptop.post("/api/auth/reset", form)).body).toEqual(WRONG_CODE);
    expect(messagesTo(email).at(-1)?.subject).toBe("Your Windmile password was changed");
  });

  test("unknown people get the same responses", async () => {
    const unknown = await visitor().post("/api/auth/forgot", { identifier: "stranger@example.com" });
    expect([unknown.status, unknown.text]).toEqual([204, ""]);
    const odd = await visitor().post("/api/auth/forgot", { identifier: "neither email nor phone" });
    expect(odd.status).toBe(204);
    const reset = await visitor().post("/api/auth/reset", {
      ...{ identifier: "stranger@example.com", code: "123456" },
      ...{ password: "brand new", confirmPassword: "brand new" },
    });
    expect([reset.status, reset.body]).toEqual([400, WRONG_CODE]);
  });

  test("a sign-up code can't reset, and a reset code can't verify", async () => {
    const email = "mixed@example.com";
    await joined(email);
    await visitor().post("/api/auth/forgot", { identifier: email });
    const code = codeFor(email);
    expect((await visitor().post("/api/auth/verify", { email, code })).body).toEqual(WRONG_CODE);
    const pending = "mixed-pending@example.com";
    await visitor().post("/api/auth/signup", { ...ada, email: pending });
    const form = { identifier: pending, code: codeFor(pending), password: "brand new", confirmPassword: "brand new" };
    expect((await visitor().post("/api/auth/reset", form)).body).toEqual(WRONG_CODE);
  });
});

describe("profile", () => {
  test("absent fields stay, null removes, unknown fields are ignored", async () => {
    const member = await signedUp({ firstName: "Ada", bio: "Developer testing the app" });
    const first = await member.put("/api/user/profile", {
      ...{ firstName: "Grace", lastName: "Hopper", location: "Pilsen", profileImageUrl: "/avatars/ada.webp" },
      ...{ id: "0", email: "x@example.com", ledgerXp: 9999, followersCount: 7, sessionVersion: 9 },
    });
    expect(first.status).toBe(200);
    expect(first.as(currentUserSchema)).toMatchObject({
      ...{ id: member.id, email: member.email, firstName: "Grace", location: "Pilsen", xp: 0, followersCount: 0 },
      ...{ bio: "Developer testing the app", profileImageUrl: "/avatars/ada.webp" },
    });
    const second = await member.put("/api/user/profile", {
      ...{ firstName: "Grace", lastName: "Hopper", bio: null, profileImageUrl: null },
    });
    expect(second.as(currentUserSchema)).toMatchObject({ bio: null, profileImageUrl: null, location: "Pilsen" });
  });

  test.each([
    [{ firstName: "G" }, "firstName"],
    [{ bio: "x".repeat(501) }, "bio"],
    [{ location: 7 }, "location"],
    [{ profileImageUrl: "https://elsewhere.example/a.png" }, "profileImageUrl"],
    [{ profileImageUrl: "javascript:alert(1)" }, "profileImageUrl"],
    [{ heroImageUrl: "/media/../secrets.webp" }, "heroImageUrl"],
    [{ heroImageUrl: "/media/01900000-0000-7000-8000-000000000000.webp" }, "heroImageUrl"],
  ])("refuses %j", async (change, field) => {
    const member = await signedUp();
    const answer = await member.put("/api/user/profile", { firstName: "Ada", lastName: "Lovelace", ...change });
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { [field]: [expect.any(String)] } }]);
  });

  test("accepts 500 characters of bio, an emoji counting as one, and only your own pictures", async () => {
    const [member, other] = [await signedUp(), await signedUp()];
    const names = { firstName: "Ada", lastName: "Lovelace" };
    expect((await member.put("/api/user/profile", { ...names, bio: "🏃".repeat(500) })).status).toBe(200);
    const picture = (userId: string, purpose: "avatar" | "post") =>
      prisma.media.create({
        data: {
          ...{ userId, purpose, extension: "webp", width: 1, height: 1, bytes: 1, sha256: "x", placeholder: "" },
          storageKey: randomUUID(),
        },
      });
    const [mine, theirs, post] = [
      await picture(member.id, "avatar"),
      await picture(other.id, "avatar"),
      await picture(member.id, "post"),
    ];
    const put = (id: string) => member.put("/api/user/profile", { ...names, profileImageUrl: `/media/${id}.webp` });
    expect((await put(mine.id)).as(currentUserSchema).profileImageUrl).toBe(`/media/${mine.id}.webp`);
    expect((await put(theirs.id)).status).toBe(400);
    expect((await put(post.id)).status).toBe(400);
  });
});

test("a visitor gets 401 before the body is read", async () => {
  for (const [method, path] of [
    ["GET", "/api/auth/user"],
    ["PUT", "/api/user/profile"],
    ["GET", "/api/account/sessions"],
    ["DELETE", "/api/account/sessions/not-an-id"],
    ["POST", "/api/account/password"],
  ] as const) {
    const answer = await visitor().send(method, path, method === "GET" ? {} : { raw: "not json" });
    expect([path, answer.status, answer.body]).toEqual([path, 401, { code: "unauthorized", message: "Unauthorized" }]);
  }
});

test("each path lists its methods", async () => {
  for (const [path, allow] of [
    ["/api/auth/signup", "POST"],
    ["/api/auth/login", "POST"],
    ["/api/auth/user", "GET, HEAD"],
    ["/api/user/profile", "PUT"],
  ] as const) {
    const answer = await visitor().send("PATCH", path, { body: {} });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  }
});
