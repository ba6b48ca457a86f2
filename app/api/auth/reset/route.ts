import { getCurrentUser } from "@/lib/auth/accounts/queries";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { signUpsBegunIn } from "@/lib/auth/attempts/sign-up-cookie";
import { resetSchema } from "@/lib/auth/credentials/schema";
import { resetPassword } from "@/lib/auth/passwords/mutations";
import { offerReturn } from "@/lib/auth/restores/restore-cookie";
import { knownCookie, knownIn } from "@/lib/auth/sessions/known-device-cookie";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { withSession } from "@/lib/core/server/responses";
import { route, service } from "@/lib/core/server/route-handler";

const summary = "Set a new password by code; every other session ends";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: service({ summary, body: resetSchema, response: signedInSchema, limit: "code" }, async ({ body, request }) => {
    const entered = await resetPassword(body, await requestDevice(request), signUpsBegunIn(request));
    if ("leaving" in entered) return offerReturn(entered.leaving);
    const { claims } = entered;
    return withSession({ user: await getCurrentUser(claims.sub) }, claims, [knownCookie(knownIn(request), claims.sub)]);
  }),
});
