import { route, user } from "@/lib/core/server/route-handler";
import { giveFeedback } from "@/lib/suggestions/feedback/mutations";
import { feedbackSchema } from "@/lib/suggestions/feedback/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Say what a suggestion was worth",
      description: "The verdicts `tapped` and `viewed` also come from the screens by themselves.",
      body: feedbackSchema,
      status: 204,
    },
    ({ user, body }) => giveFeedback(user.id, body),
  ),
});
