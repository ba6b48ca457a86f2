import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { makeEvent } from "@/lib/suggestions/shared-plans/mutations";
import { madeEventSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Make one's shared day a community event",
      description: "Without the stops that were voted down; who joined goes. Asked again it answers the same event.",
      params: idParams,
      response: madeEventSchema,
    },
    ({ user, params }) => makeEvent(user.id, params.id),
  ),
});
