import { route, userRoute } from "@/lib/core/server/route-handler";
import { getArea } from "@/lib/discover/passport/queries";
import { areaDetailSchema, areaParams } from "@/lib/discover/passport/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get a community area, with its places and the friends who were there",
      params: areaParams,
      response: areaDetailSchema,
    },
    ({ user, params }) => getArea(user.id, params.number),
  ),
});
