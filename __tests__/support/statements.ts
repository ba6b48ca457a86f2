import type { QueryResultRow } from "pg";
import { pool } from "@/lib/core/server/db";

export type Statement = { text: string; values: unknown[] };

/** The statements `act` sends through the pool, in order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = pool.query.bind(pool);
  const spy = jest.spyOn(pool, "query").mockImplementation(((text: string, values: unknown[] = []) => {
    sent.push({ text, values });
    return query<QueryResultRow>(text, values);
  }) as typeof pool.query);
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
  return sent;
}

export type Plan = { buffers: number; nodes: { type: string; table: string | undefined }[] };

type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] };
type Explained = { Plan: Node & { "Shared Hit Blocks": number; "Shared Read Blocks": number } };

const flat = (node: Node): Plan["nodes"] => [
  { type: node["Node Type"], table: node["Relation Name"] },
  ...(node.Plans ?? []).flatMap(flat),
];

/** What running a statement really touched. Counts pages, not time, so that a busy machine changes nothing. */
export async function explain({ text, values }: Statement): Promise<Plan> {
  const explained = `explain (analyze, buffers, format json) ${text}`;
  const client = await pool.connect(); // one connection: its first run reads the catalogue as well
  try {
    await client.query(explained, values);
    const { rows } = await client.query<{ "QUERY PLAN": Explained[] }>(explained, values);
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (!plan) throw new Error("no plan");
    return { buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], nodes: flat(plan) };
  } finally {
    client.release();
  }
}
