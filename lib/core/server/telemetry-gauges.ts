import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { metrics, type ObservableResult } from "@opentelemetry/api";
import type { Pool } from "pg";
import { work } from "./tracing";

const pools = new Set<Pool>();

/** Starts counting this pool's connections. */
export const observePool = (pool: Pool): void => void pools.add(pool);

/** The gauges and counters of this process, read at each export. */
export function observeProcess(): void {
  const meter = metrics.getMeter("windmile");
  const gauge = (name: string, observe: (result: ObservableResult) => void | Promise<void>, unit = "") =>
    meter.createObservableGauge(name, { unit }).addCallback(observe);
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  gauge(
    "nodejs.eventloop.delay.p99",
    (result) => {
      result.observe(delays.percentile(99) / 1e9);
      delays.reset();
    },
    "s",
  );
  gauge("process.memory.usage", (result) => result.observe(process.memoryUsage.rss()), "By");
  gauge("windmile.images", (result) => {
    for (const [state, count] of Object.entries(work.images)) result.observe(count, { state });
  });
  gauge("db.client.connection.count", (result) => {
    for (const { totalCount, idleCount, waitingCount } of pools) {
      result.observe(idleCount, { state: "idle" });
      result.observe(totalCount - idleCount, { state: "used" });
      result.observe(waitingCount, { state: "waited for" });
    }
  });
  gauge("windmile.job.since_success", observeJobs, "s");
  const caches = meter.createObservableCounter("windmile.cache.reads");
  caches.addCallback((result) => {
    for (const [cache, { hits, misses }] of Object.entries(work.caches)) {
      result.observe(hits, { cache, outcome: "hit" });
      result.observe(misses, { cache, outcome: "miss" });
    }
  });
}

/** How long ago each periodic job last succeeded; nothing is reported while the database is unreachable. */
async function observeJobs(result: ObservableResult): Promise<void> {
  const [pool] = pools;
  if (!pool) return;
  const asked = pool.query<{ name: string; ago: number }>(
    `select name, extract(epoch from now() - "lastSuccess")::float8 as ago from job_runs where name !~ '^(lease|seed)[: ]'`,
  );
  const { rows } = await asked.catch(() => ({ rows: [] }));
  for (const { name, ago } of rows) result.observe(ago, { job: name });
}
