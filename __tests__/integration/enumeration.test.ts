import "../support/unlimited";
import { type Answer, signedUp, visitor } from "../support/api";
import { messagesTo } from "../support/outbox";

const ada = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const LEAST_ROUNDS = 9;
const MOST_ROUNDS = 100;
const ALIKE = 1.3;
const NOISE_MS = 3;
let serial = 0;

type Kind = "new" | "pending" | "taken";
const post = (path: string, body: unknown) => visitor().post(path, body);
const signUp = (email: string) => post("/api/auth/signup", { ...ada, email, authProvider: "email" });

/** An address of each kind, used for nothing yet. */
async function addressOf(kind: Kind): Promise<string> {
  serial += 1;
  const email = `${kind}-${serial}@example.com`;
  if (kind === "taken") await signedUp({ email, password: "enchantress" });
  if (kind === "pending") await signUp(email);
  return email;
}

/** All that an answer tells but what every answer tells anew. */
function told({ status, headers, text }: Answer, email: string) {
  const cookies = headers
    .getSetCookie()
    .map((line) => line.replace(/=[^;]+/, (value) => `=${value.length} characters`));
  const names = [...headers.keys()].filter((name) => name !== "set-cookie").sort();
  return { status, text: text.replaceAll(email, "<address>"), cookies, names };
}

/**
 * How many times as long the slowest kind takes as the fastest, each by the least of its interleaved rounds; a few
 * milliseconds are nobody's clue. What else the machine does only ever adds, so more rounds take its part away and leave
 * a leak's where it is.
 */
async function timeSpread(kinds: readonly Kind[], act: (email: string) => Promise<Answer>): Promise<number> {
  const least = new Map<Kind, number>();
  const spread = () => (Math.max(...least.values()) - NOISE_MS) / Math.min(...least.values());
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const asked: [Kind, string][] = [];
    for (const kind of kinds) asked.push([kind, await addressOf(kind)]);
    for (const [kind, email] of asked) {
      const start = performance.now();
      await act(email);
      least.set(kind, Math.min(least.get(kind) ?? Number.POSITIVE_INFINITY, performance.now() - start));
    }
    if (round + 1 >= LEAST_ROUNDS && spread() < ALIKE) break;
  }
  return spread();
}

const CASES: [string, readonly Kind[], (email: string) => Promise<Answer>][] = [
  ["sign-up", ["new", "pending", "taken"], signUp],
  [
    "log-in with a wrong password",
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
  test("answers every address the same", async () => {
    const answers = [];
    for (const kind of kinds) {
      const email = await addressOf(kind);
      answers.push(told(await act(email), email));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("takes as long for every address", async () => {
    expect(await timeSpread(kinds, act)).toBeLessThan(ALIKE);
  }, 300_000); // most end after the least rounds, a leak after the most
});

test("only the owner learns that an address is taken, and only who has an account gets a reset code", async () => {
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
