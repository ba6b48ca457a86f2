import { randomUUID } from "node:crypto";
import type { QueryConfig } from "pg";
import { pool } from "@/lib/core/server/db";

/** `isNamed`: the connection may cache its plan. Without a name it is planned for its values each time. */
export type Statement = { text: string; values: unknown[]; isNamed?: boolean };

/** The statements that `act` sends through the pool, in order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = pool.query.bind(pool);
  const spy = jest.spyOn(pool, "query").mockImplementation(((config: QueryConfig) => {
    sent.push({ text: config.text, values: config.values ?? [], isNamed: config.name !== undefined });
    return query(config);
  }) as typeof pool.query);
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
  return sent;
}

/** `isKept`: the connection uses a generic plan and no longer replans. */
export type Plan = { isKept: boolean; buffers: number; nodes: { type: string; table: string | undefined }[] };

type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] };
type Explained = { Plan: Node & { "Shared Hit Blocks": number; "Shared Read Blocks": number } };

const flat = (node: Node): Plan["nodes"] => [
  { type: node["Node Type"], table: node["Relation Name"] },
  ...(node.Plans ?? []).flatMap(flat),
];

/** From the sixth execution on, a connection may use a generic plan. */
const RUNS_BEFORE_KEPT = 6;

/** A value as PostgreSQL parses it from text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(textOf(item))).join(",")}}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * What a statement reads once a connection has prepared it and run it often enough to cache a plan, or, if the app
 * sends it without a name, planned for these values. Counts pages instead of time, so that a busy machine makes no
 * difference.
 */
export async function explain({ text, values, isNamed = true }: Statement): Promise<Plan> {
  const client = await pool.connect();
  const name = `explained_${randomUUID()}`;
  try {
    await client.query(`set plan_cache_mode = ${isNamed ? "auto" : "force_custom_plan"}`);
    for (let run = 0; run < RUNS_BEFORE_KEPT; run += 1) await client.query({ name, text, values });
    const literals = values.map((value) => (value === null ? "null" : client.escapeLiteral(textOf(value))));
    const given = literals.length > 0 ? `(${literals.join(", ")})` : "";
    const { rows } = await client.query<{ "QUERY PLAN": Explained[] }>(
      `explain (analyze, buffers, format json) execute "${name}"${given}`,
    );
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (!plan) throw new Error("no plan");
    const kept = await client.query("select 1 from pg_prepared_statements where name = $1 and generic_plans > 0", [
      name,
    ]);
    return {
      isKept: kept.rowCount === 1,
      buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
      nodes: flat(plan),
    };
  } finally {
    await client.query("reset plan_cache_mode");
    client.release();
  }
}
