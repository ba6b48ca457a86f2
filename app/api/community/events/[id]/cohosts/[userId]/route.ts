import { addCohost, removeCohost } from "@/lib/community/hosts/mutations";
import { cohostParams } from "@/lib/community/hosts/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    {
      summary: "Let somebody who goes help to host my event",
      description:
        "They edit it, check people in and look after its chat. Of one that repeats, at every date they go to.",
      params: cohostParams,
      status: 204,
    },
    ({ user, params }) => addCohost(user.id, params.id, params.userId),
  ),
  DELETE: user({ summary: "Take that back, or step down", params: cohostParams, status: 204 }, ({ user, params }) =>
    removeCohost(user.id, params.id, params.userId),
  ),
});
