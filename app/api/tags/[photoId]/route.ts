import { route, userRoute } from "@/lib/core/server/route-handler";
import { acceptTag, removeTag } from "@/lib/feed/tags/mutations";
import { tagParams } from "@/lib/feed/tags/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Accept a tag",
      description: "A tag is pending until the tagged person accepts it.",
      params: tagParams,
      status: 204,
    },
    ({ user, params }) => acceptTag(user.id, params.photoId),
  ),
  DELETE: userRoute(
    { summary: "Decline a tag, or remove yourself from a photo", params: tagParams, status: 204 },
    ({ user, params }) => removeTag(user.id, params.photoId),
  ),
});
