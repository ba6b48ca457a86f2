import { route, userRoute } from "@/lib/core/server/route-handler";
import { report } from "@/lib/moderation/mutations";
import { createReportSchema, reportAnswerSchema } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Report content to the moderators",
      body: createReportSchema,
      response: reportAnswerSchema,
      status: 201,
      limit: "report",
    },
    ({ user, body }) => report(user.id, body),
  ),
});
