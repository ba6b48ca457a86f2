import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attributes, SpanKind, trace } from "@opentelemetry/api";
import type { Pool, PoolClient } from "pg";
import { ended, meter, tracer } from "./tracing";

const LONGEST_STATEMENT = 500;
/** Shorter than the timeout of a scrape, so that a database that hangs is reported as unavailable. */
const ANSWER_WITHIN_MS = 3_000;

/** Records a pool's connections and, for a collector, a span for each statement. */
export function observePool(pool: Pool, name: "primary" | "replica"): void {
  const labels = { "db.client.connection.pool.name": name };
  const state = (value: string) => ({ ...labels, "db.client.connection.state": value });
  meter()
    .createObservableUpDownCounter("db.client.connection.count", { description: "Open connections by state" })
    .addCallback((result) => {
      result.observe(pool.idleCount, state("idle"));
      result.observe(pool.totalCount - pool.idleCount, state("used"));
    });
  meter()
    .createObservableUpDownCounter("db.client.connection.pending_requests", { description: "Waiting for a connection" })
    .addCallback((result) => result.observe(pool.waitingCount, labels));
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  traceStatements(pool);
  pool.on("connect", traceStatements);
}

/** Each row is one value of a metric. Leases and seeds share the table of jobs and aren't periodic. */
const BACKGROUND = `
  select 'job' as metric, name, extract(epoch from now() - "lastSuccess")::float8 as value
    from job_runs where name !~ '^(lease|seed)[: ]'
  union all select 'waiting', 'mails', count(*)::float8 from notification_emails
  union all select 'waiting', 'pushes', count(*)::float8 from notification_pushes
  union all select 'waiting', 'removals', count(*)::float8 from pending_media_deletions where "deleteAfter" < now()
  union all select 'waiting', 'exports', count(*)::float8 from account_exports where contents is null
  union all select 'parked', '', count(*)::float8 from job_attempts where "nextAt" = 'infinity'`;
type BackgroundRow = { metric: "job" | "waiting" | "parked"; name: string; value: number };

/**
 * Whether the database responds, and the state of background work. Doesn't wait when requests wait for a connection: a
 * late scrape would report the process as down.
 */
export function observeDatabase(pool: Pool): void {
  const up = meter().createObservableGauge("windmile.database.up", { description: "1 if the database responds" });
  const gauges = {
    job: meter().createObservableGauge("windmile.job.since_success", {
      ...{ description: "Time since a periodic job last succeeded", unit: "s" },
    }),
    waiting: meter().createObservableGauge("windmile.work.waiting", { description: "Pending background tasks" }),
    parked: meter().createObservableGauge("windmile.work.parked", { description: "Tasks that failed ten times" }),
  };
  meter().addBatchObservableCallback(
    async (result) => {
      if (pool.waitingCount > 0) return;
      try {
        const { rows } = await Promise.race([pool.query<BackgroundRow>(BACKGROUND), tooLate()]);
        result.observe(up, 1);
        for (const { metric, name, value } of rows) result.observe(gauges[metric], value, name ? { name } : {});
      } catch {
        if (pool.waitingCount === 0) result.observe(up, 0);
      }
    },
    [up, ...Object.values(gauges)],
  );
}

async function tooLate(): Promise<never> {
  await sleep(ANSWER_WITHIN_MS, undefined, { ref: false });
  throw new Error("The database did not respond in time");
}

/** A statement as sent: its values are sent separately and never recorded. */
function statementOf(config: unknown): Attributes {
  const text =
    typeof config === "string" ? config : config && typeof config === "object" && "text" in config ? config.text : "";
  const words = String(text).replace(/\s+/g, " ").trim();
  return {
    "db.system.name": "postgresql",
    "db.operation.name": words.split(" ", 1)[0]?.toLowerCase() ?? "",
    "db.query.text": words.slice(0, LONGEST_STATEMENT),
  };
}

/** A query with a callback comes from the pool's own query(), which already has a span. */
function traceStatements(target: Pool | PoolClient): void {
  const { query } = target; // All six overloads are passed on unchanged.
  Reflect.set(target, "query", (...args: unknown[]) => {
    const ask = (): unknown => Reflect.apply(query, target, args);
    if (typeof args.at(-1) === "function" || !trace.getActiveSpan()) return ask();
    const attributes = statementOf(args[0]);
    const span = tracer.startSpan(`${attributes["db.operation.name"]} postgresql`, {
      kind: SpanKind.CLIENT,
      attributes,
    });
    const result = ask();
    return result instanceof Promise ? ended(span, result) : result;
  });
}
