/** @jest-environment node */
import { hashPassword, isPassword } from "@/lib/auth/passwords/hashes";

test("hashes by Argon2id with 19 MiB, two passes, one lane, and a salt of its own", async () => {
  const [first, second] = [await hashPassword("enchantress"), await hashPassword("enchantress")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await isPassword(first, "enchantress")).toBe(true);
  expect(await isPassword(first, "Enchantress")).toBe(false);
});

test("nobody's hash matches nothing, and costs a hash all the same", async () => {
  await isPassword(null, "warm");
  // The process's own time, its threads' too: on a busy machine the clock says what others did meanwhile.
  const time = async (hash: string | null) => {
    const start = process.cpuUsage();
    expect(await isPassword(hash, "guess")).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const real = await hashPassword("enchantress");
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 9; round += 1) {
    times.known.push(await time(real));
    times.unknown.push(await time(null));
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[4] ?? 0;
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) * 0.5);
});

test("four run and 32 wait; whoever comes then is sent away for a while", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword(null, "guess")));
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 5 } });
  expect(await isPassword(null, "guess")).toBe(false); // and the queue is open again
});
