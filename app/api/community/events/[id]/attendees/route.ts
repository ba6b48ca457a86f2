import { listAttendees } from "@/lib/community/events/queries";
import { attendeeSchema, attendeesQuery } from "@/lib/community/events/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Who is going, or, for the host, who waits",
      description: "Members of the private group only; `status=waitlisted` is the host's.",
      params: idParams,
      ...pageOf(attendeeSchema),
      query: attendeesQuery,
    },
    ({ user, params, query }) => listAttendees(user.id, params.id, query),
  ),
});
