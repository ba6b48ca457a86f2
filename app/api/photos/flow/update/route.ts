import { FLOW_JOB } from "@/app/jobs";
import { runIfDue } from "@/lib/core/server/jobs";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Refresh trending places, at most once every 5 minutes across all users",
      status: 202,
      response: z.object({ updatedAt: z.string() }),
    },
    async () => ({ updatedAt: (await runIfDue(FLOW_JOB)).lastRun.toISOString() }),
  ),
});
