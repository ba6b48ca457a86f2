import { JOBS } from "@/app/jobs";
import { checkCronSecret } from "@/lib/core/server/cron";
import { runDueJobs } from "@/lib/core/server/jobs";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

/** Half of the `maxDuration` in vercel.json, so that a job that has started can still finish before the cutoff. */
const TIME_BUDGET_MS = 30_000;

const run = sessionlessRoute({ summary: "Run the background jobs that are due", unlimited: true }, ({ request }) => {
  checkCronSecret(request);
  return runDueJobs(JOBS, { withinMs: TIME_BUDGET_MS });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({ GET: run, POST: run });
