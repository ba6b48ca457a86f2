// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";

/**
 * Whether a path matches a page: "[id]" is one segment, "[...rest]" the remaining ones, "[[...rest]]" possibly none.
 * @param {string[]} page
 * @param {string[]} parts
 */
function isOf(page, parts) {
  const rest = page.at(-1) ?? "";
  const isOpen = rest.startsWith("[...") || rest.startsWith("[[...");
  const fixed = isOpen ? page.slice(0, -1) : page;
  if (parts.length < fixed.length + (rest.startsWith("[...") ? 1 : 0)) return false;
  if (!isOpen && parts.length !== page.length) return false;
  return fixed.every((part, at) => part === parts[at] || (part.startsWith("[") && parts[at] !== ""));
}

/** @typedef {{ staticRoutes: { page: string }[], dynamicRoutes: { page: string }[] }} Manifest Next's routes-manifest.json */
/** @returns {Manifest} */
export const readManifest = () =>
  JSON.parse(readFileSync(join(ROOT, process.env.NEXT_DIST_DIR || ".next", "routes-manifest.json"), "utf8"));

/**
 * A path's route pattern ("/api/photos/[id]/like"), so that neither ids nor made-up paths become series.
 * @param {Manifest} manifest
 */
export function routeNames({ staticRoutes, dynamicRoutes }) {
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  // Most specific first, as in Next's own lookup.
  const open = dynamicRoutes.map(({ page }) => ({ page, parts: page.split("/") }));
  return (/** @type {string} */ url) => {
    const path = url.split("?", 1)[0] ?? "";
    if (fixed.has(path)) return path;
    if (path.startsWith("/_next/")) return "/_next";
    const asked = path.split("/");
    return open.find(({ parts }) => isOf(parts, asked))?.page ?? "other";
  };
}
