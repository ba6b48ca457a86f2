import { mediaResponse } from "@/lib/core/server/media-response";
import { anyone, route } from "@/lib/core/server/route-handler";
import { getMediaFile } from "@/lib/feed/media/queries";
import { mediaParams, mediaQuery } from "@/lib/feed/media/schema";

/** Images count against a limit of their own, because a page shows dozens; resizing has a queue of its own. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "A stored picture", params: mediaParams, query: mediaQuery, unlimited: true, limit: "media" },
    async ({ user, params, query, request }) => mediaResponse(request, await getMediaFile(user, params.file, query.w)),
  ),
});
