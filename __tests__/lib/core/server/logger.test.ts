/** @jest-environment node */
import { describeError } from "@/lib/core/server/logger";

const LONG = 64 * 1024;

test.each([
  ["letters", "a".repeat(LONG)],
  ["at signs", "a@".repeat(LONG / 2)],
  ["dots", "a.".repeat(LONG / 2)],
  ["digits", "+1".repeat(LONG / 2)],
  ["blanks", " ".repeat(LONG)],
  ["a database's address", `postgres://${"a".repeat(LONG)}`],
  ["lines", "\n".repeat(LONG)],
])("an error with 64 KB of %s is described briefly", (_, text) => {
  const error = new Error(text, { cause: new Error(text) });
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(16_000);
});

test.each([
  ["ada@example.com is taken", "[redacted] is taken"],
  ["Key (email)=(ada.b+c@mail.example.com) exists", "Key (email)=([redacted]) exists"],
  ["to <ada@example.com>, please", "to <[redacted]>, please"],
  [`${"a".repeat(100)}@example.com`, "[redacted]"],
  ["call +13125550155 now", "call [redacted] now"],
  ["postgresql://user:secret@db:5432/x failed", "[redacted] failed"],
  ["smtp://user:secret@mail.example failed", "smtp://user:[redacted] failed"],
  ["in node_modules/@prisma/client/index.js:3", "in node_modules/@prisma/client/index.js:3"],
])("%s is written as %s", (message, written) => {
  expect(describeError(new Error(message))).toMatchObject({ message: written });
});

test("an address cut in the middle by the length limit isn't half written", () => {
  const { message } = Object(describeError(new Error(`${"x ".repeat(495)}ada.lovelace@example.com`)));
  expect(message).not.toContain("ada.love");
});

test("circular causes end", () => {
  const error = new Error("a");
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
});
