import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { makeEvent } from "@/lib/suggestions/shared-plans/mutations";
import { madeEventSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Turn a shared plan into a community event",
      description:
        "Leaves out stops that were voted down or that not everyone can see. Everyone who joined the plan is going. Repeating the request returns the same event.",
      params: idParams,
      response: madeEventSchema,
    },
    ({ user, params }) => makeEvent(user.id, params.id),
  ),
});
