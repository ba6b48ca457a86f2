import { z } from "zod";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { type Browser, type Member, visitor } from "./api";
import { asJsonSchema, inputSchema, type JsonSchema, type Operation, operations } from "./contracts";

/** Requests that the contract allows, made from its schemas and from the rows in the database. */

const inDays = (days: number) => daysAfter(dayIn(CHICAGO, new Date()), days);
const OWNERS = ["userId", "hostId", "ownerId", "creatorId"];
const idSchema = z.object({ id: z.string() });

/** Values for the parameters of a path, by table or by parameter. */
type Ids = Map<string, string[]>;

/** Two ids of each table, the owner's first and among users other people's, and days with photos of the owner. */
async function idsOf(owner: string): Promise<Ids> {
  const { pool } = await import("@/lib/core/server/db");
  const { rows: tables } = await pool.query<{ name: string; owner: string | null }>(
    `select t.table_name as name, (select min(o.column_name) from information_schema.columns o
       where o.table_name = t.table_name and o.column_name = any($1)) as owner
     from information_schema.columns t where t.table_schema = 'public' and t.column_name = 'id' and t.data_type = 'uuid'`,
    [OWNERS],
  );
  const ids: Ids = new Map();
  for (const { name, owner: column } of tables) {
    const order = name === "users" ? `id = '${owner}'` : column ? `"${column}" = '${owner}' desc` : "id";
    const { rows } = await pool.query(`select id from "${name}" order by ${order} limit 2`);
    const found = z.array(idSchema).parse(rows);
    ids.set(
      name,
      found.map(({ id }) => id),
    );
  }
  const days = await pool.query<{ day: string }>(
    `select distinct (p."createdAt" at time zone 'America/Chicago')::date::text as day
     from photos p where p."userId" = $1 and p."createdAt" < now() - interval '3 days' limit 3`,
    [owner],
  );
  return ids.set(
    "day",
    days.rows.map(({ day }) => day),
  );
}

/** The parameters that aren't ids of rows. */
const VALUES: Record<string, string[]> = {
  ...{ category: ["SPOTS"], file: ["unknown"], number: ["8"], provider: ["google"], token: ["unknown"] },
  ...{ slug: ["unknown"], type: ["venue", "photo"], year: [inDays(-3).slice(0, 4)] },
};

/** A path with its parameters filled in, with ids from the table that the segment before names, or else from any. */
function urlsOf(path: string, ids: Ids): string[] {
  const [, prefix = "", name = ""] = /^(.*?)\/\{(\w+)\}/.exec(path) ?? [];
  if (!name) return [path];
  const words = prefix.replaceAll("-", "_").split("/").slice(2);
  const table = name === "id" ? (words.at(-1) ?? "") : `${name.replace(/Id$/, "")}s`;
  const known = VALUES[name] ?? ids.get(name) ?? ids.get(words.join("_")) ?? ids.get(table) ?? [];
  const values = known.length > 0 ? known : [...ids.values()].flatMap(([id]) => id ?? []);
  return values.flatMap((value) => urlsOf(path.replace(`{${name}}`, value), ids));
}

/** A value that a schema accepts; not `isWhole`: with required fields only. */
function sampleOf(schema: JsonSchema, ids: Ids, isWhole: boolean, name = ""): unknown {
  const sample = (of: unknown, field = name) => sampleOf(asJsonSchema(of), ids, isWhole, field);
  const [alternative] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(isWhole ? 0 : -1);
  if (schema.default !== undefined) return schema.default;
  if (alternative !== undefined) return sample(alternative);
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    const used = fields.filter(([field]) => isWhole || schema.required?.includes(field));
    return Object.fromEntries(used.map(([field, of]) => [field, sample(of, field)]));
  }
  if (schema.type === "array") return [sample(schema.items)];
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return isWhole;
  if (schema.format === "date-time") return new Date(Date.now() + 2 * 86_400_000).toISOString();
  if (schema.format === "date" || name === "date") return inDays(2);
  if (name === "time") return "18:00";
  if (schema.format !== "uuid") return "Chicago".padEnd(schema.minLength ?? 0, "o").slice(0, schema.maxLength);
  const table = [...ids.keys()].find((one) => one.startsWith(name.replace(/Ids?$/, "")));
  return ids.get(table ?? "users")?.[0];
}

/** What would sign the member out, delete the account, or ask an outside service. */
const LEFT_OUT = /logout|\/api\/(unsubscribe|docs|auth\/(apple|google|facebook|callback))|^DELETE \/api\/account$/;
const ROUNDS: Operation["method"][] = ["POST", "GET", "PUT", "PATCH", "POST", "GET", "DELETE"];

/** Sends every operation of the contract to the app, as a member; a GET also as a visitor. Returns the statuses. */
export async function sendEverything(member: Member): Promise<number[]> {
  const statuses: number[] = [];
  const send = async (browser: Browser, method: string, url: string, options = {}) => {
    const { status } = await browser.send(method, url, options);
    if (status === 401 && browser === member) await member.signIn(); // some requests end the session
    statuses.push(status);
    return status;
  };
  const all = await operations();
  for (const round of ROUNDS) {
    const ids = await idsOf(member.id);
    for (const { name, method, path, handler } of all) {
      if (method !== round || LEFT_OUT.test(name)) continue;
      const body = inputSchema(handler.contract.body);
      const query = Object.entries(inputSchema(handler.contract.query).properties ?? {});
      for (const url of urlsOf(path, ids)) {
        if (method !== "GET") {
          for (const isWhole of [true, false]) await send(member, method, url, { body: sampleOf(body, ids, isWhole) });
          continue;
        }
        if ((await send(member, method, url)) === 404) continue;
        for (const [field, of] of query) {
          const schema = asJsonSchema(of);
          for (const value of schema.enum ?? [sampleOf(schema, ids, true, field)])
            await send(member, method, `${url}?${new URLSearchParams({ [field]: String(value) })}`);
        }
        await send(visitor(), method, url);
        break;
      }
    }
  }
  return statuses;
}
