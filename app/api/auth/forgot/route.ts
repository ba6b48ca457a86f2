import { readSignUps, signUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { forgotSchema } from "@/lib/auth/credentials/schema";
import { startPasswordReset } from "@/lib/auth/passwords/mutations";
import { knownIn } from "@/lib/auth/sessions/known-device-cookie";
import { withCookies } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary: "Request a password reset code", body: forgotSchema, status: 204, limit: "code" },
    async ({ body, request }) => {
      const message = await startPasswordReset(body.identifier, knownIn(request));
      return withCookies(undefined, [signUpCookie(readSignUps(request), { message })]);
    },
  ),
});
