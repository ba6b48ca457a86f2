import { getRoutePicture } from "@/lib/activity/route-pictures/queries";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Get an image of a workout's route",
      description: "An SVG of the route as others see it, even for its owner: hidden places never appear.",
      params: idParams,
    },
    async ({ user, params }) =>
      new Response(await getRoutePicture(user.id, params.id), { headers: { "Content-Type": "image/svg+xml" } }),
  ),
});
