import { seal } from "@/lib/auth/two-factor/sealed-secret";
import { prisma } from "@/lib/core/server/db";
import { type Browser, signedUp, visitor } from "../support/api";
import { codeFor, messagesTo, otherThan } from "../support/outbox";

const ada = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const signUp = (browser: Browser, email: string, password = ada.password) =>
  browser.post("/api/auth/signup", { ...ada, email, password, confirmPassword: password, authProvider: "email" });
const verify = (browser: Browser, email: string, code: string) => browser.post("/api/auth/verify", { email, code });
const logIn = (identifier: string, password: string, headers?: Record<string, string>) =>
  visitor().post("/api/auth/login", { identifier, password }, headers);

describe("a code", () => {
  test("stops working after five wrong guesses, including parallel ones", async () => {
    const email = "parallel@example.com";
    await signUp(visitor(), email);
    const code = codeFor(email);
    const wrong = otherThan(code);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(visitor(), email, wrong)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(400);
    const [row] = await prisma.verificationCode.findMany({ where: { destination: email } });
    expect(row?.attempts).toBe(5);
    expect((await verify(visitor(), email, code)).text).toBe(answers[0]?.text);
    expect(await prisma.user.count({ where: { email } })).toBe(0);
  });

  test("still works at the fifth guess", async () => {
    const email = "fifth@example.com";
    await signUp(visitor(), email);
    const code = codeFor(email);
    for (let guess = 0; guess < 4; guess += 1) await verify(visitor(), email, otherThan(code));
    expect((await verify(visitor(), email, code)).status).toBe(200);
  });

  test("opens one session for four simultaneous correct guesses", async () => {
    const email = "rush@example.com";
    await signUp(visitor(), email);
    const code = codeFor(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(visitor(), email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await prisma.user.count({ where: { email } })).toBe(1);
    expect(await prisma.session.count({ where: { user: { email } } })).toBe(1);
  });

  test("sets one new password for four simultaneous correct guesses", async () => {
    const email = "reset-rush@example.com";
    await signedUp({ email, password: "enchantress" });
    await visitor().post("/api/auth/forgot", { identifier: email });
    const code = codeFor(email);
    const passwords = ["password 0", "password 1", "password 2", "password 3"];
    const answers = await Promise.all(
      passwords.map((password) =>
        visitor().post("/api/auth/reset", { identifier: email, code, password, confirmPassword: password }),
      ),
    );
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await logIn(email, winners[0] ?? "")).status).toBe(200);
  });

  test("expires after ten minutes of the database's clock", async () => {
    const email = "late@example.com";
    const browser = visitor();
    await signUp(browser, email);
    const [row] = await prisma.verificationCode.findMany({ where: { destination: email } });
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(600_000);
    await prisma.$executeRaw`update verification_codes set "expiresAt" = now() where destination = ${email}`;
    expect((await verify(browser, email, codeFor(email))).status).toBe(400);
  });

  test("is stored only as a keyed hash", async () => {
    const email = "hashed@example.com";
    await signUp(visitor(), email);
    const [row] = await prisma.verificationCode.findMany({ where: { destination: email } });
    const { createHash } = await import("node:crypto");
    const plain = [codeFor(email), `${row?.id}:${codeFor(email)}`];
    for (const value of plain) {
      expect(row?.codeHash).not.toContain(value);
      expect(row?.codeHash).not.toBe(createHash("sha256").update(value).digest("base64url"));
    }
  });

  test.each(["", "12345", "1234567", "12345a7", { $gt: "" }, 123456, null, ["123456"]])(
    "%j is no code",
    async (code) => {
      const answer = await visitor().post("/api/auth/verify", { email: "nobody@example.com", code });
      expect([answer.status, answer.body]).toMatchObject([400, { errors: { code: [expect.any(String)] } }]);
    },
  );

  test("is sent to an address at most five times an hour", async () => {
    const email = "flooded@example.com";
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await signUp(visitor(), email));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answers[6]?.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(messagesTo(email)).toHaveLength(5);
    expect((await visitor().post("/api/auth/forgot", { identifier: email })).status).toBe(204);
  });
});

describe("a pending sign-up", () => {
  test("is a separate attempt: the newest code counts, with its own password and name", async () => {
    const email = "twice@example.com";
    await signUp(visitor(), email, "first password");
    const older = codeFor(email);
    await signUp(visitor(), email, "second password");
    const newer = codeFor(email);
    if (older !== newer) expect((await verify(visitor(), email, older)).status).toBe(400);
    expect((await verify(visitor(), email, newer)).status).toBe(200);
    expect((await logIn(email, "first password")).status).toBe(401);
    expect((await logIn(email, "second password")).status).toBe(200);
  });

  test("of an attacker can't be confirmed by the victim, not even with the attacker's newer code", async () => {
    const email = "victim@example.com";
    const victim = visitor();
    await signUp(victim, email, "victim's own");
    await signUp(visitor(), email, "attacker's own");
    expect((await verify(victim, email, codeFor(email))).status).toBe(400);
    await victim.post("/api/auth/resend", { email }); // sends a code for the victim's own attempt
    expect((await verify(victim, email, codeFor(email))).status).toBe(200);
    expect((await logIn(email, "attacker's own")).status).toBe(401);
    expect((await logIn(email, "victim's own")).status).toBe(200);
  });

  test("doesn't affect an existing account, and its codes don't log in", async () => {
    const owner = await signedUp({ email: "taken@example.com", password: "enchantress", firstName: "Ada" });
    const attacker = visitor();
    await signUp(attacker, "Taken@example.com", "attacker's own");
    const [message] = messagesTo("taken@example.com");
    expect(message).toMatchObject({ subject: "You already have a Windmile account" });
    expect(message?.code).toBeUndefined();
    const guesses = Array.from({ length: 5 }, (_, digit) => verify(attacker, "taken@example.com", `00000${digit}`));
    for (const answer of await Promise.all(guesses)) expect(answer.status).toBe(400);
    // Same as a sign-up for a free address: the attempt's own password only gets a code.
    expect((await logIn("taken@example.com", "attacker's own")).body).toMatchObject({ code: "unverified" });
    expect((await logIn("taken@example.com", "enchantress")).status).toBe(200);
    expect((await owner.get("/api/auth/user")).status).toBe(200);
  });

  test("many at once for one address create one account", async () => {
    const email = "crowd@example.com";
    await Promise.all(Array.from({ length: 5 }, (_, index) => signUp(visitor(), email, `password ${index}`)));
    const codes = messagesTo(email).map(({ code }) => code ?? "");
    expect(codes).toHaveLength(5);
    const answers = await Promise.all([...new Set(codes)].map((code) => verify(visitor(), email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await prisma.user.count({ where: { email } })).toBe(1);
  });
});

describe("login", () => {
  test("is locked after ten failures of a client and identifier, even with the right password, and for no one else", async () => {
    const email = "guarded@example.com";
    await signedUp({ email, password: "enchantress" });
    await signedUp({ email: "neighbour@example.com", password: "enchantress" });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => logIn(email, `guess ${index}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(40).fill(429)]);
    const right = await logIn("Guarded@Example.com ", "enchantress");
    expect([right.status, Number(right.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await logIn("neighbour@example.com", "enchantress")).status).toBe(200);
    const unknown = await Promise.all(Array.from({ length: 11 }, () => logIn("unknown@example.com", "guess")));
    expect(unknown.filter(({ status }) => status === 429)).toHaveLength(1); // unknown people are counted the same way
  });

  test("can't be unlocked with made-up addresses", async () => {
    const email = "forwarded@example.com";
    await signedUp({ email, password: "enchantress" });
    const from = (index: number) => ({
      "x-forwarded-for": `203.0.113.${index}`,
      "x-real-ip": `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
      "cf-connecting-ip": `203.0.113.${index}`,
    });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => logIn(email, "guess", from(index))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await logIn(email, "enchantress", from(99))).status).toBe(429);
  });

  test("resets a pair's failures when it succeeds", async () => {
    const email = "clumsy@example.com";
    await signedUp({ email, password: "enchantress" });
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) expect((await logIn(email, "guess")).status).toBe(401);
      expect((await logIn(email, "enchantress")).status).toBe(200);
    }
  });

  test("opens no session with a password that changes in the meantime", async () => {
    const email = "racing@example.com";
    const member = await signedUp({ email, password: "enchantress" });
    const form = { currentPassword: "enchantress", password: "brand new", confirmPassword: "brand new" };
    const [changed, ...logins] = await Promise.all([
      member.post("/api/account/password", form),
      ...Array.from({ length: 3 }, async () => {
        const browser = visitor();
        await browser.post("/api/auth/login", { identifier: email, password: "enchantress" });
        return browser;
      }),
    ]);
    expect(changed.status).toBe(204);
    for (const browser of logins) expect((await browser.get("/api/auth/user")).status).toBe(401);
  });
});

test("guesses at a second factor count like guesses at the password", async () => {
  const password = "enchantress";
  const [email, secret] = ["two-step@example.com", "JBSWY3DPEHPK3PXP"];
  const { id } = await signedUp({ email, password });
  await prisma.twoFactor.create({ data: { userId: id, secret: seal(secret), confirmedAt: new Date() } });
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const otp = String(guess).padStart(6, "0");
    statuses.push((await visitor().post("/api/auth/login", { identifier: email, password, otp })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403));
  expect(statuses.slice(10)).toEqual([429, 429]);
});
