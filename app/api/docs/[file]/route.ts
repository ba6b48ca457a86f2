import { apiDocs } from "@/lib/core/server/api-docs";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";

const fileParams = z.object({ file: z.enum(["start.js", "swagger-ui.css", "swagger-ui-bundle.js"]) });

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: sessionlessRoute({ summary: "Get a static file of the API docs page", params: fileParams }, ({ params }) =>
    apiDocs(params.file),
  ),
});
