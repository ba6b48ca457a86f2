import { JOBS } from "@/app/jobs";
import { moderatorRoute, route } from "@/lib/core/server/route-handler";
import { currentStatus } from "@/lib/moderation/status/queries";
import { currentStatusSchema } from "@/lib/moderation/status/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: moderatorRoute(
    { summary: "Get the service status: jobs, queues, storage, and versions", response: currentStatusSchema },
    () => currentStatus(JOBS),
  ),
});
