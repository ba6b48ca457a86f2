import { eventsFeed } from "@/lib/community/feeds/queries";
import { publicOrigin } from "@/lib/core/server/origin";
import { feedFile } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get public events as an RSS feed", cacheControl: "public, max-age=900" },
    async ({ request }) => feedFile(await eventsFeed(publicOrigin(request))),
  ),
});
