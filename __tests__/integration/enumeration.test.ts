import "../support/unlimited";
import * as argon2 from "@node-rs/argon2";
import { Client } from "pg";
import { type Answer, signedUp, visitor } from "../support/api";
import { messagesTo } from "../support/outbox";

jest.mock("@node-rs/argon2", () => {
  const actual = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

const ada = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
/**
 * A statement takes a fraction of a millisecond and a hash tens of milliseconds, so this many extra statements can't be
 * measured over a network.
 */
const FEW_STATEMENTS = 4;
let serial = 0;

type Kind = "new" | "pending" | "taken";
const post = (path: string, body: unknown) => visitor().post(path, body);
const signUp = (email: string) => post("/api/auth/signup", { ...ada, email, authProvider: "email" });

/** A new address of each kind. */
async function addressOf(kind: Kind): Promise<string> {
  serial += 1;
  const email = `${kind}-${serial}@example.com`;
  if (kind === "taken") await signedUp({ email, password: "enchantress" });
  if (kind === "pending") await signUp(email);
  return email;
}

/** The whole response except values that differ in every response. */
function comparable({ status, headers, text }: Answer, email: string) {
  const cookies = headers
    .getSetCookie()
    .map((line) => line.replace(/=[^;]+/, (value) => `=${value.length} characters`));
  const names = [...headers.keys()].filter((name) => name !== "set-cookie").sort();
  return { status, text: text.replaceAll(email, "<address>"), cookies, names };
}

/** What determines the response time: password hashes, and the database statements before the response. */
async function workOf(act: () => Promise<unknown>): Promise<{ hashes: number; statements: number }> {
  const [hash, verify] = [jest.mocked(argon2.hash).mockClear(), jest.mocked(argon2.verify).mockClear()];
  const query = jest.spyOn(Client.prototype, "query");
  try {
    await act();
    return { hashes: hash.mock.calls.length + verify.mock.calls.length, statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}

const CASES: [string, readonly Kind[], (email: string) => Promise<Answer>][] = [
  ["sign-up", ["new", "pending", "taken"], signUp],
  [
    "login with a wrong password",
    ["new", "pending", "taken"],
    (email) => post("/api/auth/login", { identifier: email, password: "guess" }),
  ],
  ["forgot", ["new", "pending", "taken"], (email) => post("/api/auth/forgot", { identifier: email })],
  ["resend", ["new", "taken"], (email) => post("/api/auth/resend", { email })],
  ["verify", ["new", "pending", "taken"], (email) => post("/api/auth/verify", { email, code: "nocode" })],
  [
    "reset",
    ["new", "pending", "taken"],
    (email) =>
      post("/api/auth/reset", {
        identifier: email,
        code: "nocode",
        password: "brand new",
        confirmPassword: "brand new",
      }),
  ],
];

describe.each(CASES)("%s", (_, kinds, act) => {
  test("responds the same for every address", async () => {
    const answers = [];
    for (const kind of kinds) {
      const email = await addressOf(kind);
      answers.push(comparable(await act(email), email));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("does the same work for every address", async () => {
    const works = [];
    for (const kind of kinds) {
      const email = await addressOf(kind);
      works.push(await workOf(() => act(email)));
    }
    expect(new Set(works.map(({ hashes }) => hashes)).size).toBe(1);
    const statements = works.map((work) => work.statements);
    expect(Math.max(...statements) - Math.min(...statements)).toBeLessThanOrEqual(FEW_STATEMENTS);
  });
});

test("only the owner learns that an address is taken, and only accounts get a reset code", async () => {
  const [fresh, taken] = [await addressOf("new"), await addressOf("taken")];
  await signUp(fresh);
  await signUp(taken);
  expect(messagesTo(fresh).map(({ subject }) => subject)).toEqual(["Your Windmile verification code"]);
  expect(messagesTo(taken).map(({ subject }) => subject)).toEqual(["You already have a Windmile account"]);
  await post("/api/auth/forgot", { identifier: fresh });
  await post("/api/auth/forgot", { identifier: taken });
  expect(messagesTo(fresh)).toHaveLength(1);
  expect(messagesTo(taken).at(-1)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
});
