import { nextAuth } from "@/lib/auth/providers/gateway";
import { anyone, route } from "@/lib/core/server/route-handler";

/** Apple posts its answer from its own site; what proves it is the state it carries. */
const contract = { summary: "Apple's answer to a sign-in", anyOrigin: true };

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(contract, ({ request, user }) => nextAuth(request, ["callback", "apple"], user)),
  POST: anyone(contract, ({ request, user }) => nextAuth(request, ["callback", "apple"], user)),
});
