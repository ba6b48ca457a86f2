// @ts-check
// Our own code stored in PostgreSQL: functions, triggers, and views. prisma/sql has the current version of each, one
// file per function with the triggers that call it. Migrations bring a database up to that state.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ query: (text: string) => Promise<{ rows: { name: string, definition: string }[] }> }} Client */

/** Everything that is ours, as PostgreSQL itself prints it, without extensions' objects. */
const DEFINITIONS = `
  SELECT 'FUNCTION ' || p.oid::regprocedure AS name, pg_get_functiondef(p.oid) AS definition FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT 'VIEW ' || c.oid::regclass, 'CREATE OR REPLACE VIEW ' || c.oid::regclass || ' AS ' || pg_get_viewdef(c.oid)
  FROM pg_class c WHERE c.relkind = 'v' AND c.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT format('TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass),
         regexp_replace(pg_get_triggerdef(t.oid), '^CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER')
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`;

/**
 * By name, functions before the views and triggers that use them.
 * @param {Client} client
 * @returns {Promise<Map<string, string>>}
 */
async function definitionsIn(client) {
  const { rows } = await client.query(DEFINITIONS);
  const rank = (/** @type {string} */ name) => ["FUNCTION", "VIEW", "TRIGGER"].indexOf(name.split(" ", 1)[0] ?? "");
  rows.sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
  return new Map(rows.map(({ name, definition }) => [name, definition.trim()]));
}

/** @param {string} folder */
function readSql(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

/**
 * The statements that bring a database's functions, views, and triggers up to date with the files, in the order to run
 * them; none if they agree. It finds them by rebuilding everything in a transaction that is rolled back. `first` is SQL
 * that the files already depend on: the tables a migration is about to add.
 * @param {Client} client
 * @param {string} folder
 * @param {string} [first]
 * @returns {Promise<string[]>}
 */
export async function changesTo(client, folder, first = "") {
  await client.query("BEGIN");
  try {
    await client.query("SET LOCAL check_function_bodies = off"); // they may call something from a later file
    const before = await definitionsIn(client);
    if (first) await client.query(first);
    for (const name of (await definitionsIn(client)).keys()) await client.query(dropping(name, "CASCADE"));
    for (const text of readSql(folder)) await client.query(text);
    const after = await definitionsIn(client);
    const dropped = [...before.keys()].filter((name) => !after.has(name)).reverse();
    const changed = [...after].filter(([name, definition]) => before.get(name) !== definition);
    return [...dropped.map((name) => dropping(name)), ...changed.map(([, definition]) => `${definition};`)];
  } finally {
    await client.query("ROLLBACK");
  }
}

/** @param {string} name @param {string} [how] */
function dropping(name, how = "") {
  return `DROP ${name.replace(/^(\w+) /, "$1 IF EXISTS ")} ${how}`.trim().concat(";");
}
