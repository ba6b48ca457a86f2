import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

// What the app sends through a pooler in transaction mode. `npm run test:pooler` runs all integration tests through a
// real one.
const direct = String(process.env.DIRECT_URL);
process.env.DATABASE_POOLER = "transaction";

test("statements have no names, including the rate limiter's", async () => {
  const { pool, rows, sql } = await import("@/lib/core/server/db");
  const { consume, resetLimit, refundAttempt } = await import("@/lib/core/server/rate-limit");
  const requested = jest.spyOn(pool, "query");
  await rows(sql`select ${1}::int as one`);
  await consume("write", "somebody");
  await refundAttempt("write", "somebody");
  await resetLimit("write", "somebody");
  expect(requested).toHaveBeenCalledTimes(4);
  for (const [statement] of requested.mock.calls) expect(statement).toHaveProperty("name", undefined);
});

test("connections start without parameters that a pooler refuses", async () => {
  const { pool } = await import("@/lib/core/server/db");
  expect(Object.keys(pool.options)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(statement_timeout|idle_in_transaction_session_timeout|options)$/),
    ]),
  );
});

test("the role has the time limits instead, set by the migrations, which bypass the pooler", async () => {
  const nowhere = new URL(direct);
  nowhere.host = "127.0.0.1:1";
  const env = { ...process.env, DATABASE_URL: nowhere.href, DIRECT_URL: direct, DB_TIMEOUT_MS: "4321" };
  await run(process.execPath, ["scripts/database/migrate.mjs"], { env });
  expect(await limitsOf(direct)).toEqual([{ statement: "4321ms", idle: "30s" }]);
});

test("the app's role has them too, if it isn't the owner", async () => {
  const role = `app_${process.pid}`;
  await ask(direct, `create role ${role} login password 'its own'`);
  try {
    const app = new URL(direct);
    Object.assign(app, { username: role, password: "its own" });
    const env = { ...process.env, DATABASE_URL: app.href, DIRECT_URL: direct, DB_TIMEOUT_MS: "2345" };
    await run(process.execPath, ["scripts/database/migrate.mjs"], { env });
    expect(await limitsOf(app.href)).toEqual([{ statement: "2345ms", idle: "30s" }]);
  } finally {
    await ask(direct, `drop role ${role}`);
  }
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const limitsOf = (url: string) =>
  ask(
    url,
    "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
  );
