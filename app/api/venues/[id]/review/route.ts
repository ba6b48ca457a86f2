import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { deleteReview, writeReview } from "@/lib/discover/reviews/mutations";
import { reviewSchema, writeReviewSchema } from "@/lib/discover/reviews/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Create or update your review of a place",
      params: idParams,
      body: writeReviewSchema,
      response: reviewSchema,
    },
    ({ user, params, body }) => writeReview(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Delete your review", params: idParams, status: 204 }, ({ user, params }) =>
    deleteReview(user.id, params.id),
  ),
});
