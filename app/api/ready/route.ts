import { readiness } from "@/lib/core/server/readiness";
import { route, service } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: service({ unlimited: true, limit: "probe", summary: "Check that the service is ready for traffic" }, () =>
    readiness(),
  ),
});
