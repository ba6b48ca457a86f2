import "../support/unlimited";
import { signedUp, visitor } from "../support/api";

const form = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const signUp = { ...form, email: "ada@example.com", authProvider: "email" };
const login = { identifier: "ada@example.com", password: "enchantress" };
const reset = { identifier: "ada@example.com", code: "123456", password: "brand new", confirmPassword: "brand new" };
const profile = { firstName: "Ada", lastName: "Lovelace" };
const change = { currentPassword: "enchantress", password: "brand new", confirmPassword: "brand new" };

/** Every write of the account endpoints with a valid body. */
const WRITES = [
  ["POST", "/api/auth/signup", signUp],
  ["POST", "/api/auth/verify", { email: "ada@example.com", code: "123456" }],
  ["POST", "/api/auth/resend", { email: "ada@example.com" }],
  ["POST", "/api/auth/login", login],
  ["POST", "/api/auth/forgot", { identifier: "ada@example.com" }],
  ["POST", "/api/auth/reset", reset],
  ["PUT", "/api/user/profile", profile],
  ["POST", "/api/account/password", change],
] as const;

describe.each(WRITES)("%s %s", (method, path, body) => {
  const raw = JSON.stringify(body);
  const json = { "content-type": "application/json" };

  test.each([
    ["from another origin", { origin: "https://evil.example" }],
    ["from an origin that hides itself", { origin: "null" }],
    ["from a neighbour's port", { origin: "http://localhost:3001" }],
    ["from another site, by what the browser says", { "sec-fetch-site": "cross-site" }],
    ["from a sibling site", { "sec-fetch-site": "same-site" }],
  ])("is 403 %s", async (_, headers) => {
    const answer = await (await signedUp()).send(method, path, { raw, headers: { ...json, ...headers } });
    expect([answer.status, answer.body]).toMatchObject([403, { code: "forbidden" }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    [400, "no JSON", "{not json", json],
    [400, "no body", "", json],
    [400, "an array", "[]", json],
    [400, "a word", '"text"', json],
    [400, "null", "null", json],
    [400, "endless nesting", `${"[".repeat(40)}${"]".repeat(40)}`, json],
    [413, "more than 64 KiB", JSON.stringify({ ...body, extra: "x".repeat(65_536) }), json],
    [
      415,
      "a form",
      new URLSearchParams({ a: "b" }).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    ],
    [415, "plain text", raw, { "content-type": "text/plain" }],
  ])("is %i for %s", async (status, _, content, headers) => {
    const answer = await (await signedUp()).send(method, path, { raw: content, headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/json; charset=utf-8"]);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.text).not.toMatch(/prisma|postgres|select |node_modules|\/work|at \w+ \(/i);
  });

  test("is 400 for a text that is an object, a list, a number, or contains a NUL", async () => {
    const member = await signedUp();
    for (const name of Object.keys(body)) {
      for (const value of [{ contains: "" }, { not: "" }, ["a"], 7, true]) {
        const answer = await member.send(method, path, { body: { ...body, [name]: value } });
        expect([name, value, answer.status]).toEqual([name, value, 400]);
      }
    }
    const answer = await member.send(method, path, {
      body: { ...body, firstName: "A\u0000da", identifier: "\u0000", email: "a\u0000@b.co" },
    });
    expect(answer.status).toBeLessThan(500);
  });
});

test("a write without Origin isn't from a browser page and is allowed", async () => {
  const answer = await visitor().post("/api/auth/login", login, { origin: null });
  expect(answer.status).toBe(401);
});

test.each([
  ["+1 312 555 0101", "+13125550101"],
  ["tel:312-555-0101", "+13125550101"],
  ["+44 20 7946 0958", "+442079460958"],
  ["３１２ ５５５ ０１０１", "+13125550101"],
])("the number %s is stored as %s", async (phoneNumber, kept) => {
  const answer = await visitor().post("/api/auth/signup", { ...form, phoneNumber, authProvider: "phone" });
  expect([answer.status, answer.body]).toEqual([200, { email: null, phoneNumber: kept }]);
});

test.each(["123", "not a number", "+9999999999999999", "0".repeat(41), "ext 5"])(
  "%s is an invalid number",
  async (phoneNumber) => {
    const answer = await visitor().post("/api/auth/signup", { ...form, phoneNumber, authProvider: "phone" });
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { phoneNumber: [expect.any(String)] } }]);
  },
);

test.each([
  ["a@b", 400],
  ["a b@example.com", 400],
  ["a@example.com\r\nBcc: all@example.com", 400],
  [`${"a".repeat(250)}@example.com`, 400],
  ["O'Hara+tag@Example.COM", 200],
])("the address %j responds with %i", async (email, status) => {
  expect((await visitor().post("/api/auth/signup", { ...signUp, email })).status).toBe(status);
});

test.each([
  ["six", "hq7tzk", 200],
  ["six characters that everyone uses", "123456", 200],
  ["128 characters", "🔑".repeat(128), 200],
  ["129 characters", "x".repeat(129), 400],
  ["five", "12345", 400],
  ["spaces alone", "      ", 200],
])("a password of %s responds as %#", async (_, password, status) => {
  const body = { ...signUp, email: `p${password.length}@example.com`, password, confirmPassword: password };
  expect((await visitor().post("/api/auth/signup", body)).status).toBe(status);
});

test("a password counts as typed, including spaces, case, and all of its 128 characters", async () => {
  const password = `  Ünïcode ${"x".repeat(110)} End `;
  await signedUp({ email: "typed@example.com", password });
  const status = async (typed: string) =>
    (await visitor().post("/api/auth/login", { identifier: "typed@example.com", password: typed })).status;
  expect(await status(password)).toBe(200);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72), password.normalize("NFD")]) {
    expect(await status(other)).toBe(401);
  }
});
