/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/direct-connection";
import "../support/unlimited";
import { execFileSync } from "node:child_process";
import { Client, type QueryConfig, types } from "pg";
import { JOBS } from "@/app/jobs";
import { pool, prisma, type Sql, type Tx } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { runDueJobs } from "@/lib/core/server/jobs";
import { z } from "@/lib/core/shared/zod";
import { seedCity } from "@/prisma/seed/city";
import { seedDemo } from "@/prisma/seed/demo";
import { DEMO_ID } from "@/prisma/seed/people";
import { Member } from "../support/api";
import { describedColumns } from "../support/described";
import { sendEverything } from "../support/generated-requests";

/** The source line that sent each statement, by its text. */
const senders = new Map<string, string>();

function noteSender(text: string): void {
  if (senders.has(text)) return;
  const lines = (new Error().stack ?? "").split("\n").flatMap((frame) => {
    return /\/((?:lib|app)\/[^:]+:\d+):\d+\)?$/.exec(frame)?.[1] ?? [];
  });
  const line = lines.find((one) => !/^lib\/core\/server\/(db|replica)\.ts:/.test(one));
  if (line) senders.set(text, line);
}

jest.mock("@/lib/core/server/db", () => {
  const db = jest.requireActual<typeof import("@/lib/core/server/db")>("@/lib/core/server/db");
  const noted = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        if (name !== "$queryRaw") return Reflect.get(target, name);
        return (query: Sql) => {
          noteSender(query.text);
          return target.$queryRaw(query);
        };
      },
    });
  return { ...db, transaction: <T>(act: (tx: Tx) => Promise<T>) => db.transaction((tx) => act(noted(tx))) };
});

const { builtins } = types;
const ARRAYS = [1000, 1005, 1007, 1009, 1015, 1021, 1022, 1182, 1185, 2951, 3807];

/** JavaScript types by column type; every other type becomes a string. */
const KINDS: Record<number, string> = {
  ...{ [builtins.BOOL]: "boolean", [builtins.BYTEA]: "Buffer", [builtins.JSON]: "json", [builtins.JSONB]: "json" },
  ...{ [builtins.INT2]: "number", [builtins.INT4]: "number", [builtins.FLOAT4]: "number", [builtins.FLOAT8]: "number" },
  ...{ [builtins.INT8]: "bigint", [builtins.NUMERIC]: "decimal" }, // these differ between drivers, so cast them
  ...{ [builtins.DATE]: "Date", [builtins.TIMESTAMP]: "Date", [builtins.TIMESTAMPTZ]: "Date" },
  ...Object.fromEntries(ARRAYS.map((type) => [type, "array"])),
};

const columnSchema = z.object({ name: z.string(), isOptional: z.boolean(), kinds: z.array(z.string()) });
const callsSchema = z.array(z.object({ at: z.string(), columns: z.array(columnSchema) }));
type Call = z.infer<typeof callsSchema>[number];

/** Where a call's row type differs from the columns that PostgreSQL describes. */
const faultsOf = ({ at, columns }: Call, described: Map<string, number>): string[] =>
  columns.flatMap(({ name, isOptional, kinds }) => {
    const type = described.get(name);
    if (type === undefined) return isOptional ? [] : [`${at} "${name}" is not a column`];
    const kind = KINDS[type] ?? "string";
    const isRight = kind === "json" || kinds.length === 0 || kinds.includes(kind);
    return isRight ? [] : [`${at} "${name}" is ${kind}, not ${kinds.join(" or ")}`];
  });

beforeAll(async () => {
  const db = await pool.connect();
  await seedCity(db, new Date());
  await seedDemo(db, new Date());
  db.release();
  const query = pool.query.bind(pool);
  jest.spyOn(pool, "query").mockImplementation(((statement: string | QueryConfig, values?: unknown[]) => {
    noteSender(typeof statement === "string" ? statement : statement.text);
    return query(statement, values);
  }) as typeof pool.query);
}, 60_000);

test("the rows of every statement have the columns of their TypeScript type", async () => {
  const email = "demo@windmile.app";
  env.MODERATOR_EMAILS.push(email);
  await runDueJobs(JOBS);
  const statuses = await sendEverything(await new Member(DEMO_ID, "Demo", email).signIn());
  await prisma.jobRun.deleteMany();
  await runDueJobs(JOBS);
  const printed = execFileSync("node", ["__tests__/support/row-types.mjs"], { encoding: "utf8", maxBuffer: 2 ** 24 });
  const calls = callsSchema.parse(JSON.parse(printed));
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const faults = new Set<string>();
  const checked = new Set<string>();
  for (const [text, at] of senders) {
    const here = calls.filter((call) => call.at === at);
    const described = here.length > 0 ? await describedColumns(client, text) : new Map<string, number>();
    for (const call of here) {
      checked.add(at);
      for (const fault of faultsOf(call, described)) faults.add(fault);
    }
  }
  await client.end();
  expect([...faults]).toEqual([]);
  expect(statuses).not.toContain(500);
  // The rest needs files, messages, or other people's consent, and is covered by its own tests.
  expect(checked.size).toBeGreaterThan(calls.length / 2);
}, 300_000);
