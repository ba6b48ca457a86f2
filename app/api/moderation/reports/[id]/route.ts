import { mod, route } from "@/lib/core/server/route-handler";
import { decide } from "@/lib/moderation/mutations";
import { caseParams, decideSchema, decisionAnswerSchema } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: mod(
    {
      summary: "Decide about what was reported",
      params: caseParams,
      body: decideSchema,
      response: decisionAnswerSchema,
    },
    ({ user, params, body }) => decide(user.id, params.id, body),
  ),
});
