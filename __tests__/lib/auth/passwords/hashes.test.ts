/** @jest-environment node */
import * as argon2 from "@node-rs/argon2";
import { hashPassword, isPassword } from "@/lib/auth/passwords/hashes";

test("hashes with Argon2id with 19 MiB, two passes, one lane, and a unique salt", async () => {
  const [first, second] = [await hashPassword("enchantress"), await hashPassword("enchantress")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await isPassword(first, "enchantress")).toBe(true);
  expect(await isPassword(first, "Enchantress")).toBe(false);
});

jest.mock("@node-rs/argon2", () => {
  const actual = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return { ...actual, verify: jest.fn(actual.verify) };
});

test("without a hash nothing matches, but the same work is done", async () => {
  const real = await hashPassword("enchantress");
  const verify = jest.mocked(argon2.verify).mockClear();
  expect(await isPassword(real, "guess")).toBe(false);
  expect(await isPassword(null, "guess")).toBe(false);
  const costs = verify.mock.calls.map(([against]) => /^.*\$m=\d+,t=\d+,p=\d+/.exec(String(against))?.[0]);
  expect(costs).toHaveLength(2);
  expect(costs[1]).toBe(costs[0]);
});

test("four run and 32 wait; further ones are asked to retry", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword(null, "guess")));
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 5 } });
  expect(await isPassword(null, "guess")).toBe(false); // and the queue has room again
});
