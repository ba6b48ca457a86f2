/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/unlimited";
import { randomInt } from "node:crypto";

process.env.MODERATOR_EMAILS = "moderator@example.com";

import { Client } from "pg";
import { z } from "@/lib/core/shared/zod";
import { type Answer, type Browser, type Member, signedUp, visitor } from "../support/api";
import { asJsonSchema, inputSchema, type JsonSchema, type Operation, operations } from "../support/contracts";

/** WINDMILE_SEED repeats a run. */
const SEED = Number(process.env.WINDMILE_SEED || randomInt(2 ** 31));
const MUTATIONS = Number(process.env.WINDMILE_MUTATIONS || 12);
const LONGEST_ANSWER = 2_000_000;
const PASSWORD = "enchantress";

/** Marsaglia's xorshift: the same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
const next = numbersFrom(SEED);
const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];

const TEXTS = [
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\ud800",
    "e\u0301".repeat(50),
    "\u{1f469}\u200d\u{1f467}",
  ],
  ...[
    "' or 1=1 --",
    "%_\\",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "#{7*7}",
    "../../etc/passwd",
    "javascript:alert(1)",
  ],
  ...["//evil.example", "http://169.254.169.254/", "__proto__", "constructor", "toString", "null", "undefined", "NaN"],
  ...[
    "x".repeat(255),
    "x".repeat(10_000),
    "9".repeat(400),
    "1e999",
    "-0",
    "0x10",
    "2026-02-30",
    "9999-12-31T23:59:60Z",
  ],
];
const OTHERS: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE, [], {}, [[]], [null], [{}]],
  ...[{ $gt: "" }, { contains: "" }, { length: 1e9 }, { toString: 1 }, Array.from({ length: 601 }, () => 1)],
  JSON.parse('{"__proto__":{"isModerator":true},"constructor":{"prototype":{}}}'),
];

/** A value the schema accepts, as far as the schema specifies it. */
function valid(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  if (schema.default !== undefined) return schema.default;
  const alternative = pick([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]);
  if (alternative !== undefined) return valid(asJsonSchema(alternative));
  if (schema.type === "object" || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, of]) => [name, valid(asJsonSchema(of))]),
    );
  }
  if (schema.type === "array")
    return Array.from({ length: schema.minItems ?? 1 }, () => valid(asJsonSchema(schema.items)));
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return next() < 0.5;
  return "Chicago".padEnd(schema.minLength ?? 0, "o").slice(0, schema.maxLength);
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** One body: valid, with a hostile value somewhere, or not parseable at all. */
function bodyOf(schema: JsonSchema): { body?: unknown; raw?: string; headers?: Record<string, string> } {
  const whole = valid(schema);
  const fields = Object.keys(asJsonSchema(schema).properties ?? {});
  const json = { "content-type": "application/json" };
  const name = pick(fields);
  const kind = next();
  if (kind < 0.15) return { body: whole };
  if (kind < 0.55 && name !== undefined) return { body: { ...Object(whole), [name]: pick(TEXTS) } };
  if (kind < 0.8 && name !== undefined) return { body: { ...Object(whole), [name]: pick(OTHERS) } };
  const odd: ReturnType<typeof bodyOf>[] = [
    { body: pick(OTHERS) },
    { body: nested(40) },
    { body: { ...Object(whole), userId: "00000000-0000-4000-8000-000000000000", isModerator: true, id: 1 } },
    { raw: `{"${name ?? "a"}":1,"${name ?? "a"}":"two","__proto__":{"x":1}}`, headers: json },
    { raw: "{", headers: json },
    { raw: "\ufeff{}", headers: json },
    { raw: JSON.stringify({ ...Object(whole), more: "x".repeat(70_000) }), headers: json },
    { raw: JSON.stringify(whole ?? {}), headers: { "content-type": "text/plain" } },
    { raw: "a=1&a=2", headers: { "content-type": "application/x-www-form-urlencoded" } },
    {
      raw: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
      headers: { "content-type": "multipart/form-data; boundary=x" },
    },
  ];
  return pick(odd) ?? {};
}

const problem = z.object({ code: z.string().min(1), message: z.string().min(1) });
let db: Client;
let tables: string[];
/** Tables that any request may write to; only their row counts are checked. */
const BESIDE = new Set(["rate_limits", "sessions", "job_runs", "interactions"]);

async function rowsOf(): Promise<Record<string, number>> {
  const counts = tables.map((table) => `(select count(*) from "${table}")::int as "${table}"`);
  const { rows } = await db.query(`select ${counts.join(", ")}`);
  return rows[0];
}

const members = new Map<string, Member>();
const roles = (): [string, Browser][] => [["visitor", visitor()], ...members];
let ids: string[] = [];

/** Every signed-in user still is, because a successful attack could have logged someone out or deleted them. */
async function everyoneIsSignedIn(): Promise<void> {
  const people: [string, Parameters<typeof signedUp>[0]][] = [
    ["member", {}],
    ["other", { isPrivate: true }],
    ["blocked", {}],
    ["moderator", { email: "moderator@example.com" }],
  ];
  for (const [role, person] of people) {
    if ((await members.get(role)?.get("/api/auth/user"))?.status === 200) continue;
    await db.query("update users set email = id || '@example.com' where email = $1", [person?.email ?? ""]);
    members.set(role, await signedUp({ password: PASSWORD, ...person }));
  }
  const idOf = (role: string) => members.get(role)?.id ?? "";
  await members.get("other")?.put(`/api/users/${idOf("blocked")}/block`);
  const { rows } = await db.query(
    "select id::text from photos union all select id::text from groups union all select id::text from community_events",
  );
  ids = [idOf("member"), idOf("other"), "00000000-0000-4000-8000-000000000000", ...rows.map(({ id }) => id)];
}

beforeAll(async () => {
  db = new Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
  const { rows } = await db.query("select tablename from pg_tables where schemaname = 'public'");
  tables = rows.map(({ tablename }) => String(tablename)).filter((name) => !name.startsWith("_") && !BESIDE.has(name));
  await everyoneIsSignedIn();
}, 60_000);
afterAll(() => db.end());

/** A URL can't contain half a surrogate pair. */
const segment = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, "")) || "-";

function attack(browser: Browser, { method, path, handler }: Operation): Promise<Answer> {
  const { contract } = handler;
  const place = path.replace(/\{\w+\}/g, () => segment((next() < 0.6 ? pick(ids) : pick(TEXTS)) ?? ""));
  const queries = Object.keys(inputSchema(contract.query).properties ?? {});
  const query = new URLSearchParams();
  for (const name of queries) if (next() < 0.4) query.append(name, pick(TEXTS) ?? "");
  const sent =
    method === "GET" || !(contract.body ?? contract.form) ? {} : bodyOf(inputSchema(contract.body ?? contract.form));
  return browser.send(method, `${place}${query.size ? `?${query}` : ""}`, sent);
}

test("no route responds to hostile input with anything but a refusal", async () => {
  const all = await operations();
  const wrong: string[] = [];
  let sent = 0;
  for (const operation of all) {
    await everyoneIsSignedIn();
    for (const [role, browser] of roles()) {
      const before = await rowsOf();
      let hasWritten = false;
      for (let count = 0; count < MUTATIONS; count += 1) {
        const note = (what: string) =>
          wrong.push(`${operation.name} as ${role}, request ${sent} of seed ${SEED}: ${what}`);
        const answer = await attack(browser, operation);
        sent += 1;
        const { status } = answer;
        if (status >= 500 && status !== 503) note(`${status} ${answer.text.slice(0, 200)}`);
        if (status >= 400 && !problem.safeParse(answer.body).success) note(`${status} is no error of the contract`);
        if (status < 400 && operation.method !== "GET") hasWritten = true;
        if (answer.bytes.length > LONGEST_ANSWER) note(`${answer.bytes.length} bytes`);
        if (/prisma|node_modules|select .* from |at \w+ \(\/|ECONNREFUSED/i.test(status >= 400 ? answer.text : ""))
          note("reveals internals");
      }
      const after = await rowsOf();
      const moved = tables.filter((table) => before[table] !== after[table]);
      if (!hasWritten && moved.length > 0)
        wrong.push(`${operation.name} as ${role} (seed ${SEED}) refused everything and wrote ${moved}`);
    }
  }
  console.info(
    `${sent} requests: ${all.length} operations × ${roles().length} roles × ${MUTATIONS} values, seed ${SEED}`,
  );
  expect(wrong).toEqual([]);
}, 1_800_000);
