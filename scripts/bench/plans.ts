import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** What PostgreSQL reports about each statement it ran, including its actual plan: its own `auto_explain`. */
export const LOG_PLANS = [
  "session_preload_libraries = 'auto_explain'",
  "auto_explain.log_min_duration = 0",
  "auto_explain.log_analyze = on",
  "auto_explain.log_buffers = on",
  "auto_explain.log_timing = off",
  "auto_explain.log_format = 'json'",
];

/** `isSent`: by the app. A function's own statements cost the same but no round trip. */
export type Ran = {
  text: string;
  ms: number;
  buffers: number;
  isSent: boolean;
  scans: { table: string; rows: number }[];
};

type Node = {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Actual Rows"?: number | undefined;
  "Actual Loops"?: number | undefined;
  "Rows Removed by Filter"?: number | undefined;
  Plans?: Node[] | undefined;
};
const node: z.ZodType<Node> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number().optional(),
  "Actual Loops": z.number().optional(),
  "Rows Removed by Filter": z.number().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
const explained = z.object({
  "Query Text": z.string(),
  Plan: node.and(z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() })),
});

/** Sequentially scanned tables, and how many rows each scan read. */
function scansOf(plan: Node): Ran["scans"] {
  const own =
    plan["Node Type"] === "Seq Scan" && plan["Relation Name"] && (plan["Actual Loops"] ?? 1) > 0
      ? [{ table: plan["Relation Name"], rows: (plan["Actual Rows"] ?? 0) + (plan["Rows Removed by Filter"] ?? 0) }]
      : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

const HEAD = /duration: ([\d.]+) ms {2}plan:$/;
/** What follows the plan of a statement that a function ran. */
const WITHIN = /CONTEXT: {2}/;

function statementsIn(log: string): Ran[] {
  const found: Ran[] = [];
  let ms: number | null = null;
  let lines: string[] = [];
  const end = (line = "") => {
    if (ms !== null && lines.length > 0) {
      const { "Query Text": text, Plan } = explained.parse(JSON.parse(lines.join("\n")));
      const buffers = Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
      found.push({ text, ms, buffers, isSent: !WITHIN.test(line), scans: scansOf(Plan) });
    }
    ms = null;
    lines = [];
  };
  for (const line of log.split("\n")) {
    if (line.startsWith("\t")) {
      if (ms !== null) lines.push(line.slice(1));
      continue;
    }
    end(line);
    const head = HEAD.exec(line);
    if (head) ms = Number(head[1]);
  }
  end();
  return found;
}

const MOST_READS = 100;
const BETWEEN_READS_MS = 20;

/** Reads the server's log from where it left off, or from now, and waits for what is being written. */
export function followPlans(file: string): () => Promise<Ran[]> {
  let from = statSync(file).size;
  return async () => {
    for (let reads = 1; ; reads += 1) {
      const text = textFrom(file, from);
      try {
        const found = statementsIn(text.toString());
        from += text.length;
        return found;
      } catch (error) {
        if (!(error instanceof SyntaxError) || reads === MOST_READS) throw error;
        await sleep(BETWEEN_READS_MS);
      }
    }
  };
}

function textFrom(file: string, from: number): Buffer {
  const log = openSync(file, "r");
  try {
    const text = Buffer.alloc(fstatSync(log).size - from);
    readSync(log, text, 0, text.length, from);
    return text;
  } finally {
    closeSync(log);
  }
}
