import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { makeEvent } from "@/lib/suggestions/shared-plans/mutations";
import { createdEventSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Turn a shared plan into a community event",
      description:
        "Leaves out stops that were voted down or that some people can't see. Everyone who joined the plan becomes a guest. Repeating the request returns the same event.",
      params: idParams,
      response: createdEventSchema,
    },
    ({ user, params }) => makeEvent(user.id, params.id),
  ),
});
