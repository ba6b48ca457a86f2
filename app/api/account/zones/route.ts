import { createZone } from "@/lib/activity/zones/mutations";
import { listZones } from "@/lib/activity/zones/queries";
import { createZoneSchema, privacyZoneSchema } from "@/lib/activity/zones/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List hidden places, the areas where others can't see your routes",
      response: privacyZoneSchema.array(),
    },
    ({ user }) => listZones(user.id),
  ),
  POST: userRoute(
    {
      summary: "Create a hidden place",
      description: quotaNote("zones"),
      body: createZoneSchema,
      response: privacyZoneSchema,
      status: 201,
    },
    ({ user, body }) => createZone(user.id, body),
  ),
});
