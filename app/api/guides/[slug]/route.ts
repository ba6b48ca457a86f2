import { publicRoute, route } from "@/lib/core/server/route-handler";
import { getGuide } from "@/lib/discover/guides/queries";
import { guideSchema } from "@/lib/discover/guides/schema";
import { slugParams } from "@/lib/discover/places/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a curated guide with its places", params: slugParams, response: guideSchema },
    ({ params }) => getGuide(params.slug),
  ),
});
