import { thank } from "@/lib/community/arrivals/mutations";
import { thanksSchema } from "@/lib/community/arrivals/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Thank your guests to my event, once, when it is over",
      description: "Told to those who checked in; where nobody did, to all who went.",
      params: idParams,
      body: thanksSchema,
      status: 204,
    },
    ({ user, params, body }) => thank(user.id, params.id, body),
  ),
});
