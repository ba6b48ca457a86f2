import { listHandovers } from "@/lib/community/hosts/queries";
import { handoverSchema } from "@/lib/community/hosts/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List who takes over your events if you delete your account",
      description: "Your next 20 upcoming events, soonest first. Each goes to its next host or is canceled.",
      response: handoverSchema.array(),
    },
    ({ user }) => listHandovers(user.id),
  ),
});
