#!/usr/bin/env node
// Writes app/api/openapi.json/routes.ts: every handler file by its path, so that the document misses none.
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..", "app", "api");

function routesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return /^\[\.\.\./.test(entry.name) || inside === "openapi.json" ? [] : routesIn(inside);
    return entry.name === "route.ts" ? [folder] : [];
  });
}

const lines = routesIn("")
  .sort()
  .map((folder) => {
    const url = `/api/${folder.replace(/\[(\w+)\]/g, "{$1}")}`;
    return `  ${JSON.stringify(url)}: () => import(${JSON.stringify(`../${folder}/route`)}),`;
  });

writeFileSync(
  path.join(ROOT, "openapi.json", "routes.ts"),
  `import type { RouteTable } from "@/lib/core/server/openapi";

/** Every handler by its path; \`node scripts/test/list-routes.mjs\` writes this list, and a test compares it with the files. */
export const routes: RouteTable = {
${lines.join("\n")}
};
`,
);
