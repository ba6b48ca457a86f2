import { route, service } from "@/lib/core/server/route-handler";
import { VERSION } from "@/lib/core/server/version";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: service({ unlimited: true, summary: "Check that the process is running" }, () => ({
    status: "ok",
    version: VERSION,
  })),
});
