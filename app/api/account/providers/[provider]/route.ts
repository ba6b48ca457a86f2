import { startJoining } from "@/lib/auth/providers/gateway";
import { unlinkProvider } from "@/lib/auth/providers/mutations";
import { joinStartedSchema, provenSchema, providerParams } from "@/lib/auth/providers/schema";
import { route, user } from "@/lib/core/server/route-handler";

const start = "Begin to let a provider open my account too: answers where the browser goes next";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    { summary: start, params: providerParams, body: provenSchema, response: joinStartedSchema },
    ({ request, user, params, body }) => startJoining(request, user, params.provider, body.password),
  ),
  DELETE: user(
    {
      summary: "Take a provider off my account",
      description: "409 for the last way in. A password, or a sign-in of the last five minutes, proves the owner.",
      params: providerParams,
      body: provenSchema,
      status: 204,
    },
    ({ user, params, body }) => unlinkProvider(user, params.provider, body.password),
  ),
});
