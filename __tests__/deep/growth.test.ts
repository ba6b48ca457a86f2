/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/unlimited";
import { Client } from "pg";
import { growthFaults } from "../../scripts/bench/bounds";
import { BUSIEST_MEMBER, growCity, personOf } from "../../scripts/bench/city";
import { contractRows, idsIn, pageRows, type RequestRow } from "../../scripts/bench/rows";
import { Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { explain, statementsOf } from "../support/statements";

// A small version of `npm run bench:grow`: one city instead of two, and handlers instead of a running app.
const PEOPLE = 3000;
const CITY = {
  ...{ people: PEOPLE, photos: 10 * PEOPLE, likes: 20 * PEOPLE, comments: 5 * PEOPLE, notifications: 10 * PEOPLE },
  ...{ follows: 10 * PEOPLE, workouts: 5 * PEOPLE, entries: 50 * PEOPLE, documents: 3 * PEOPLE },
};

let busiest: Member;
let newcomer: Member;
let requested: RequestRow[];
let pages: RequestRow[];
/** Row counts of each table, because scanning a short table is fine. */
let rowsOf: Map<string, number>;

beforeAll(async () => {
  await seededCity();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await growCity(client, CITY);
    const { rows } = await client.query<{ name: string; rows: number }>(
      "select relname as name, reltuples::int as rows from pg_class where relkind = 'r'",
    );
    rowsOf = new Map(rows.map(({ name, rows: count }) => [name, count]));
    const openapi = (await visitor().get("/api/openapi.json")).body;
    const ids = await idsIn(client);
    requested = contractRows(openapi, ids);
    pages = pageRows(ids);
  } finally {
    await client.end(); // otherwise, stopping the database would break it and this process
  }
  busiest = await new Member(personOf(BUSIEST_MEMBER), "Busiest", null).signIn();
  newcomer = await signedUp();
}, 240_000);

/** The cost of a response: the cached plans of the statements it sent. */
async function costOf(browser: Member, path: string) {
  await browser.get(path); // the process caches the city data
  let status = 0;
  const sent = await statementsOf(async () => {
    status = (await browser.get(path)).status;
  });
  const plans = [];
  for (const statement of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    plans.push(await explain(statement));
  }
  const scans = plans
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ type, table = "" }) => (type === "Seq Scan" ? [{ table, rows: rowsOf.get(table) ?? 0 }] : []));
  const buffers = plans.reduce((sum, plan) => sum + plan.buffers, 0);
  return { status, ms: 0, running: 0, statements: sent.length, buffers, scans };
}

async function faultsFor(browser: Member): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path } of requested) {
    const cost = await costOf(browser, path);
    if ([403, 404].includes(cost.status)) continue;
    faults.push(...growthFaults({ name, small: undefined, large: cost }, false).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

test("`npm run bench:grow` has a URL for every page", () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ path }) => /[[\]]/.test(path))).toEqual([]);
});

test("every request of the busiest member reads a bounded list by index", async () => {
  expect(requested.length).toBeGreaterThan(70);
  expect(await faultsFor(busiest)).toEqual([]);
}, 240_000);

test("so does every request of a new member", async () => {
  expect(await faultsFor(newcomer)).toEqual([]);
}, 240_000);
