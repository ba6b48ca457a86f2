import { changeHost } from "@/lib/community/hosts/mutations";
import { newHostSchema } from "@/lib/community/hosts/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Make a co-host the host",
      description: "For a recurring event, this applies to every upcoming date. The previous host becomes a co-host.",
      params: idParams,
      body: newHostSchema,
      status: 204,
    },
    ({ user, params, body }) => changeHost(user.id, params.id, body),
  ),
});
