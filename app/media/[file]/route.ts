import { mediaResponse } from "@/lib/core/server/media-response";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { getMediaFile } from "@/lib/feed/media/queries";
import { mediaParams, mediaQuery } from "@/lib/feed/media/schema";

/** Images have their own rate limit, because a page shows dozens, and resizing has its own queue. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a photo file", params: mediaParams, query: mediaQuery, unlimited: true, limit: "media" },
    async ({ user, params, query, request }) => mediaResponse(request, await getMediaFile(user, params.file, query.w)),
  ),
});
