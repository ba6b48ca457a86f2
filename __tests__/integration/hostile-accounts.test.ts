import { randomInt } from "node:crypto";

process.env.TRUSTED_PROXY_HOPS = "1"; // so that each request can come from another address

import { recoveryCodesSchema, twoFactorKeySchema } from "@/lib/auth/two-factor/schema";
import { type Browser, signedUp, visitor } from "../support/api";
import { otpOf } from "../support/authenticator";
import { codeFor, messagesTo, otherThan } from "../support/outbox";

const ada = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const elsewhere = () => ({ "x-forwarded-for": `203.0.${randomInt(256)}.${randomInt(256)}` });
const forgot = (browser: Browser, identifier: string) => browser.post("/api/auth/forgot", { identifier }, elsewhere());
const reset = (browser: Browser, identifier: string, code: string) =>
  browser.post(
    "/api/auth/reset",
    { identifier, code, password: "brand new", confirmPassword: "brand new" },
    elsewhere(),
  );
const logIn = (browser: Browser, identifier: string, password: string) =>
  browser.post("/api/auth/login", { identifier, password }, elsewhere());

describe("whether an address has an account", () => {
  test("can't be found out by signing up and logging in with that password", async () => {
    await signedUp({ email: "has-one@example.com", password: "enchantress" });
    const answers = [];
    for (const email of ["has-one@example.com", "has-none@example.com"]) {
      await visitor().post("/api/auth/signup", {
        ...ada,
        email,
        password: "attacker's",
        confirmPassword: "attacker's",
        authProvider: "email",
      });
      const { status, text } = await logIn(visitor(), email, "attacker's");
      answers.push(`${status} ${text}`);
    }
    expect(answers[0]).toBe(answers[1]);
    expect((await logIn(visitor(), "has-one@example.com", "enchantress")).status).toBe(200);
  });
});

test("a sign-up with someone's address buys no extra guesses at their password", async () => {
  const email = "guess-more@example.com";
  await signedUp({ email, password: "enchantress" });
  const attacker = visitor();
  const form = { ...ada, email, password: "attacker's", confirmPassword: "attacker's", authProvider: "email" };
  await attacker.post("/api/auth/signup", form);
  const from = { "x-forwarded-for": "203.0.113.9" };
  const statuses: number[] = [];
  for (let guess = 0; guess < 14; guess += 1) {
    const password = guess % 2 === 0 ? "guess" : "attacker's";
    statuses.push((await attacker.post("/api/auth/login", { identifier: email, password }, from)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

describe("a stranger can't lock anyone out", () => {
  test("by requesting codes: the owner's own code keeps working", async () => {
    const email = "asked@example.com";
    await signedUp({ email, password: "enchantress" });
    const owner = visitor();
    await forgot(owner, email);
    const code = codeFor(email);
    await forgot(visitor(), email);
    expect((await reset(owner, email, code)).status).toBe(200);
  });

  test("by guessing at the owner's code", async () => {
    const email = "guessed@example.com";
    await signedUp({ email, password: "enchantress" });
    const owner = visitor();
    await forgot(owner, email);
    const code = codeFor(email);
    for (let guess = 0; guess < 6; guess += 1)
      expect((await reset(visitor(), email, otherThan(code))).status).toBe(400);
    expect((await reset(visitor(), email, code)).status).toBe(400); // strangers' attempts are used up
    expect((await reset(owner, email, code)).status).toBe(200);
  });

  test("and the owner's own browser has five tries like everyone else's", async () => {
    const email = "own-tries@example.com";
    await signedUp({ email, password: "enchantress" });
    const owner = visitor();
    await forgot(owner, email);
    const code = codeFor(email);
    for (let guess = 0; guess < 5; guess += 1) await reset(owner, email, otherThan(code));
    expect((await reset(owner, email, code)).status).toBe(400);
  });

  test("by using up an address's codes: the owner's known device has a separate limit", async () => {
    const email = "used-up@example.com";
    await signedUp({ email, password: "enchantress" });
    const owner = visitor();
    expect((await logIn(owner, email, "enchantress")).status).toBe(200);
    for (let count = 0; count < 8; count += 1) await forgot(visitor(), email);
    const before = messagesTo(email).length;
    expect((await forgot(owner, email)).status).toBe(204);
    expect(messagesTo(email)).toHaveLength(before + 1);
    expect((await reset(owner, email, codeFor(email))).status).toBe(200);
  });

  test("by requesting codes of another kind", async () => {
    const email = "newcomer@example.com";
    for (let count = 0; count < 6; count += 1) await forgot(visitor(), email);
    const answer = await visitor().post("/api/auth/signup", { ...ada, email, authProvider: "email" });
    expect(answer.status).toBe(200);
  });

  test("by wrong logins: a known device, and an emailed code, let the owner in", async () => {
    const email = "besieged@example.com";
    await signedUp({ email, password: "enchantress" });
    const owner = visitor();
    expect((await logIn(owner, email, "enchantress")).status).toBe(200);
    await owner.post("/api/auth/logout");
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(visitor(), email, "guess")));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect((await logIn(visitor(), email, "enchantress")).status).toBe(429);
    expect((await logIn(owner, email, "enchantress")).status).toBe(200);
    const elsewhere = visitor();
    await forgot(elsewhere, email);
    expect((await reset(elsewhere, email, codeFor(email))).status).toBe(200);
  }, 60_000);

  test("a stolen known-device cookie has ten tries, and a made-up one has none", async () => {
    const email = "stolen@example.com";
    await signedUp({ email, password: "enchantress" });
    const thief = visitor();
    await logIn(thief, email, "enchantress");
    await thief.post("/api/auth/logout");
    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(thief, email, "guess")));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const forger = visitor();
    // Not the last character, which has unused bits.
    const forged = (value: string) => value.replace(/.(?=.{9}$)/, (letter) => (letter === "A" ? "B" : "A"));
    for (const [name, value] of thief.cookies) forger.cookies.set(name, forged(value));
    expect((await logIn(forger, email, "enchantress")).status).toBe(200); // counted like any other client
  });
});

describe("a login code while guesses throttle a password", () => {
  const ask = (browser: Browser, identifier: string, password: string) =>
    browser.post("/api/auth/login/code", { identifier, password }, elsewhere());
  const enter = (browser: Browser, identifier: string, code: string, otp?: string) =>
    browser.post("/api/auth/login/code/verify", { identifier, code, otp }, elsewhere());
  const codesTo = (to: string) => messagesTo(to).filter(({ subject, text }) => /login code/.test(subject + text));

  test("lets the owner in on a new device, after 200 wrong passwords and as many code requests", async () => {
    const email = "attacked@example.com";
    const { id } = await signedUp({ email, password: "enchantress" });
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(visitor(), email, "guess")));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(visitor(), email, "guess")));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    }
    expect(messagesTo(email)).toEqual([]); // not a flood

    const owner = visitor();
    expect((await logIn(owner, email, "enchantress")).status).toBe(429);
    expect((await ask(owner, email, "enchantress")).status).toBe(204);
    const code = codeFor(email);
    const attacker = visitor();
    await ask(attacker, email, "guess");
    for (let guess = 0; guess < 8; guess += 1) {
      expect((await enter(attacker, email, code)).status).toBe(400); // even the right one, because it belongs to another browser
      expect((await enter(visitor(), email, otherThan(code))).status).toBe(400);
    }
    const entered = await enter(owner, email, code);
    expect([entered.status, entered.body]).toMatchObject([200, { user: { id } }]);
    expect((await owner.get("/api/auth/user")).status).toBe(200);
    expect((await enter(owner, email, code)).status).toBe(400); // once
    await owner.post("/api/auth/logout");
    expect((await logIn(owner, email, "enchantress")).status).toBe(200); // now a known device
  }, 60_000);

  test("allows five guesses, and is sent to a phone as well", async () => {
    const phoneNumber = "+13125550142";
    await signedUp({ email: null, phoneNumber, password: "enchantress" });
    const owner = visitor();
    await ask(owner, "(312) 555-0142", "enchantress");
    const code = codeFor(phoneNumber);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await enter(owner, phoneNumber, otherThan(code))).status).toBe(400);
    expect((await enter(owner, phoneNumber, code)).status).toBe(400);
    for (let more = 0; more < 8; more += 1) await ask(owner, phoneNumber, "enchantress");
    expect(codesTo(phoneNumber)).toHaveLength(5); // the hourly limit
  });

  test("doesn't reveal whether there is an account or the password is right", async () => {
    const email = "quiet@example.com";
    await signedUp({ email, password: "enchantress" });
    const answers: unknown[] = [];
    for (const [identifier, password] of [
      [email, "enchantress"],
      [email, "guess"],
      ["nobody-here@example.com", "guess"],
      ["+13125550199", "guess"],
    ] as const) {
      const browser = visitor();
      const requested = await ask(browser, identifier, password);
      const wrong = await enter(browser, identifier, otherThan(codesTo(email).at(-1)?.code ?? ""));
      const cookies = [...browser.cookies].map(([name, value]) => `${name} ${value.length}`);
      answers.push([requested.status, requested.text, wrong.status, wrong.text, cookies]);
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test("asks a two-step account for its second factor, and counts those tries", async () => {
    const email = "two-steps@example.com";
    const ada = await signedUp({ email, password: "enchantress" });
    const { secret } = (await ada.post("/api/account/two-factor", { password: "enchantress" })).as(twoFactorKeySchema);
    const confirmed = await ada.post("/api/account/two-factor/confirm", { code: otpOf(secret) });
    const { recoveryCodes } = confirmed.as(recoveryCodesSchema);
    const browser = visitor();
    await ask(browser, email, "enchantress");
    const code = codeFor(email);
    expect((await enter(browser, email, code)).body).toMatchObject({ code: "second_factor" });
    expect((await enter(browser, email, code, otherThan(otpOf(secret, 1)))).status).toBe(403);
    expect((await enter(browser, email, code, otpOf(secret, 1))).status).toBe(200);
    expect((await browser.get("/api/account/two-factor")).body).toMatchObject({ isOn: true, isShown: true });
    const guesser = visitor();
    await ask(guesser, email, "enchantress");
    const second = codeFor(email);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await enter(guesser, email, second, otherThan(otpOf(secret, 1)))).status).toBe(403);
    expect((await enter(guesser, email, second, recoveryCodes[0])).status).toBe(400);
  });

  test("doesn't log in an account that is suspended or scheduled for deletion: the response is the same as with a password", async () => {
    const [gone, barred] = ["leaving-code@example.com", "barred-code@example.com"];
    const leaver = await signedUp({ email: gone, password: "enchantress" });
    const suspended = await signedUp({ email: barred, password: "enchantress" });
    await leaver.del("/api/account", { grace: "14d", password: "enchantress" });
    const { prisma } = await import("@/lib/core/server/db"); // imported here because it reads the environment
    await prisma.user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
    for (const [email, status, again] of [
      [gone, 409, 200],
      [barred, 403, 401],
    ] as const) {
      const browser = visitor();
      const byPassword = await logIn(visitor(), email, "enchantress");
      await ask(browser, email, "enchantress");
      const byCode = await enter(browser, email, codesTo(email).at(-1)?.code ?? "");
      expect([byCode.status, byCode.text]).toEqual([status, byPassword.text]);
      expect((await browser.get("/api/auth/user")).status).toBe(401);
      expect((await browser.post("/api/auth/restore")).status).toBe(again);
    }
  });
});
