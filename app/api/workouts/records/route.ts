import { listRecords } from "@/lib/activity/records/queries";
import { recordSchema } from "@/lib/activity/records/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "One's own records, found in every recorded way", response: recordSchema.array() }, ({ user }) =>
    listRecords(user.id),
  ),
});
