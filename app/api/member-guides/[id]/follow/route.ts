import { followGuide, unfollowGuide } from "@/lib/community/member-guides/mutations";
import { guideFollowSchema } from "@/lib/community/member-guides/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Follow a guide",
      description: quotaNote("followedGuides"),
      params: idParams,
      response: guideFollowSchema,
    },
    ({ user, params }) => followGuide(user.id, params.id),
  ),
  DELETE: userRoute(
    { summary: "Unfollow a guide", params: idParams, response: guideFollowSchema },
    ({ user, params }) => unfollowGuide(user.id, params.id),
  ),
});
