import { route, sessionlessRoute } from "@/lib/core/server/route-handler";
import { countWebVitals } from "@/lib/core/server/web-vitals";
import { webVitalsSchema } from "@/lib/core/shared/web-vitals";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  // `sessionlessRoute`: no session lookup, so reports can't be tied to a user.
  POST: sessionlessRoute(
    {
      ...{ summary: "Record the Web Vitals of a visit", body: webVitalsSchema, status: 204 },
      ...{ unlimited: true, limit: "vitals", maxBytes: 4096 },
    },
    ({ body }) => countWebVitals(body.vitals),
  ),
});
