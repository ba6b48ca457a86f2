import { signedUp, visitor } from "../support/api";
import { codeFor } from "../support/outbox";
import { providerEnvironment } from "../support/provider-process.mjs";

Object.assign(process.env, { LOG_LEVEL: "debug", ...providerEnvironment(1) }); // before the logger is created

let written = "";

// The logger is created with the first request, and uses the standard output of that moment.
beforeAll(() => {
  jest.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
});
afterAll(() => jest.restoreAllMocks());

const FORGED = '\n{"level":"info","msg":"signed in","userId":"forged"}\r\n\u001b[31m';

test("a log line is one JSON object, whatever a client writes, without secrets or addresses", async () => {
  const email = "logged@example.com";
  const phoneNumber = "+13125550155";
  const form = { lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
  const browser = visitor();
  await browser.post("/api/auth/signup", { ...form, firstName: `Ada${FORGED}`, email, authProvider: "email" });
  await browser.post("/api/auth/signup", { ...form, firstName: "Ada", email, authProvider: "email" });
  await visitor().post("/api/auth/signup", { ...form, firstName: "Ada", phoneNumber, authProvider: "phone" });
  const code = codeFor(email);
  await browser.post("/api/auth/verify", { email, code }, { "user-agent": "Chrome/1 forged\\n" });
  await visitor().post("/api/auth/login", { identifier: `${email}${FORGED}`, password: `wrong${FORGED}` });
  await visitor().post("/api/auth/login", { identifier: email, password: `wrong${FORGED}` });
  await visitor().post("/api/auth/login", { identifier: email, password: "enchantress" });
  await visitor().get(`/api/auth/callback/google?error=${encodeURIComponent(FORGED)}`);
  await visitor().send("POST", "/api/auth/_log", { raw: new URLSearchParams({ level: "error", code: FORGED }) });
  await visitor().post("/api/auth/login", {}, { origin: "https://evil.example" });
  await visitor().get("/api/health", { "x-request-id": "forged id" });
  const member = await signedUp();
  await member.put("/api/user/profile", { firstName: FORGED, lastName: "Lovelace" });

  const lines = written.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const entry: unknown = JSON.parse(line);
    expect(entry).toMatchObject({
      level: expect.any(String),
      time: expect.stringMatching(/Z$/),
      msg: expect.any(String),
    });
    expect(entry).not.toMatchObject({ userId: "forged" });
    expect(entry).not.toMatchObject({ requestId: "forged id" });
  }
  expect(written).not.toContain("\u001b");
  for (const secret of ["enchantress", code, email, phoneNumber, codeFor(phoneNumber), "session-token"]) {
    expect(written).not.toContain(secret);
  }
  const messages = lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1]);
  expect(messages).toEqual(
    expect.arrayContaining(["signed in", "refused", "message written to the outbox", "next-auth"]),
  );
});

test("stored data we can't read anymore is a logged 500, not a client error", async () => {
  const member = await signedUp();
  const { prisma } = await import("@/lib/core/server/db"); // it loads the logger
  await prisma.workout.create({
    data: { userId: member.id, activityType: "curling", duration: 30, startedAt: new Date() },
  });
  const before = written.length;
  const answer = await member.get("/api/workouts");
  expect([answer.status, answer.body]).toEqual([
    500,
    { code: "internal", message: "Something went wrong. Please try again" },
  ]);
  expect(written.slice(before)).toMatch(/"level":"error".*"ZodError".*"msg":"unexpected error"/s);
});
