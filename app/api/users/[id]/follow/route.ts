import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { follow, unfollow } from "@/lib/social/follows/mutations";
import { followAnswerSchema } from "@/lib/social/follows/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Follow a person, or request to follow",
      description: quotaNote("follows"),
      params: idParams,
      response: followAnswerSchema,
      limit: "follow",
    },
    ({ user, params }) => follow(user.id, params.id),
  ),
  DELETE: userRoute(
    { summary: "Unfollow a person", params: idParams, response: followAnswerSchema },
    ({ user, params }) => unfollow(user.id, params.id),
  ),
});
