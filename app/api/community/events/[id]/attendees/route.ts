import { listAttendees } from "@/lib/community/events/queries";
import { attendeesQuery, eventParams } from "@/lib/community/events/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { peopleAnswerSchema } from "@/lib/social/people/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Who is going, or, for the host, who waits",
      description: "Members of the private group only; `status=waitlisted` is the host's.",
      params: eventParams,
      query: attendeesQuery,
      list: "array",
      response: peopleAnswerSchema,
    },
    ({ user, params, query }) => listAttendees(user.id, params.id, query),
  ),
});
