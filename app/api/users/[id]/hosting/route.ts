import { getHosting } from "@/lib/community/hosts/queries";
import { hostingSchema } from "@/lib/community/hosts/schema";
import { anyone, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "What came of the events somebody hosted",
      description:
        "Of the latest 200 that are over and that the viewer may see, and of at most 400 of their photos; `moreEvents` and `morePhotos` say where the counting ended before the last one.",
      params: idParams,
      response: hostingSchema,
    },
    ({ user, params }) => getHosting(user?.id ?? null, params.id),
  ),
});
