import { getCurrentUser } from "@/lib/account/queries";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { restoreAccount } from "@/lib/auth/restores/mutations";
import { restoreCookie } from "@/lib/auth/restores/restore-cookie";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { withSession } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

const summary = "Restore an account scheduled for deletion, within 10 minutes of logging in";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute({ summary, response: signedInSchema, limit: "signIn" }, async ({ request }) => {
    const claims = await restoreAccount(cookiesOf(request).get(restoreCookie.name), await requestDevice(request));
    return withSession({ user: await getCurrentUser(claims.sub) }, claims, [restoreCookie.clear()]);
  }),
});
