import { openApiDocument } from "@/lib/core/server/openapi";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";
import { routes } from "./routes";

/** Cached: building it reads every route's schemas. */
let document: ReturnType<typeof openApiDocument> | undefined;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: sessionlessRoute({ summary: "Get the OpenAPI document", cacheControl: "public, max-age=300" }, () => {
    document ??= openApiDocument(routes);
    return document;
  }),
});
