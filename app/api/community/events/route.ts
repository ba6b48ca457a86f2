import { createCommunityEvent } from "@/lib/community/events/mutations";
import { listCommunityEvents } from "@/lib/community/events/queries";
import {
  communityEventSchema,
  communityEventsAnswerSchema,
  communityEventsQuery,
  createEventSchema,
} from "@/lib/community/events/schema";
import { anyone, route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "Community events to come",
      query: communityEventsQuery,
      response: communityEventsAnswerSchema,
      list: "array",
    },
    ({ user, query }) => listCommunityEvents(user?.id ?? null, query),
  ),
  POST: user(
    {
      summary: "Hold an event",
      body: createEventSchema,
      response: communityEventSchema,
      status: 201,
      idempotent: true,
    },
    ({ user, body, clientKey }) => createCommunityEvent(user.id, body, clientKey),
  ),
});
