// @ts-check
// The metrics for Prometheus (decision 0045). Loaded only if METRICS_SECRET is set, so that other starts cost nothing.
import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { readManifest, routeNames } from "./route-names.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Well within the ten seconds Prometheus waits for a scrape. */
const ANSWERS_WITHIN_MS = 3_000;
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const VITAL_SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const digest = (/** @type {string} */ text) => createHash("sha256").update(text).digest();

/** Queue lengths, each counted over one index. */
const WAITING = {
  mails: `select count(*)::int as count from notification_mails`,
  pushes: `select count(*)::int as count from notification_pushes`,
  removals: `select count(*)::int as count from media_removals where "removedAt" < now()`,
  exports: `select count(*)::int as count from account_exports where contents is null`,
};

/**
 * A registry's metrics, declared in one line each.
 * @param {Registry} registry
 */
function metricsOf(registry) {
  const registers = [registry];
  return {
    /** @param {string} name @param {string} help @param {string[]} labelNames */
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers }),
    /** @param {string} name @param {string} help @param {string[]} labelNames */
    gauge: (name, help, labelNames = []) => new Gauge({ name, help, labelNames, registers }),
    /** @param {string} name @param {string} help @param {string[]} labelNames @param {number[]} buckets */
    histogram: (name, help, labelNames, buckets) => new Histogram({ name, help, labelNames, buckets, registers }),
  };
}

/** @typedef {ReturnType<typeof metricsOf>} Metrics */

/**
 * The web vitals that browsers report. A screen is the first segment of a page, so that a forged beacon can't create a
 * series.
 * @param {Metrics} metrics
 * @param {import("./route-names.mjs").Manifest} manifest
 */
function countWebVitals({ counter, histogram }, { staticRoutes, dynamicRoutes }) {
  const screens = new Set([...staticRoutes, ...dynamicRoutes].map(({ page }) => `/${page.split("/")[1] ?? ""}`));
  const of = ["name", "screen", "device"];
  const times = histogram("windmile_web_vital_seconds", "FCP, INP, LCP and TTFB of measured visits", of, VITAL_SECONDS);
  const shifts = histogram("windmile_web_vital_layout_shift", "CLS of measured visits", of, VITAL_SHIFTS);
  const ratings = counter("windmile_web_vitals_total", "Web vitals by rating", [...of, "rating"]);
  globalThis.windmileWebVitals = ({ name, value, rating, screen, device }) => {
    const first = screen.replace("/…", "");
    const labels = { name, screen: screens.has(first) ? screen : "other", device };
    if (name === "CLS") shifts.observe(labels, value);
    else times.observe(labels, value / 1000);
    ratings.inc({ ...labels, rating });
  };
}

/**
 * The app's own counters, once it is loaded.
 * @param {Metrics} metrics
 */
function readerOfWork({ gauge }) {
  const reads = "Cache reads since this process started";
  const caches = gauge("windmile_cache_reads", reads, ["cache", "outcome"]);
  const images = gauge("windmile_images", "Images being decoded or resized, and images waiting", ["state"]);
  return () => {
    const work = globalThis.windmileWork;
    for (const [cache, { hits, misses }] of Object.entries(work?.caches ?? {})) {
      caches.set({ cache, outcome: "hit" }, hits);
      caches.set({ cache, outcome: "miss" }, misses);
    }
    for (const [state, count] of Object.entries(work?.images ?? {})) images.set({ state }, count);
  };
}

/**
 * Queried on each scrape. An unavailable database is reported as such, along with everything else. When requests wait
 * for a connection this doesn't wait with them: a scrape that is too late would report the process as gone.
 * @param {Metrics} metrics
 */
function readerOfDatabase({ gauge }) {
  const answers = gauge("windmile_database_up", "1 if the database responds, otherwise 0");
  answers.set(Number.NaN); // not queried yet: an unused process is no reason for an alert
  const connections = "Pool connections, and requests waiting for one";
  const pool = gauge("windmile_database_connections", connections, ["pool", "state"]);
  const jobs = gauge("windmile_job_seconds_since_success", "Seconds since a periodic job last succeeded", ["name"]);
  const parked = gauge("windmile_work_parked", "Background tasks that failed after ten attempts");
  const waiting = gauge("windmile_work_waiting", "Pending background tasks", ["queue"]);

  function readPools() {
    const database = globalThis.windmileDatabase;
    for (const [name, one] of Object.entries({ primary: database?.pool, replica: database?.replica })) {
      if (!one) continue;
      pool.set({ pool: name, state: "open" }, one.totalCount);
      pool.set({ pool: name, state: "idle" }, one.idleCount);
      pool.set({ pool: name, state: "waiting" }, one.waitingCount);
    }
  }

  /** @param {import("pg").Pool} asked */
  async function askDatabase(asked) {
    const runs = await asked.query(`select name, extract(epoch from now() - "lastSuccess")::float8 as ago
      from job_runs where name !~ '^(lease|seed)[: ]'`); // leases and seeds are stored in the same table and aren't periodic work
    jobs.reset(); // a removed job must not stay late
    for (const { name, ago } of runs.rows) jobs.set({ name }, ago);
    for (const [queue, count] of Object.entries(WAITING)) {
      waiting.set({ queue }, (await asked.query(count)).rows[0].count);
    }
    const { rows } = await asked.query(`select count(*)::int as count from job_attempts where "nextAt" = 'infinity'`);
    parked.set(rows[0].count);
  }

  return async function readDatabase() {
    const asked = globalThis.windmileDatabase?.pool;
    if (!asked) return; // no request has reached it yet
    readPools();
    if (asked.waitingCount > 0) return;
    try {
      const late = sleep(ANSWERS_WITHIN_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("late")));
      await Promise.race([askDatabase(asked), late]);
      answers.set(1);
    } catch {
      readPools();
      if (asked.waitingCount > 0) return; // the pool is exhausted
      answers.set(0);
      for (const gauge of [jobs, waiting, parked]) gauge.reset(); // unknown values aren't exported
    }
  };
}

/** @param {{ secret: string }} options */
export function createMetrics({ secret }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = metricsOf(registry);
  const manifest = readManifest();
  const nameOf = routeNames(manifest);
  const time = "Time from the first byte of a request to the last byte of its response";
  const durations = metrics.histogram(
    "windmile_request_duration_seconds",
    time,
    ["method", "route", "status"],
    SECONDS,
  );
  const inFlight = metrics.gauge("windmile_requests_in_flight", "Requests in progress");
  const left = "Requests whose client disconnected before the response was complete";
  const aborted = metrics.counter("windmile_requests_aborted_total", left);
  countWebVitals(metrics, manifest);
  const readWork = readerOfWork(metrics);
  const readDatabase = readerOfDatabase(metrics);

  return {
    /**
     * Counts a request from now to its end.
     * @param {Request} request
     * @param {Response} response
     */
    observe(request, response) {
      const begin = performance.now();
      inFlight.inc();
      response.once("close", () => {
        inFlight.dec();
        if (!response.writableFinished) return aborted.inc();
        const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "other";
        const labels = { method, route: nameOf(request.url ?? ""), status: String(response.statusCode) };
        durations.observe(labels, (performance.now() - begin) / 1000);
      });
    },

    /**
     * Answers `GET /metrics` with the secret. Without it, the path appears not to exist.
     * @param {Request} request
     * @param {Response} response
     * @returns {Promise<boolean>} whether it was asked for
     */
    async answer(request, response) {
      if (request.url?.split("?", 1)[0] !== "/metrics") return false;
      response.setHeader("Cache-Control", "private, no-store");
      response.setHeader("X-Content-Type-Options", "nosniff");
      const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${secret}`));
      if (request.method !== "GET" || !isKnown) {
        response.writeHead(404, { "Content-Type": "application/json; charset=utf-8" });
        response.end(JSON.stringify({ code: "not_found", message: "Not found" }));
        return true;
      }
      readWork();
      await readDatabase();
      response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
      return true;
    },
  };
}
