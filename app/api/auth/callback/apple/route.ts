import { nextAuth } from "@/lib/auth/providers/gateway";
import { publicRoute, route } from "@/lib/core/server/route-handler";

/**
 * Apple posts its response from its own site, so the origin check can't apply; the state parameter authenticates it.
 */
const contract = { summary: "Handle the Sign in with Apple callback", anyOrigin: true };

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(contract, ({ request, user }) => nextAuth(request, ["callback", "apple"], user)),
  POST: publicRoute(contract, ({ request, user }) => nextAuth(request, ["callback", "apple"], user)),
});
