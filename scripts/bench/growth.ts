import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { events, groups, plans } from "./growth-community";
import { feed } from "./growth-feed";
import { keepings } from "./growth-keepings";
import { activity, counted, everybody, graph } from "./growth-people";
import type { Growth } from "./growth-sql";
import { notices, visits } from "./growth-visits";

/** A city of only people and their ledger. */
export const ledgerCity = (people: number, entries: number): Growth => ({
  ...{ people, entries, workouts: Math.ceil(entries / 5), follows: 6 * people },
  ...{ photos: 0, likes: 0, comments: 0, notifications: 0, documents: 0 },
});

/** The id of the person with this number. */
export const personOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/**
 * Waits for every open transaction: a writing one in another database of the server is enough for an index over rows
 * that were updated in place to be built but not used (`indcheckxmin`), and a reading one in this database keeps a page
 * from being marked all-visible.
 */
async function olderEnded(client: Client): Promise<void> {
  const { rows } = await client.query<{ at: string }>("select clock_timestamp()::text as at");
  const older = `select from pg_stat_activity where xact_start < $1 and pid <> pg_backend_pid()
    and (backend_xid is not null or backend_xmin is not null and datname = current_database())`;
  while ((await client.query(older, [rows[0]?.at])).rowCount) await sleep(50);
}

/**
 * Grows an empty, seeded city. Loaded without triggers and key checks, as in a restore, and counted at the end. Indexes
 * other than keys are built once everything is there, which is faster than row by row.
 */
export async function growCity(client: Client, size: Growth, note: (statement: string) => void = () => {}) {
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
  for (const { name } of indexes) await run(`drop index "${name}"`);
  const photos = size.photos > 0 ? feed(size) : [];
  const rest = size.photos > 0 ? [visits, groups, events, plans, notices, keepings].flatMap((rows) => rows(size)) : [];
  for (const statement of [...everybody(size), ...graph(size), ...photos, ...activity(size), ...rest, ...counted]) {
    await run(statement);
  }
  for (const { definition } of indexes) await run(definition);
  await client.query("set session_replication_role = origin");
  await olderEnded(client);
  await run("vacuum (analyze, index_cleanup on)"); // otherwise few dead rows are left alone, and their pages not marked
}
