import { getRoutePicture } from "@/lib/activity/route-pictures/queries";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "A picture of a workout's way",
      description: "An SVG of what others may see of it, for its owner as well: hidden places are in nobody's picture.",
      params: idParams,
    },
    async ({ user, params }) =>
      new Response(await getRoutePicture(user.id, params.id), { headers: { "Content-Type": "image/svg+xml" } }),
  ),
});
