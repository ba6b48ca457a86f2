import { startProvider } from "@/lib/auth/providers/gateway";
import { startSchema } from "@/lib/auth/providers/schema";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: sessionlessRoute({ summary: "Sign in with Apple", query: startSchema }, ({ request, query }) =>
    startProvider(request, "apple", query.callbackUrl),
  ),
});
