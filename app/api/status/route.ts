import { JOBS } from "@/app/jobs";
import { mod, route } from "@/lib/core/server/route-handler";
import { currentStatus } from "@/lib/moderation/status/queries";
import { currentStatusSchema } from "@/lib/moderation/status/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: mod(
    { summary: "How the service is doing: jobs, what waits, storage, versions", response: currentStatusSchema },
    () => currentStatus(JOBS),
  ),
});
