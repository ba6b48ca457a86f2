#!/usr/bin/env node
// Writes app/api/openapi.json/routes.ts: every handler file by its path, so that the document misses none.
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..", "app", "api");

const lines = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts" && file !== "openapi.json/route.ts" && !file.includes("[..."))
  .map((file) => path.dirname(file))
  .sort()
  .map((folder) => {
    const url = `/api/${folder.replace(/\[(\w+)\]/g, "{$1}")}`;
    return `  ${JSON.stringify(url)}: () => import(${JSON.stringify(`../${folder}/route`)}),`;
  });

writeFileSync(
  path.join(ROOT, "openapi.json", "routes.ts"),
  `import type { RouteTable } from "@/lib/core/server/openapi";

/**
 * Every handler by path. \`node scripts/test/list-routes.mjs\` writes this list, and a test compares it with the files.
 */
export const routes: RouteTable = {
${lines.join("\n")}
};
`,
);
