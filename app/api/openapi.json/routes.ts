import type { RouteTable } from "@/lib/core/server/openapi";

/** Every handler by its path; `node scripts/list-routes.mjs` writes this list, and a test compares it with the files. */
export const routes: RouteTable = {
  "/api/health": () => import("../health/route"),
  "/api/hidden-gems": () => import("../hidden-gems/route"),
  "/api/jobs/run": () => import("../jobs/run/route"),
  "/api/photos/{id}": () => import("../photos/[id]/route"),
  "/api/photos/discover": () => import("../photos/discover/route"),
  "/api/photos/flow/update": () => import("../photos/flow/update/route"),
  "/api/photos/home": () => import("../photos/home/route"),
  "/api/photos/profile": () => import("../photos/profile/route"),
  "/api/ready": () => import("../ready/route"),
  "/api/trending/activities": () => import("../trending/activities/route"),
  "/api/trending/contextual": () => import("../trending/contextual/route"),
};
