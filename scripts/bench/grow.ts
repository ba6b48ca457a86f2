import { Client, type QueryConfig } from "pg";
import { z } from "zod";
import { pool } from "@/lib/core/server/db";
import { growth } from "./growth";
import { measured } from "./measured";

/** Run by bench-grow.mjs on a database of its own: `people entries` as arguments. */
const [people = 0, entries = 0] = process.argv.slice(2).map(Number);

const plans = z.array(
  z.object({
    Plan: z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }).loose(),
    "Execution Time": z.number(),
  }),
);

async function grow(): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  for (const statement of growth({ people, entries })) await client.query(statement);
  await client.end();
}

/** The statements that `act` sends, explained one by one. */
async function explained(act: () => Promise<unknown>) {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool);
  const noted = (config: QueryConfig) => {
    sent.push({ text: config.text, values: config.values ?? [] });
    return query(config);
  };
  Object.assign(pool, { query: noted });
  await act();
  Object.assign(pool, { query });
  let [buffers, ms] = [0, 0];
  const scanned = new Set<string>();
  for (const { text, values } of sent) {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    await pool.query(explain, values);
    const { rows } = await pool.query(explain, values);
    const [plan] = plans.parse(rows[0]?.["QUERY PLAN"]);
    buffers += (plan?.Plan["Shared Hit Blocks"] ?? 0) + (plan?.Plan["Shared Read Blocks"] ?? 0);
    ms += plan?.["Execution Time"] ?? 0;
    for (const [, table] of JSON.stringify(plan).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g))
      scanned.add(String(table));
  }
  return { buffers, ms, scanned: [...scanned] };
}

async function measure(): Promise<void> {
  const id = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
  const others = Array.from({ length: 20 }, (_, index) => id(Math.floor((index * people) / 21) + 1));
  console.log(`\n${people.toLocaleString("en-US")} people, ${entries.toLocaleString("en-US")} ledger rows`);
  for (const [name, act] of Object.entries(measured(id(7), others))) {
    const { buffers, ms, scanned } = await explained(act);
    const scans = scanned.length > 0 ? `  Seq Scan: ${scanned.join(", ")}` : "";
    console.log(`  ${name.padEnd(22)} ${String(buffers).padStart(6)} buffers ${ms.toFixed(2).padStart(8)} ms${scans}`);
  }
}

grow()
  .then(measure)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
