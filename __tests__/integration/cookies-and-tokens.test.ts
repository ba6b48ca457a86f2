import "../support/unlimited";
import { linkProvider } from "@/lib/auth/providers/account-linking";
import { recoveryCodesSchema, twoFactorKeySchema } from "@/lib/auth/two-factor/schema";
import { subscriptionLinkSchema } from "@/lib/community/calendars/schema";
import { prisma, transaction } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { applyDecision, undoDecision } from "@/lib/moderation/effects";
import { unsubscribeToken } from "@/lib/notifications/mails/unsubscribe-token";
import { listSubscriptions } from "@/lib/notifications/pushes/queries";
import { inviteAnswerSchema } from "@/lib/social/invites/schema";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { otpOf } from "../support/authenticator";
import { codeFor } from "../support/outbox";

/** What ends a cookie or token, as the table "Cookies and tokens" in docs/security.md says. */
const PASSWORD = "lake front";
const NEXT = "brand new";
const TWO_FACTOR = "/api/account/two-factor";

let made = 0;
/** A person with two browsers; changes to the account are made in the second one. */
async function someone() {
  made += 1;
  const email = `tokens-${made}@example.com`;
  const first = await signedUp({ email, password: PASSWORD });
  const second = visitor();
  await second.post("/api/auth/login", { identifier: email, password: PASSWORD });
  return { first, second, email };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const suspend = (userId: string) =>
  transaction((tx) => applyDecision(tx, "suspend", { type: "user", targetId: userId, authorId: userId }));

async function resetPassword(identifier: string) {
  const browser = visitor();
  await browser.post("/api/auth/forgot", { identifier });
  const form = { identifier, code: codeFor(identifier), password: NEXT, confirmPassword: NEXT };
  return browser.post("/api/auth/reset", form);
}

const EVENTS = {
  "logged out": async ({ first }: Someone) => first.post("/api/auth/logout"),
  "password changed": ({ second }: Someone) =>
    second.post("/api/account/password", { currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT }),
  "password reset": ({ email }: Someone) => resetPassword(email),
  "email changed": async ({ second, email }: Someone) => {
    const next = `new-${email}`;
    await second.post("/api/account/address", { email: next, password: PASSWORD });
    return second.post("/api/account/address/verify", { email: next, code: codeFor(next) });
  },
  "two-step on": async ({ second }: Someone) => {
    const { secret } = (await second.post(TWO_FACTOR, { password: PASSWORD })).as(twoFactorKeySchema);
    return second.post(`${TWO_FACTOR}/confirm`, { code: otpOf(secret) });
  },
  suspended: async ({ first }: Someone) => {
    await suspend(first.id);
    return { status: 204 };
  },
  leaving: ({ second }: Someone) => second.del("/api/account", { grace: "14d", password: PASSWORD }),
} satisfies Record<string, (who: Someone) => Promise<{ status: number }>>;
type Event = keyof typeof EVENTS;
const NAMES: Event[] = [
  "logged out",
  "password changed",
  "password reset",
  "email changed",
  "two-step on",
  "suspended",
  "leaving",
];

/** Creates a cookie or token, and returns a function that uses it later and returns the result. */
type Token = (who: Someone) => Promise<() => Promise<string | number>>;

/** As a copy of the browser that created it, so that cookies cleared by logging out are tried as well. */
function copyOf(browser: Browser): Browser {
  const copy = visitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const session: Token = async ({ first }) => {
  const copy = copyOf(first);
  return async () => (await copy.get("/api/auth/user")).status;
};
const joining: Token = async ({ first, email }) => {
  const { id: sessionId } = await prisma.session.findFirstOrThrow({
    where: { userId: first.id },
    orderBy: { createdAt: "asc" },
  });
  const names = { firstName: "Ada", lastName: "Lovelace" };
  const profile = { provider: "google" as const, subject: email, email, isEmailVerified: true, ...names };
  return async () => {
    const joined = await linkProvider({ provider: "google", userId: first.id, sessionId }, profile);
    return joined && joined !== "taken" ? "linked" : "dead";
  };
};
const resetCode: Token = async ({ email }) => {
  const browser = visitor();
  await browser.post("/api/auth/forgot", { identifier: email });
  const form = { identifier: email, code: codeFor(email), password: "newer still", confirmPassword: "newer still" };
  return async () => (await browser.post("/api/auth/reset", form)).status;
};
const loginCode: Token = async ({ email }) => {
  const browser = visitor();
  await browser.post("/api/auth/login/code", { identifier: email, password: PASSWORD });
  const code = codeFor(email);
  return async () => (await browser.post("/api/auth/login/code/verify", { identifier: email, code })).status;
};
const addressCode: Token = async ({ first }) => {
  const phoneNumber = `+1312555${String(1000 + made)}`;
  await first.post("/api/account/address", { phoneNumber, password: PASSWORD });
  const copy = copyOf(first);
  const code = codeFor(phoneNumber);
  return async () => (await copy.post("/api/account/address/verify", { phoneNumber, code })).status;
};
const push: Token = async ({ first }) => {
  const p256dh = Buffer.alloc(65, 4).toString("base64url");
  const endpoint = `https://push.example.com/${first.id}`;
  await first.put("/api/account/push", { endpoint, keys: { p256dh, auth: Buffer.alloc(16).toString("base64url") } });
  return async () => (await listSubscriptions(first.id)).length;
};
const unsubscribe: Token = async ({ first }) => {
  const link = `/api/unsubscribe/${unsubscribeToken(first.id)}`;
  return async () => (await visitor().post(link)).status;
};
const invite: Token = async ({ first }) => {
  const { url } = (await first.post("/api/invites")).as(inviteAnswerSchema);
  const token = new URL(url, "http://localhost").pathname.split("/").at(-1);
  return async () => (await visitor().get(`/api/invites/${token}`)).status;
};
const calendar: Token = async ({ first }) => {
  const { url } = (await first.get("/api/account/calendar")).as(subscriptionLinkSchema);
  return async () => (await visitor().get(new URL(url).pathname)).status;
};

/** Columns are the events, in order: logged out, password changed, reset, email changed, two-step on, suspended, leaving. */
const TABLE: [name: string, token: Token, after: (string | number)[]][] = [
  ["session", session, [401, 401, 401, 200, 200, 401, 401]],
  ["provider that is being linked", joining, ["dead", "dead", "dead", "linked", "linked", "dead", "dead"]],
  ["reset code", resetCode, [200, 400, 400, 400, 403, 403, 409]],
  ["login code", loginCode, [200, 400, 400, 400, 403, 403, 409]],
  ["code for a new address", addressCode, [401, 401, 401, 200, 200, 401, 401]],
  ["push subscription", push, [0, 0, 0, 1, 1, 0, 0]],
  ["unsubscribe link", unsubscribe, [204, 204, 204, 204, 204, 204, 204]],
  ["calendar link", calendar, [200, 200, 200, 200, 200, 404, 404]],
  ["invite link", invite, [200, 200, 200, 200, 200, 404, 404]],
];

describe.each(TABLE)("a %s", (_, token, after) => {
  test.each(NAMES.map((event, at) => [event, after[at]] as const))("after %s: %s", async (event, expected) => {
    const who = await someone();
    const use = await token(who);
    expect((await EVENTS[event](who)).status).toBeLessThan(300);
    expect(await use()).toBe(expected);
  });
});

const RESTORED_BY: [event: string, act: (member: Member, email: string) => Promise<unknown>, status: number][] = [
  ["nothing", async () => {}, 200],
  ["a password reset", (_, email) => resetPassword(email), 401],
  ["a suspension", (member) => suspend(member.id), 401],
];
test.each(RESTORED_BY)("restoring an account scheduled for deletion after %s", async (_, act, status) => {
  const { first, email } = await someone();
  await first.del("/api/account", { grace: "14d", password: PASSWORD });
  const browser = visitor();
  await browser.post("/api/auth/login", { identifier: email, password: PASSWORD });
  await act(first, email);
  const copy = copyOf(browser);
  expect((await browser.post("/api/auth/restore")).status).toBe(status);
  expect((await copy.post("/api/auth/restore")).status).toBe(status === 200 ? 409 : status);
});

test("the right to appeal a suspension ends with it", async () => {
  const { first, email } = await someone();
  await suspend(first.id);
  const browser = visitor();
  expect((await browser.post("/api/auth/login", { identifier: email, password: PASSWORD })).status).toBe(403);
  await transaction((tx) => undoDecision(tx, "suspend", { type: "user", targetId: first.id, authorId: first.id }));
  expect((await browser.post("/api/auth/objection", { text: "It was not me" })).status).toBeGreaterThanOrEqual(400);
});

test("recovery codes end with two-step verification", async () => {
  const { first, email } = await someone();
  const begin = async () => {
    const { secret } = (await first.post(TWO_FACTOR, { password: PASSWORD })).as(twoFactorKeySchema);
    const confirmed = await first.post(`${TWO_FACTOR}/confirm`, { code: otpOf(secret) });
    return confirmed.as(recoveryCodesSchema).recoveryCodes;
  };
  const [first1 = "", second1 = "", third1 = ""] = await begin();
  const logIn = async (otp: string) =>
    (await visitor().post("/api/auth/login", { identifier: email, password: PASSWORD, otp })).status;
  expect([await logIn(first1), await logIn(first1)]).toEqual([200, 403]); // once
  expect((await first.del(TWO_FACTOR, { password: PASSWORD, code: second1 })).status).toBe(204);
  await begin();
  expect(await logIn(third1)).toBe(403);
});

test("moderator rights end with the moderator's address, in every open session", async () => {
  const { first, email } = await someone();
  const before = env.MODERATOR_EMAILS;
  Object.assign(env, { MODERATOR_EMAILS: [email] });
  expect((await first.get("/api/moderation/reports")).status).toBe(200);
  Object.assign(env, { MODERATOR_EMAILS: before });
  expect((await first.get("/api/moderation/reports")).status).toBe(404);
});

describe("a device whose session ended", () => {
  test.each([
    ["password changed", true],
    ["suspended", true],
    ["leaving", true],
  ] as const)("%s gets Clear-Site-Data", async (event, isCleared) => {
    const who = await someone();
    await EVENTS[event](who);
    const answer = await who.first.get("/api/auth/user");
    expect([answer.status, answer.headers.has("clear-site-data")]).toEqual([401, isCleared]);
    expect((await who.first.get("/api/login?expired=1")).headers.has("clear-site-data")).toBe(isCleared);
  });

  test("one whose session only expired doesn't, and neither does a visitor's", async () => {
    const { first } = await someone();
    await prisma.session.updateMany({
      where: { userId: first.id },
      data: { lastSeenAt: new Date(Date.now() - 31 * 86_400_000) },
    });
    for (const browser of [first, visitor()]) {
      const answer = await browser.get("/api/auth/user");
      expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([401, null]);
      expect((await browser.get("/api/login?expired=1")).headers.get("clear-site-data")).toBeNull();
    }
  });
});
