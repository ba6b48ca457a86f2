import { startLinking } from "@/lib/auth/providers/gateway";
import { unlinkProvider } from "@/lib/auth/providers/mutations";
import { joinStartedSchema, provenSchema, providerParams } from "@/lib/auth/providers/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

const start = "Start linking a login provider; the response has the URL to open";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    { summary: start, params: providerParams, body: provenSchema, response: joinStartedSchema },
    ({ request, user, params, body }) => startLinking(request, user, params.provider, body.password),
  ),
  DELETE: userRoute(
    {
      summary: "Unlink a login provider",
      description: "409 if it's your only way to log in. Requires `password` or a login within the last 5 minutes.",
      params: providerParams,
      body: provenSchema,
      status: 204,
    },
    ({ user, params, body }) => unlinkProvider(user, params.provider, body.password),
  ),
});
