import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { getFriend } from "@/lib/social/friends/queries";
import { friendSchema } from "@/lib/social/friends/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "Get a person you follow, with their activities today", params: idParams, response: friendSchema },
    ({ user, params }) => getFriend(user.id, params.id),
  ),
});
