import { listRecords } from "@/lib/activity/records/queries";
import { recordSchema } from "@/lib/activity/records/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List your personal records from recorded routes", response: recordSchema.array() },
    ({ user }) => listRecords(user.id),
  ),
});
