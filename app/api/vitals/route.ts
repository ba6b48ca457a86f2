import { route, service } from "@/lib/core/server/route-handler";
import { countWebVitals } from "@/lib/core/server/web-vitals";
import { webVitalsSchema } from "@/lib/core/shared/web-vitals";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  // Looks nobody up: what a browser sends along is not read.
  POST: service(
    {
      ...{ summary: "Count how quick a visit was", body: webVitalsSchema, status: 204 },
      ...{ unlimited: true, limit: "vitals", maxBytes: 4096 },
    },
    ({ body }) => countWebVitals(body.vitals),
  ),
});
