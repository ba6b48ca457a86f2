import { apiDocs } from "@/lib/core/server/api-docs";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: sessionlessRoute({ summary: "Get the API docs page" }, () => apiDocs("page")),
});
