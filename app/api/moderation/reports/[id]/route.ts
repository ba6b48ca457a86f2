import { moderatorRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { decide } from "@/lib/moderation/mutations";
import { decideSchema, decisionAnswerSchema } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: moderatorRoute(
    {
      summary: "Decide on a report",
      params: idParams,
      body: decideSchema,
      response: decisionAnswerSchema,
    },
    ({ user, params, body }) => decide(user.id, params.id, body),
  ),
});
