import { listAttendees } from "@/lib/community/events/queries";
import { attendeeSchema, attendeesQuery } from "@/lib/community/events/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List guests, or the waitlist",
      description:
        "Only members can list the guests of a private group's event, and only hosts can use `status=waitlisted`; 403 otherwise.",
      params: idParams,
      ...pageOf(attendeeSchema),
      query: attendeesQuery,
    },
    ({ user, params, query }) => listAttendees(user.id, params.id, query),
  ),
});
