import { quotaNote } from "@/lib/core/server/quotas";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { followGuide, unfollowGuide } from "@/lib/discover/member-guides/mutations";
import { guideFollowSchema } from "@/lib/discover/member-guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    {
      summary: "Follow a guide",
      description: quotaNote("followedGuides"),
      params: idParams,
      response: guideFollowSchema,
    },
    ({ user, params }) => followGuide(user.id, params.id),
  ),
  DELETE: user({ summary: "Unfollow a guide", params: idParams, response: guideFollowSchema }, ({ user, params }) =>
    unfollowGuide(user.id, params.id),
  ),
});
