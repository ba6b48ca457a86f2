import { thank } from "@/lib/community/check-ins/mutations";
import { thanksSchema } from "@/lib/community/check-ins/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Thank your event's guests",
      description:
        "Once, after the event ends; 409 otherwise. Notifies guests who checked in, or all guests if no one did.",
      params: idParams,
      body: thanksSchema,
      status: 204,
    },
    ({ user, params, body }) => thank(user.id, params.id, body),
  ),
});
