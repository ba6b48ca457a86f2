import { createCommunityEvent } from "@/lib/community/events/mutations";
import { listCommunityEvents } from "@/lib/community/events/queries";
import { communityEventSchema, communityEventsQuery, createEventSchema } from "@/lib/community/events/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List upcoming community events", ...pageOf(communityEventSchema), query: communityEventsQuery },
    ({ user, query }) => listCommunityEvents(user?.id ?? null, query),
  ),
  POST: userRoute(
    {
      summary: "Create a community event",
      description: `${quotaNote("hosted")} ${quotaNote("series")}`,
      body: createEventSchema,
      ...createdOnce(communityEventSchema),
    },
    ({ user, body, clientKey }) => createCommunityEvent(user.id, body, clientKey),
  ),
});
