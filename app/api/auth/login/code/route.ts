import { signUpCookie, signUpsBegunIn } from "@/lib/auth/attempts/sign-up-cookie";
import { loginCodeSchema } from "@/lib/auth/credentials/schema";
import { beginLoginCode } from "@/lib/auth/logins/mutations";
import { withCookies } from "@/lib/core/server/responses";
import { route, service } from "@/lib/core/server/route-handler";

const summary = "Send a login code by email or text message";
const description =
  "For a login that is throttled (429). The answer is the same whether or not the account exists and the password is right; only then is a code sent. Up to 5 codes an hour and 10 a day.";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: service(
    { summary, description, body: loginCodeSchema, status: 204, limit: "code" },
    async ({ body, request }) =>
      withCookies(undefined, [signUpCookie(signUpsBegunIn(request), { message: await beginLoginCode(body) })]),
  ),
});
