import { guidesFeed } from "@/lib/community/feeds/queries";
import { publicOrigin } from "@/lib/core/server/origin";
import { feedFile } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get public guides as an RSS feed", cacheControl: "public, max-age=900" },
    async ({ request }) => feedFile(await guidesFeed(publicOrigin(request))),
  ),
});
