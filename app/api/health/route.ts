import { route, sessionlessRoute } from "@/lib/core/server/route-handler";
import { VERSION } from "@/lib/core/server/version";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: sessionlessRoute({ unlimited: true, summary: "Check that the process is running" }, () => ({
    status: "ok",
    version: VERSION,
  })),
});
