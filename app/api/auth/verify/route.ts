import { getCurrentUser } from "@/lib/account/queries";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { verifySignUp } from "@/lib/auth/attempts/mutations";
import { readSignUps } from "@/lib/auth/attempts/sign-up-cookie";
import { verifySchema } from "@/lib/auth/credentials/schema";
import { knownCookie, knownIn } from "@/lib/auth/sessions/known-device-cookie";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { withSession } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";
import { followInviter } from "@/lib/social/invites/mutations";

const summary = "Verify a sign-up code, create the account, and log in";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary, body: verifySchema, response: signedInSchema, limit: "code" },
    async ({ body, request }) => {
      const { claims, inviteToken } = await verifySignUp(body, await requestDevice(request), readSignUps(request));
      if (inviteToken) await followInviter(claims.sub, inviteToken);
      return withSession({ user: await getCurrentUser(claims.sub) }, claims, [
        knownCookie(knownIn(request), claims.sub),
      ]);
    },
  ),
});
