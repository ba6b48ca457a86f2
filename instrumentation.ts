const TICK_MS = 60_000;

/** Called once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { deliveryWarning, fillEnvironment } = await import("@/lib/core/server/env-aliases.mjs");
  fillEnvironment(process.env); // our own server already has; Vercel and `next start` haven't
  const warning = deliveryWarning(process.env);
  if (warning) console.warn(warning);
  (await import("@/lib/core/server/patches/abort-reasons")).formatAbortReasons();
  // Before the first request, and before the database pool is created. Otherwise nothing of it is loaded.
  if (process.env.METRICS_SECRET || process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
    (await import("@/lib/core/server/telemetry")).startTelemetry();
  if (process.env.VERCEL) {
    await import("@/lib/core/server/env"); // a wrong variable is named here; everywhere else before the server comes up
    return; // a cron calls /api/jobs/run
  }
  if (process.env.JOBS === "off") return;
  const lookForWork = async () => {
    const { JOBS } = await import("@/app/jobs"); // most of the app's writes hang on it: not before the first page
    const { runDueJobs } = await import("@/lib/core/server/jobs");
    await runDueJobs(JOBS);
  };
  const timer = setInterval(() => {
    lookForWork().catch(async (error: unknown) => {
      const { logger } = await import("@/lib/core/server/logger");
      logger.warn({ error }, "jobs could not run");
    });
  }, TICK_MS);
  timer.unref();
}
