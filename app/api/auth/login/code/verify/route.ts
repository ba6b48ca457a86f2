import { signInResponse } from "@/lib/account/formats";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { readSignUps } from "@/lib/auth/attempts/sign-up-cookie";
import { verifyLoginCodeSchema } from "@/lib/auth/credentials/schema";
import { finishLoginCode } from "@/lib/auth/logins/mutations";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

const summary = "Log in with a code";
const description =
  "A code works for 10 minutes, for up to 5 attempts, and only in the browser that requested it. Accounts with two-step verification also send `otp`.";
const contract = {
  summary,
  description,
  body: verifyLoginCodeSchema,
  response: signedInSchema,
  limit: "code",
} as const;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(contract, async ({ body, request }) =>
    signInResponse(request, await finishLoginCode(body, await requestDevice(request), readSignUps(request))),
  ),
});
