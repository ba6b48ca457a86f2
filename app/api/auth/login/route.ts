import { getCurrentUser } from "@/lib/auth/accounts/queries";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { signInSchema } from "@/lib/auth/credentials/schema";
import { signIn } from "@/lib/auth/passwords/mutations";
import { linkCookie } from "@/lib/auth/providers/link-cookie";
import { offerReturn } from "@/lib/auth/restores/restore-cookie";
import { knownCookie, knownIn } from "@/lib/auth/sessions/known-device-cookie";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { withSession } from "@/lib/core/server/responses";
import { route, service } from "@/lib/core/server/route-handler";
import { offerObjection } from "@/lib/moderation/objections/objection-cookie";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: service(
    { summary: "Log in by password", body: signInSchema, response: signedInSchema, limit: "signIn" },
    async ({ body, request }) => {
      const link = await linkCookie.read(cookiesOf(request).get(linkCookie.name));
      const entered = await signIn(body, await requestDevice(request), link);
      if ("suspended" in entered) return offerObjection(entered.suspended);
      if ("leaving" in entered) return offerReturn(entered.leaving);
      const { claims } = entered;
      return withSession({ user: await getCurrentUser(claims.sub) }, claims, [
        linkCookie.clear(),
        knownCookie(knownIn(request), claims.sub),
      ]);
    },
  ),
});
