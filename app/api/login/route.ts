import { enterSchema } from "@/lib/auth/credentials/schema";
import { redirectTo } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { clearedSessionCookies, isSessionRevoked } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";
import { safeCallback } from "@/lib/core/shared/session-gate";

const summary = "Redirect to sign-up, or to `callbackUrl` if logged in";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary, query: enterSchema }, async ({ user, query, request }) => {
    const callbackUrl = safeCallback(query.callbackUrl);
    if (user) return redirectTo(callbackUrl);
    const to = paths.signup(callbackUrl === "/" ? {} : { callbackUrl });
    if (query.expired === undefined) return redirectTo(to);
    return redirectTo(to, clearedSessionCookies(), { clearsDevice: await isSessionRevoked(request) });
  }),
});
