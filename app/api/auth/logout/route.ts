import { clearedSignUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { linkCookie } from "@/lib/auth/providers/link-cookie";
import { closeSession } from "@/lib/auth/sessions/mutations";
import { signedOut } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: publicRoute({ summary: "Log out of the current session", status: 204 }, async ({ user }) => {
    if (user) await closeSession(user.sessionId);
    return signedOut([clearedSignUpCookie(), linkCookie.clear()]);
  }),
});
