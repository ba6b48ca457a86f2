import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { ROOT } from "../../start/environment.mjs";
import type { Crowd, Person } from "./crowd";

/** Acknowledged writes that are missing or doubled, and wrong counters. */
export async function lostOrMiscounted(db: Client, crowd: Crowd, people: readonly Person[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, ids] of crowd.created) {
    const { rows } = await db.query<{ found: number; all: number }>(
      `select count(*) filter (where id = any($2::uuid[]))::int as found, count(*)::int as all from ${table} where "userId" = any($1::uuid[])`,
      [people.map(({ id }) => id), ids],
    );
    const [{ found, all } = { found: 0, all: 0 }] = rows;
    if (found !== ids.length) faults.push(`${ids.length - found} acknowledged ${table} are missing`);
    if (all !== ids.length) faults.push(`${all} rows for ${ids.length} acknowledged ${table}`);
  }
  const query = readFileSync(join(ROOT, "scripts/bench/load/miscounted.sql"), "utf8");
  const { rows: counters } = await db.query<{ what: string; count: number }>(query);
  for (const { what, count } of counters) if (count > 0) faults.push(`${count} wrong counts: ${what}`);
  return faults;
}
