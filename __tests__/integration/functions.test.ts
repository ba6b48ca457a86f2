// As on Vercel, each request may reach a new process with no state from earlier requests.
Object.assign(process.env, {
  VERCEL: "1",
  NEXTAUTH_URL: "https://windmile.example",
  SEED: "none",
  RATE_LIMIT_SCALE: "0.05",
});

/** The rate limits of a function that has just started. */
async function freshFunction(): Promise<typeof import("@/lib/core/server/rate-limit")> {
  jest.resetModules();
  return import("@/lib/core/server/rate-limit");
}

test.each(["read", "search", "media"] as const)("the limit of %s applies across functions", async (name) => {
  const allowed = Math.round({ read: 600, search: 60, media: 6000 }[name] * 0.05);
  const first = await freshFunction();
  for (let count = 1; count < allowed; count += 1) await first.consume(name, "somebody");
  const second = await freshFunction();
  await second.consume(name, "somebody");
  await expect(second.consume(name, "somebody")).rejects.toMatchObject({ code: "too_many_requests" });
  await expect(first.consume(name, "somebody")).rejects.toMatchObject({ code: "too_many_requests" });
  await second.consume(name, "somebody else");
});

test("only the counting table is unlogged: no other table may be empty after a crash", async () => {
  const { rows, sql } = await import("@/lib/core/server/db");
  const outside = await rows(sql`
    select relname as name from pg_class where relkind = 'r' and relpersistence = 'u' and relnamespace = 'public'::regnamespace`);
  expect(outside).toEqual([{ name: "rate_limits" }]);
});
