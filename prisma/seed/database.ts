import { createHash } from "node:crypto";
import type { ClientBase } from "pg";

/** The transaction that seeds everything. */
export type Database = ClientBase;

/**
 * A UUIDv7 that is the same every time: its time part is `at`, and the rest is a digest of the name, so that seeding again
 * finds the same rows.
 */
export function seedId(name: string, at: Date = new Date("2026-01-01T00:00:00Z")): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const digest = createHash("sha256").update(name).digest("hex");
  const variant = ((Number.parseInt(digest.charAt(3), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** Mulberry32: the same numbers for the same seed, so that every machine has the same city. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` different items, in a random order. */
export function sample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const pool = [...items];
  for (let i = 0; i < Math.min(count, pool.length); i += 1) {
    const j = i + Math.floor(random() * (pool.length - i));
    const [a, b] = [pool[i], pool[j]];
    if (a !== undefined && b !== undefined) [pool[i], pool[j]] = [b, a];
  }
  return pool.slice(0, count);
}

type Row = Record<string, unknown>;
const quoted = (name: string) => `"${name}"`;

/** Inserts rows in one statement. All rows must have the first one's columns. By default, existing rows don't change. */
export async function insertRows(
  db: Database,
  table: string,
  rows: readonly Row[],
  onConflict = "do nothing",
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(quoted).join(", ");
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict ${onConflict}`,
    [JSON.stringify(rows)],
  );
}

/** Inserts rows, or updates those with the same key to the seed's values. */
export async function upsertRows(db: Database, table: string, key: string, rows: readonly Row[]): Promise<void> {
  const changed = Object.keys(rows[0] ?? {}).filter((column) => column !== key && column !== "id");
  const update = changed.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ");
  await insertRows(db, table, rows, `(${quoted(key)}) do update set ${update}`);
}

/** True the first time it's called for a part. For data that must not be seeded again after people have changed it. */
export async function isFirstTime(db: Database, part: string): Promise<boolean> {
  const claimed = await db.query(`insert into job_runs (name, "lastRun") values ($1, now()) on conflict do nothing`, [
    `seed:${part}`,
  ]);
  return claimed.rowCount === 1;
}
