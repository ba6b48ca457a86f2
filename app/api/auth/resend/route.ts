import { resendCode } from "@/lib/auth/attempts/mutations";
import { readSignUps, signUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { resendSchema } from "@/lib/auth/credentials/schema";
import { withCookies } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary: "Resend a verification code", body: resendSchema, status: 204, limit: "code" },
    async ({ body, request }) => {
      const signUps = readSignUps(request);
      return withCookies(undefined, [signUpCookie(signUps, { message: await resendCode(body, signUps) })]);
    },
  ),
});
