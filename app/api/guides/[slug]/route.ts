import { anyone, route } from "@/lib/core/server/route-handler";
import { getGuide } from "@/lib/discover/guides/queries";
import { guideParams, guideSchema } from "@/lib/discover/guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Get a curated guide with its places", params: guideParams, response: guideSchema },
    ({ params }) => getGuide(params.slug),
  ),
});
