import "../support/unlimited";
import { recoveryCodesSchema, twoFactorKeySchema, twoFactorSchema } from "@/lib/auth/two-factor/schema";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { otpOf } from "../support/authenticator";
import { codeFor, messagesTo } from "../support/outbox";

const TWO_FACTOR = "/api/account/two-factor";
const password = "lake front";
const logIn = (browser: Browser, who: Member, otp?: string) =>
  browser.post("/api/auth/login", { identifier: who.email, password, ...(otp === undefined ? {} : { otp }) });

/** Someone whose logins require a code. */
async function withTwoFactor(person: object = {}) {
  const ada = await signedUp({ password, ...person });
  const { secret } = (await ada.post(TWO_FACTOR, { password })).as(twoFactorKeySchema);
  const confirmed = await ada.post(`${TWO_FACTOR}/confirm`, { code: otpOf(secret) });
  const { recoveryCodes } = confirmed.as(recoveryCodesSchema);
  return { ada, secret, recoveryCodes };
}

test("is off until a first code confirms the key, which requires the password", async () => {
  const ada = await signedUp({ password });
  await prisma.session.updateMany({ where: { userId: ada.id }, data: { createdAt: new Date(Date.now() - 600_000) } });
  expect((await visitor().get(TWO_FACTOR)).status).toBe(401);
  expect((await ada.post(TWO_FACTOR, {})).status).toBe(403);
  expect((await ada.post(TWO_FACTOR, { password: "wrong" })).status).toBe(403);
  const { secret, uri } = (await ada.post(TWO_FACTOR, { password })).as(twoFactorKeySchema);
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Windmile:.*secret=${secret}`));
  expect((await logIn(visitor(), ada)).status).toBe(200); // an unconfirmed key locks no one out
  expect((await ada.post(`${TWO_FACTOR}/confirm`, { code: "000000" })).status).toBe(400);
  expect((await ada.get(TWO_FACTOR)).as(twoFactorSchema)).toMatchObject({ isOn: false });
  expect((await ada.post(`${TWO_FACTOR}/confirm`, { code: otpOf(secret) })).status).toBe(200);
  expect((await ada.get(TWO_FACTOR)).body).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
    isRequired: false,
    isShown: true,
  });
  expect((await ada.post(TWO_FACTOR, { password })).status).toBe(409);
  expect(messagesTo(ada.email ?? "").at(-1)?.subject).toBe("Two-step verification is on");
});

test("the key is stored encrypted, the recovery codes as keyed hashes", async () => {
  const { ada, secret, recoveryCodes } = await withTwoFactor();
  const stored = JSON.stringify(await prisma.twoFactor.findUniqueOrThrow({ where: { userId: ada.id } }));
  expect(stored).not.toContain(secret);
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace("-", ""));
});

test("a login needs the right password first, then a code, and each code works once", async () => {
  const { ada, secret } = await withTwoFactor();
  const wrong = await visitor().post("/api/auth/login", {
    identifier: ada.email,
    password: "no",
    otp: otpOf(secret, 1),
  });
  expect(wrong.status).toBe(401);
  const requested = await logIn(visitor(), ada);
  expect([requested.status, requested.body]).toMatchObject([403, { code: "second_factor" }]);
  expect(requested.headers.get("set-cookie")).toBeNull();
  expect((await logIn(visitor(), ada, "123456")).body).toMatchObject({
    code: "second_factor",
    errors: { otp: [expect.any(String)] },
  });
  const code = otpOf(secret, 1);
  const answers = await Promise.all([logIn(visitor(), ada, code), logIn(visitor(), ada, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await logIn(visitor(), ada, code)).status).toBe(403);
});

test("a recovery code logs in once, however it is typed", async () => {
  const { ada, recoveryCodes } = await withTwoFactor();
  const [first = "", second = ""] = recoveryCodes;
  expect((await logIn(visitor(), ada, ` ${first.toUpperCase().replace("-", " ")} `)).status).toBe(200);
  expect((await logIn(visitor(), ada, first)).status).toBe(403);
  const both = await Promise.all([logIn(visitor(), ada, second), logIn(visitor(), ada, second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await ada.get(TWO_FACTOR)).as(twoFactorSchema).recoveryCodesLeft).toBe(8);
});

test("an unreadable key is a refusal, not an error", async () => {
  const { ada, secret } = await withTwoFactor();
  const { secret: sealed } = await prisma.twoFactor.findUniqueOrThrow({ where: { userId: ada.id } });
  const other = `${sealed.slice(0, -4)}AAAA`;
  await prisma.twoFactor.update({ where: { userId: ada.id }, data: { secret: other } });
  expect((await logIn(visitor(), ada, otpOf(secret, 1))).status).toBe(403);
});

test("an emailed code doesn't bypass it", async () => {
  const { ada, recoveryCodes } = await withTwoFactor();
  const browser = visitor();
  await browser.post("/api/auth/forgot", { identifier: ada.email });
  const form = {
    identifier: ada.email,
    code: codeFor(ada.email ?? ""),
    password: "brand new one",
    confirmPassword: "brand new one",
  };
  expect((await browser.post("/api/auth/reset", form)).body).toMatchObject({ code: "second_factor" });
  expect((await browser.post("/api/auth/reset", { ...form, otp: recoveryCodes[0] })).status).toBe(200);
});

test("it is turned off with the password and a code", async () => {
  const { ada, secret, recoveryCodes } = await withTwoFactor();
  expect((await ada.del(TWO_FACTOR, { password, code: "123456" })).status).toBe(400);
  expect((await ada.del(TWO_FACTOR, { password: "wrong", code: otpOf(secret, 1) })).status).toBe(403);
  expect((await ada.del(TWO_FACTOR, { password, code: recoveryCodes[0] })).status).toBe(204);
  expect((await logIn(visitor(), ada)).status).toBe(200);
});

describe("for moderators, where it is required", () => {
  beforeAll(() => Object.assign(env, { MODERATOR_TOTP: "required" }));
  afterAll(() => Object.assign(env, { MODERATOR_TOTP: undefined }));
  const email = `careful-${process.pid}@example.com`;

  test("a password alone doesn't allow decisions; a session with a code does, and it can't be turned off", async () => {
    env.MODERATOR_EMAILS.push(email);
    const moderator = await signedUp({ password, email });
    const reports = "/api/moderation/reports";
    expect((await moderator.get(reports)).body).toMatchObject({ code: "second_factor" });
    const { secret } = (await moderator.post(TWO_FACTOR, { password })).as(twoFactorKeySchema);
    await moderator.post(`${TWO_FACTOR}/confirm`, { code: otpOf(secret) });
    expect((await moderator.get(reports)).status).toBe(200);
    expect((await moderator.del(TWO_FACTOR, { password, code: otpOf(secret, 1) })).status).toBe(403);
    const elsewhere = visitor();
    expect((await logIn(elsewhere, moderator, otpOf(secret, 1))).status).toBe(200);
    expect((await elsewhere.get(reports)).status).toBe(200);
    expect((await (await signedUp()).get(reports)).status).toBe(404);
  });

  test("a login without a code, from a provider or after a restore, can add one later", async () => {
    const address = `back-${email}`;
    env.MODERATOR_EMAILS.push(address);
    const { ada: moderator, secret, recoveryCodes } = await withTwoFactor({ email: address });
    const elsewhere = visitor();
    expect((await moderator.del("/api/account", { grace: "14d", password })).status).toBe(202);
    const used = otpOf(secret, 1);
    expect((await logIn(elsewhere, moderator, used)).status).toBe(409);
    expect((await elsewhere.post("/api/auth/restore")).status).toBe(200);
    const reports = "/api/moderation/reports";
    expect((await elsewhere.get(reports)).body).toMatchObject({ code: "second_factor" });
    expect((await elsewhere.get(TWO_FACTOR)).as(twoFactorSchema)).toMatchObject({ isOn: true, isShown: false });
    const show = (code?: string) => elsewhere.post(`${TWO_FACTOR}/confirm`, { code });
    for (const code of ["", "123456", used]) expect((await show(code)).status).toBe(400);
    expect((await elsewhere.get(reports)).status).toBe(403);
    const shown = await show(recoveryCodes[0]);
    expect([shown.status, shown.body]).toEqual([200, { recoveryCodes: [] }]);
    expect((await elsewhere.get(reports)).status).toBe(200);
    const left = { isOn: true, recoveryCodesLeft: 9, isRequired: true, isShown: true };
    expect((await elsewhere.get(TWO_FACTOR)).body).toEqual(left);
  });
});
