import { readiness } from "@/lib/core/server/readiness";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: sessionlessRoute(
    { unlimited: true, limit: "probe", summary: "Check that the service is ready for traffic" },
    () => readiness(),
  ),
});
