import { route, userRoute } from "@/lib/core/server/route-handler";
import { giveFeedback } from "@/lib/suggestions/feedback/mutations";
import { feedbackSchema } from "@/lib/suggestions/feedback/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Send feedback on a suggestion",
      description: "The app also sends the verdicts `tapped` and `viewed` automatically.",
      body: feedbackSchema,
      status: 204,
    },
    ({ user, body }) => giveFeedback(user.id, body),
  ),
});
