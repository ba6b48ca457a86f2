import { getCurrentUser } from "@/lib/auth/accounts/queries";
import { signedInSchema, verifySchema } from "@/lib/auth/accounts/schema";
import { begunIn } from "@/lib/auth/attempts/begun-cookie";
import { verifySignUp } from "@/lib/auth/attempts/mutations";
import { knownCookie, knownIn } from "@/lib/auth/sessions/known-cookie";
import { visitOf } from "@/lib/auth/sessions/visit";
import { withSession } from "@/lib/core/server/responses";
import { route, service } from "@/lib/core/server/route-handler";

const summary = "Enter the code: the sign-up becomes an account, signed in";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: service({ summary, body: verifySchema, response: signedInSchema, limit: "code" }, async ({ body, request }) => {
    const claims = await verifySignUp(body, await visitOf(request), begunIn(request));
    return withSession({ user: await getCurrentUser(claims.sub) }, claims, [knownCookie(knownIn(request), claims.sub)]);
  }),
});
