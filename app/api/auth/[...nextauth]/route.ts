import { nextAuth } from "@/lib/auth/providers/gateway";
import { nextAuthParams } from "@/lib/auth/providers/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";

const contract = { summary: "NextAuth.js endpoints", params: nextAuthParams };

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(contract, ({ request, params, user }) => nextAuth(request, params.nextauth, user)),
  POST: publicRoute(contract, ({ request, params, user }) => nextAuth(request, params.nextauth, user)),
});
