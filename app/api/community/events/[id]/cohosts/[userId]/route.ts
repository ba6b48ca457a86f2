import { addCohost, removeCohost } from "@/lib/community/hosts/mutations";
import { cohostParams } from "@/lib/community/hosts/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Add a guest as co-host",
      description:
        "Co-hosts can edit the event, check people in, and moderate its chat. For a recurring event, this applies to every date they're going to.",
      params: cohostParams,
      status: 204,
    },
    ({ user, params }) => addCohost(user.id, params.id, params.userId),
  ),
  DELETE: userRoute(
    { summary: "Remove a co-host, or step down", params: cohostParams, status: 204 },
    ({ user, params }) => removeCohost(user.id, params.id, params.userId),
  ),
});
