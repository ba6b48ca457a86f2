import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import { readSignUpCookie, SIGN_UP_COOKIE } from "@/lib/auth/attempts/sign-up-cookie";
import { outboxMessages, showsOutbox } from "@/lib/core/server/outbox-messages";
import { type Browser, signedUp, visitor } from "../support/api";
import { messagesTo } from "../support/outbox";

const folder = path.resolve(process.env.DATA_DIR ?? "", "outbox");
const form = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const signUp = (browser: Browser, email: string) =>
  browser.post("/api/auth/signup", { ...form, email, authProvider: "email" });

/** What /outbox shows in this browser. */
const shownIn = (browser: Browser) => outboxMessages(readSignUpCookie(browser.cookies.get(SIGN_UP_COOKIE)).messages);

test("a message is a separate, complete file, readable only by the owner of the data", async () => {
  await signUp(visitor(), "file@example.com");
  const names = readdirSync(folder);
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f-]{36}\.json$/);
    expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
    const message: unknown = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    expect(message).toEqual({
      ...{ to: "file@example.com", subject: "Your Windmile verification code", text: expect.any(String) },
      ...{ code: expect.stringMatching(/^\d{6}$/), createdAt: expect.stringMatching(/Z$/) },
    });
  }
});

test("a browser sees only the messages of what it started", async () => {
  const [ada, eve] = [visitor(), visitor()];
  await signUp(ada, "ada@example.com");
  await signUp(eve, "eve@example.com");
  await signUp(eve, "ada@example.com");
  expect((await shownIn(ada)).map(({ to }) => to)).toEqual(["ada@example.com"]);
  expect((await shownIn(eve)).map(({ to }) => to).sort()).toEqual(["ada@example.com", "eve@example.com"]);
  expect((await shownIn(ada))[0]?.code).toBe(messagesTo("ada@example.com")[0]?.code);
  expect(await shownIn(visitor())).toEqual([]);

  await signedUp({ email: "member@example.com" });
  await ada.post("/api/auth/forgot", { identifier: "member@example.com" });
  await ada.post("/api/auth/forgot", { identifier: "stranger@example.com" });
  expect((await shownIn(ada)).map(({ to }) => to)).toEqual(["member@example.com", "ada@example.com"]);
});

test("a forged cookie shows nothing", async () => {
  const eve = visitor();
  await signUp(visitor(), "target@example.com");
  const [id = ""] = readdirSync(folder).map((name) => name.replace(".json", ""));
  const payload = Buffer.from(JSON.stringify({ attempts: [], messages: [id] })).toString("base64url");
  await signUp(eve, "forger@example.com");
  const signature = eve.cookies.get(SIGN_UP_COOKIE)?.split(".")[1];
  for (const value of [payload, `${payload}.`, `${payload}.${signature}`, "..", "", "%", undefined]) {
    expect(readSignUpCookie(value)).toEqual({ attempts: [], messages: [] });
  }
});

test("logging out deletes that record", async () => {
  const browser = visitor();
  await signUp(browser, "leaving@example.com");
  await browser.post("/api/auth/logout");
  expect(browser.cookies.has(SIGN_UP_COOKIE)).toBe(false);
});

describe("the outbox page", () => {
  beforeAll(() => {
    process.env.WINDMILE_ADDRESS_HEADER = "x-socket-test";
  });
  afterAll(() => {
    delete process.env.WINDMILE_ADDRESS_HEADER;
  });
  const shown = (host: string, address: string) => showsOutbox(new Headers({ host, "x-socket-test": address }));

  test.each([
    ["localhost", "127.0.0.1", true],
    ["localhost:3000", "::1", true],
    ["127.0.0.1:3000", "::ffff:127.0.0.1", true],
    ["127.1.2.3", "127.0.0.1", true],
    ["[::1]:3000", "::1", true],
    ["windmile.app", "127.0.0.1", false],
    ["localhost.evil.example", "127.0.0.1", false],
    ["127.0.0.1.evil.example", "127.0.0.1", false],
    ["evil.example:3000", "127.0.0.1", false],
    ["", "127.0.0.1", false],
    ["localhost", "192.168.1.2", false],
    ["localhost", "::ffff:192.168.1.2", false],
    ["localhost", "2001:db8::1", false],
    ["localhost", "", false],
  ])("at %s for a connection from %j: %s", (host, address, expected) => expect(shown(host, address)).toBe(expected));

  test("doesn't exist without our own server", () => {
    delete process.env.WINDMILE_ADDRESS_HEADER;
    expect(showsOutbox(new Headers({ host: "localhost", "x-socket-test": "127.0.0.1" }))).toBe(false);
  });
});

test("stored messages are deleted after thirty days", async () => {
  await signUp(visitor(), "old@example.com");
  await signUp(visitor(), "young@example.com");
  const fileOf = (to: string) =>
    path.join(
      folder,
      readdirSync(folder).find((name) => readFileSync(path.join(folder, name), "utf8").includes(to)) ?? "",
    );
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(fileOf("old@example.com"), longAgo, longAgo);
  await purgeExpired();
  expect(messagesTo("old@example.com")).toEqual([]);
  expect(messagesTo("young@example.com")).toHaveLength(1);
});
