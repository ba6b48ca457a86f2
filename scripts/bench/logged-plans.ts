import { fstatSync, openSync, readSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** Settings that make PostgreSQL log the actual plan of every statement. */
export const LOG_PLANS = [
  "session_preload_libraries = 'auto_explain'",
  "auto_explain.log_min_duration = 0",
  "auto_explain.log_analyze = on",
  "auto_explain.log_buffers = on",
  "auto_explain.log_timing = off",
  "auto_explain.log_format = 'json'",
];

/** `isSent`: by the app. A function's own statements cost the same but no round trip. */
type Ran = { ms: number; buffers: number; isSent: boolean; scans: { table: string; rows: number }[] };

const node = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number().default(0),
  "Actual Loops": z.number().default(1),
  "Rows Removed by Filter": z.number().default(0),
  get Plans() {
    return z.array(node).default([]);
  },
});
const explained = z.object({
  Plan: node.and(z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() })),
});

/** Sequentially scanned tables, and how many rows each scan read. */
function scansOf(plan: z.infer<typeof node>): Ran["scans"] {
  const table = plan["Node Type"] === "Seq Scan" && plan["Actual Loops"] > 0 ? plan["Relation Name"] : undefined;
  const own = table ? [{ table, rows: plan["Actual Rows"] + plan["Rows Removed by Filter"] }] : [];
  return [...own, ...plan.Plans.flatMap(scansOf)];
}

/** A plan, and whether a context follows, as for a statement that a function ran. */
const LOGGED = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)(.*CONTEXT: {2})?/g;

const statementsIn = (log: string): Ran[] =>
  Array.from(log.matchAll(LOGGED), ([, ms, plan = "", context]) => {
    const { Plan } = explained.parse(JSON.parse(plan));
    const buffers = Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
    return { ms: Number(ms), buffers, isSent: context === undefined, scans: scansOf(Plan) };
  });

/** Reads the server's log from where it left off, or from now, and waits up to two seconds for what is being written. */
export function followPlans(file: string): () => Promise<Ran[]> {
  const log = openSync(file, "r");
  let from = fstatSync(log).size;
  return async () => {
    for (let reads = 1; ; reads += 1) {
      const text = Buffer.alloc(fstatSync(log).size - from);
      readSync(log, text, 0, text.length, from);
      try {
        const found = statementsIn(text.toString());
        from += text.length;
        return found;
      } catch (error) {
        if (!(error instanceof SyntaxError) || reads === 100) throw error;
        await sleep(20);
      }
    }
  };
}
