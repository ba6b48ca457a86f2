import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { ROOT } from "../start/environment.mjs";
import { trailRuns } from "./trail-runs";

/** How many rows of each kind a generated city has. */
export type CitySize = {
  people: number;
  photos: number;
  likes: number;
  comments: number;
  notifications: number;
  follows: number;
  workouts: number;
  entries: number;
  /** Photos in the search index, the newest ones. */
  documents: number;
};

/** The number of the member who has the most of everything. */
export const BUSIEST_MEMBER = 7;

/** The id of the person with this number. */
export const personOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** A city of a hundred thousand people has a scale of 1. */
export const scaledCity = (scale: number): CitySize => ({
  ...{ people: 100_000 * scale, photos: 1_000_000 * scale, likes: 2_000_000 * scale, comments: 500_000 * scale },
  ...{ notifications: 1_000_000 * scale, follows: 1_000_000 * scale, workouts: 500_000 * scale },
  ...{ entries: 5_000_000 * scale, documents: 300_000 * scale },
});

/** A city of only people and their XP ledger. */
export const ledgerCity = (people: number, entries: number): CitySize => ({
  ...{ people, entries, workouts: Math.ceil(entries / 5), follows: 6 * people },
  ...{ photos: 0, likes: 0, comments: 0, notifications: 0, documents: 0 },
});

/** The values of the `{names}` in city/*.sql. */
function valuesOf(size: CitySize): Record<string, number | string> {
  const { people, photos, notifications } = size;
  const entries = people * Math.floor(size.entries / people);
  const followed = Math.min(2000, Math.floor(people / 3));
  const followers = Math.floor(people / 2);
  const events = Math.max(50, Math.floor(people / 100));
  const busiestNotifications = Math.min(5000, Math.floor(notifications / 4));
  return {
    ...{ ...size, entries, followed, followers, events },
    busiest: BUSIEST_MEMBER,
    every: Math.max(1, Math.round(entries / size.workouts)),
    other_follows: Math.max(0, size.follows - followed - followers),
    busiest_notifications: busiestNotifications,
    other_notifications: Math.max(0, notifications - busiestNotifications),
    groups: Math.max(20, Math.floor(people / 300)),
    series: Math.ceil(events / 120),
    guides: Math.ceil(people / 5),
    texts: Math.min(20_000, photos),
    viral: Math.max(1, photos - 100),
    runs: `'${JSON.stringify(trailRuns()).replaceAll("'", "''")}'`,
  };
}

const LEDGER = ["functions", "people", "activity", "totals"];
const EVERYTHING = [
  ...["functions", "people", "photos", "activity", "visits", "groups", "events", "plans", "notifications"],
  ...["records", "totals"],
];

/**
 * Waits for every open transaction: a writing one in another database of the server is enough for an index over rows
 * that were updated in place to be built but not used (`indcheckxmin`), and a reading one in this database keeps a page
 * from being marked all-visible.
 */
async function olderTransactions(client: Client): Promise<void> {
  const { rows } = await client.query<{ at: string }>("select clock_timestamp()::text as at");
  const older = `select from pg_stat_activity where xact_start < $1 and pid <> pg_backend_pid()
    and (backend_xid is not null or backend_xmin is not null and datname = current_database())`;
  while ((await client.query(older, [rows[0]?.at])).rowCount) await sleep(50);
}

/**
 * Fills a seeded city that has no people. Rows are loaded without triggers and key checks, as in a restore, and counted
 * at the end. Indexes other than keys are built last, which is faster than row by row.
 */
export async function growCity(client: Client, size: CitySize, note: (statement: string) => void = () => {}) {
  const run = async (statement: string) => {
    note(statement);
    await client.query(statement);
  };
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where not i.indisunique and t.relnamespace = 'public'::regnamespace`,
  );
  await client.query("set statement_timeout = 0"); // a role behind a pooler has one
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set work_mem = '256MB'");
  await client.query("set session_replication_role = replica");
  await client.query("create schema city_generator");
  await client.query("set search_path = city_generator, public");
  for (const { name } of indexes) await run(`drop index "${name}"`);
  const values = valuesOf(size);
  for (const name of size.photos > 0 ? EVERYTHING : LEDGER) {
    const text = readFileSync(join(ROOT, `scripts/bench/city/${name}.sql`), "utf8");
    const sql = text.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
    for (const statement of sql.split(/;\n/).filter((one) => one.trim() !== "")) await run(statement);
  }
  for (const { definition } of indexes) await run(definition);
  await client.query("reset search_path");
  await client.query("drop schema city_generator cascade");
  await client.query("set session_replication_role = origin");
  await olderTransactions(client);
  await run("vacuum (analyze, index_cleanup on)"); // otherwise few dead rows are left alone, and their pages not marked
}
