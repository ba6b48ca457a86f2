import { JOBS } from "@/app/jobs";
import { checkCronSecret } from "@/lib/core/server/cron";
import { runDueJobs } from "@/lib/core/server/jobs";
import { route, service } from "@/lib/core/server/route-handler";

const run = service({ summary: "Run the periodic work that is due", unlimited: true }, ({ request }) => {
  checkCronSecret(request);
  return runDueJobs(JOBS);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({ GET: run, POST: run });
