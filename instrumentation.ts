const TICK_MS = 60_000;

/** Called once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  (await import("@/lib/core/server/patches/abort-reasons")).formatAbortReasons();
  // Before the first request, and before the pool is made. Without an endpoint nothing of it is loaded.
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import("@/lib/core/server/telemetry")).startTelemetry();
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
