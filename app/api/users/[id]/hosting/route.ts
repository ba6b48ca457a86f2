import { getHosting } from "@/lib/community/hosts/queries";
import { hostingSchema } from "@/lib/community/hosts/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Get a person's hosting record",
      description:
        "Counts the last 200 past events the viewer can see, and up to 400 of their photos. `moreEvents` and `morePhotos` are true if there are more than that.",
      params: idParams,
      response: hostingSchema,
    },
    ({ user, params }) => getHosting(user?.id ?? null, params.id),
  ),
});
