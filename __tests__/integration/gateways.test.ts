import { randomInt } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createServer as createMailServer, type Server as MailServer } from "node:net";
import { signedUp, visitor } from "../support/api";

const port = 2 * randomInt(10_000, 15_000);
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  TWILIO_ACCOUNT_SID: "AC123",
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+13125550199",
  TWILIO_BASE_URL: `http://127.0.0.1:${port + 1}/`,
});

let refusing = false;
let redirecting = false;
let dripping = false;
const mails: string[] = [];
const calls: { url: string | undefined; authorization: string | undefined; body: URLSearchParams }[] = [];

/** As much SMTP as a client needs to deliver one email. */
const mailServer: MailServer = createMailServer((socket) => {
  let isData = false;
  let mail = "";
  socket.on("error", () => socket.destroy());
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    if (dripping) {
      const drip = setInterval(() => socket.write("250-still thinking\r\n"), 20);
      return socket.on("close", () => clearInterval(drip));
    }
    if (isData) {
      mail += chunk.toString();
      if (!mail.endsWith("\r\n.\r\n")) return;
      mails.push(mail);
      [isData, mail] = [false, ""];
      socket.write("250 kept\r\n");
      return;
    }
    const word = chunk.toString().slice(0, 4).toUpperCase();
    if (word === "RCPT" && refusing) socket.write("550 no\r\n");
    else if (word === "DATA") {
      isData = true;
      socket.write("354 go on\r\n");
    } else socket.write("250 ok\r\n");
  });
});

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

const smsServer: Server = createServer(async (request, response) => {
  calls.push({ url: request.url, authorization: request.headers.authorization, body: await read(request) });
  if (dripping) {
    response.writeHead(201, { "content-type": "application/json" });
    const drip = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(drip));
  } else if (redirecting) response.writeHead(307, { location: `http://127.0.0.1:${port + 1}/elsewhere` }).end();
  else response.writeHead(refusing ? 500 : 201, { "content-type": "application/json" }).end("{}");
});

beforeAll(async () => {
  await new Promise<void>((done) => mailServer.listen(port, "127.0.0.1", done));
  await new Promise<void>((done) => smsServer.listen(port + 1, "127.0.0.1", done));
});
afterAll(() => {
  mailServer.close();
  smsServer.close();
});
beforeEach(() => {
  [refusing, redirecting, dripping] = [false, false, false];
  mails.length = 0;
  calls.length = 0;
});

const form = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const byMail = (email: string) => visitor().post("/api/auth/signup", { ...form, email, authProvider: "email" });
const byPhone = (phoneNumber: string) =>
  visitor().post("/api/auth/signup", { ...form, phoneNumber, authProvider: "phone" });

test("email is sent by SMTP, and its code verifies", async () => {
  expect((await byMail("smtp@example.com")).status).toBe(200);
  const [mail = ""] = mails;
  expect(mail).toContain("To: smtp@example.com");
  expect(mail).toContain("Subject: Your Windmile verification code");
  const code = /^(\d{6}) is your Windmile verification code/m.exec(mail)?.[1];
  expect((await visitor().post("/api/auth/verify", { email: "smtp@example.com", code })).status).toBe(200);
});

test("text messages are sent by Twilio, and their code verifies", async () => {
  expect((await byPhone("312-555-0140")).status).toBe(200);
  const [call] = calls;
  expect(call?.url).toBe("/2010-04-01/Accounts/AC123/Messages.json");
  expect(call?.authorization).toBe(`Basic ${btoa("AC123:token")}`);
  expect(call?.body.get("To")).toBe("+13125550140");
  expect(call?.body.get("From")).toBe("+13125550199");
  const code = call?.body.get("Body")?.slice(0, 6);
  expect((await visitor().post("/api/auth/verify", { phoneNumber: "+13125550140", code })).status).toBe(200);
});

test("a slow mail gateway is cut off, and one for text messages isn't waited for", async () => {
  dripping = true;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const waited: number[] = [];
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    waited.push(ms);
    return timeout(300); // longer than many small writes
  });
  expect((await byMail("drip@example.com")).status).toBe(503);
  expect((await byPhone("312-555-0177")).status).toBe(200);
  expect(waited).toEqual([20_000, 6_000]);
  expect(mails).toEqual([]);
  jest.restoreAllMocks();
});

test.each([
  ["the United Kingdom", "+447911123456"],
  ["Latvia", "+37120012345"],
  ["Jamaica, which shares our calling code", "+18765550123"],
])("no text message goes to %s, and sign-up says so", async (_, phoneNumber) => {
  const answer = await byPhone(phoneNumber);
  expect([answer.status, answer.body]).toMatchObject([400, { errors: { phoneNumber: [expect.any(String)] } }]);
  await visitor().post("/api/auth/resend", { phoneNumber });
  expect(calls).toEqual([]);
});

test("text messages stop for everyone when the hourly budget is spent, with a line in the log", async () => {
  const { pool } = await import("@/lib/core/server/db");
  const { logger } = await import("@/lib/core/server/logger");
  const written = jest.spyOn(logger, "error").mockImplementation(() => {});
  await byPhone("+13125550150");
  expect(written).not.toHaveBeenCalled();
  await pool.query("update rate_limits set points = 49 where key = 'smsHour:all'");
  await byPhone("+13125550152"); // logged at half the budget, so that someone can look before it runs out
  expect(written).toHaveBeenCalledWith({ event: "sms budget half spent" }, expect.any(String));
  await pool.query("update rate_limits set points = 100 where key = 'smsHour:all'");
  expect((await byPhone("+13125550151")).status).toBe(503);
  expect(calls).toHaveLength(2);
  expect(written).toHaveBeenCalledWith({ event: "sms budget spent" }, expect.any(String));
  await pool.query("delete from rate_limits where key = 'smsHour:all'");
});

test("a failing gateway is a 503, the same for a taken address", async () => {
  await signedUp({ email: "owner@example.com", phoneNumber: "+13125550141" });
  refusing = true;
  for (const answer of [
    await byMail("fresh@example.com"),
    await byMail("owner@example.com"),
    await byPhone("+13125550142"),
    await byPhone("+13125550141"),
  ]) {
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: "unavailable", message: "We couldn't send the message. Please try again" },
    ]);
    expect(answer.headers.get("retry-after")).toBe("5");
  }
});

test("redirects of a gateway aren't followed", async () => {
  redirecting = true;
  expect((await byPhone("+13125550143")).status).toBe(503);
  expect(calls.map(({ url }) => url)).toEqual(["/2010-04-01/Accounts/AC123/Messages.json"]);
});

test("where it would reveal accounts, a failure and the gateway's speed stay hidden", async () => {
  await signedUp({ email: "known@example.com" });
  const forgot = (identifier: string) => visitor().post("/api/auth/forgot", { identifier });
  expect((await forgot("known@example.com")).status).toBe(204);
  while (mails.length === 0) await new Promise((done) => setTimeout(done, 10)); // the response doesn't wait for it
  expect((await forgot("unknown@example.com")).status).toBe(204);
  expect(mails).toHaveLength(1);
  refusing = true;
  expect([(await forgot("known@example.com")).status, (await forgot("unknown@example.com")).status]).toEqual([
    204, 204,
  ]);
  // A gateway that never responds: both requests still get a response, so neither waits for it.
  [refusing, dripping] = [false, true];
  expect([(await forgot("known@example.com")).status, (await forgot("unknown@example.com")).status]).toEqual([
    204, 204,
  ]);
  expect(mails).toHaveLength(1);
  dripping = false;
});

test("with a gateway the outbox page doesn't exist", async () => {
  const { showsOutbox } = await import("@/lib/core/server/outbox-messages");
  process.env.WINDMILE_ADDRESS_HEADER = "x-socket-test";
  expect(showsOutbox(new Headers({ host: "localhost:3000", "x-socket-test": "127.0.0.1" }))).toBe(false);
});

test("a channel without a gateway is refused at sign-up if the other one has one", async () => {
  jest.resetModules();
  process.env.TWILIO_ACCOUNT_SID = "";
  const { requireChannel } = await import("@/lib/core/server/outbox");
  expect(() => requireChannel("+13125550160")).toThrow("Text messages aren't available");
  expect(() => requireChannel("ada@example.com")).not.toThrow();
  jest.resetModules();
  Object.assign(process.env, { TWILIO_ACCOUNT_SID: "AC123", SMTP_URL: "" });
  const other = await import("@/lib/core/server/outbox");
  expect(() => other.requireChannel("ada@example.com")).toThrow("mail");
  expect(() => other.requireChannel("+13125550160")).not.toThrow();
});
