import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

// What the app sends where a pooler in transaction mode stands before the database. `npm run test:pooler` runs all
// integration tests through a real one.
const direct = String(process.env.DIRECT_URL);
process.env.DATABASE_POOLER = "transaction";

test("no statement has a name, the rate limiter's neither", async () => {
  const { pool, rows, sql } = await import("@/lib/core/server/db");
  const { consume, forgive, uncount } = await import("@/lib/core/server/rate-limit");
  const asked = jest.spyOn(pool, "query");
  await rows(sql`select ${1}::int as one`);
  await consume("write", "somebody");
  await uncount("write", "somebody");
  await forgive("write", "somebody");
  expect(asked).toHaveBeenCalledTimes(4);
  for (const [statement] of asked.mock.calls) expect(statement).toHaveProperty("name", undefined);
});

test("no connection begins with parameters a pooler refuses", async () => {
  const { pool } = await import("@/lib/core/server/db");
  expect(Object.keys(pool.options)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(statement_timeout|idle_in_transaction_session_timeout|options)$/),
    ]),
  );
});

test("the role has the time limits instead, given by the migrations, which go past the pooler", async () => {
  const nowhere = "postgresql://nobody@127.0.0.1:1/nothing";
  const env = { ...process.env, DATABASE_URL: nowhere, DIRECT_URL: direct, DB_TIMEOUT_MS: "4321" };
  await run(process.execPath, ["scripts/database/migrate.mjs"], { env });
  const client = new Client({ connectionString: direct });
  await client.connect();
  try {
    const limits = await client.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(limits.rows).toEqual([{ statement: "4321ms", idle: "30s" }]);
  } finally {
    await client.end();
  }
});
