import { getRoutePicture } from "@/lib/activity/route-pictures/queries";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get an image of a workout's route",
      description: "An SVG of the route as others see it. Hidden places never appear, even for the owner.",
      params: idParams,
    },
    async ({ user, params }) =>
      new Response(await getRoutePicture(user.id, params.id), { headers: { "Content-Type": "image/svg+xml" } }),
  ),
});
