import { readSignUps, signUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { loginCodeSchema } from "@/lib/auth/credentials/schema";
import { requestCodeLogin } from "@/lib/auth/logins/mutations";
import { withCookies } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

const summary = "Send a login code by email or text message";
const description =
  "For a login that is throttled (429). A code is sent only if the account exists and the password is right, but the response is always the same. Up to 5 codes per hour and 10 per day.";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary, description, body: loginCodeSchema, status: 204, limit: "code" },
    async ({ body, request }) =>
      withCookies(undefined, [signUpCookie(readSignUps(request), { message: await requestCodeLogin(body) })]),
  ),
});
