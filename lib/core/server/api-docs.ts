import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";
import { AppError } from "./errors";

/** Starts Swagger UI with the contract; a separate file because the page allows no inline script. */
const START = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, docExpansion: "none" });\n`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Windmile API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;

/** Swagger UI sets style attributes and shows data: icons; everything else comes from here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES = { html: "text/html", css: "text/css", js: "text/javascript" } as const;

/** The page that shows the contract, and its files: in development, elsewhere only with API_DOCS=on, otherwise 404. */
export async function apiDocs(
  file: "page" | "start.js" | "swagger-ui.css" | "swagger-ui-bundle.js",
): Promise<Response> {
  if (process.env.NODE_ENV !== "development" && env.API_DOCS !== "on") throw new AppError("not_found");
  if (file === "page") return answer(PAGE, "html");
  if (file === "start.js") return answer(START, "js");
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/swagger-ui-dist");
  return answer(await readFile(path.join(folder, file), "utf8"), file.endsWith(".css") ? "css" : "js");
}

const answer = (text: string, type: keyof typeof TYPES) =>
  new Response(text, {
    headers: { "Content-Type": `${TYPES[type]}; charset=utf-8`, "Content-Security-Policy": POLICY },
  });
