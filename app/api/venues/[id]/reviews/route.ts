import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { listReviews } from "@/lib/discover/reviews/queries";
import { reviewSchema } from "@/lib/discover/reviews/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List a place's reviews, yours first", params: idParams, ...pageOf(reviewSchema) },
    ({ user, params, query }) => listReviews(user?.id ?? null, params.id, query),
  ),
});
