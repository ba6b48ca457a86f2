import { signInResponse } from "@/lib/account/formats";
import { signedInSchema } from "@/lib/auth/accounts/schema";
import { signInSchema } from "@/lib/auth/credentials/schema";
import { signIn } from "@/lib/auth/passwords/mutations";
import { linkCookie } from "@/lib/auth/providers/link-cookie";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute(
    { summary: "Log in with a password", body: signInSchema, response: signedInSchema, limit: "signIn" },
    async ({ body, request }) => {
      const link = await linkCookie.read(cookiesOf(request).get(linkCookie.name));
      return signInResponse(request, await signIn(body, await requestDevice(request), link), [linkCookie.clear()]);
    },
  ),
});
