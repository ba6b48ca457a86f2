import { signInResponse } from "@/lib/account/formats";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { readSignUps } from "@/lib/auth/attempts/sign-up-cookie";
import { resetSchema } from "@/lib/auth/credentials/schema";
import { resetPassword } from "@/lib/auth/passwords/mutations";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

const summary = "Reset the password with a code and end all other sessions";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary, body: resetSchema, response: signedInSchema, limit: "code" },
    async ({ body, request }) =>
      signInResponse(request, await resetPassword(body, await requestDevice(request), readSignUps(request))),
  ),
});
