import type { RouteTable } from "@/lib/core/server/openapi";

/** Every handler by its path; `node scripts/list-routes.mjs` writes this list, and a test compares it with the files. */
export const routes: RouteTable = {
  "/api/account/password": () => import("../account/password/route"),
  "/api/account/sessions": () => import("../account/sessions/route"),
  "/api/account/sessions/{id}": () => import("../account/sessions/[id]/route"),
  "/api/auth/forgot": () => import("../auth/forgot/route"),
  "/api/auth/login": () => import("../auth/login/route"),
  "/api/auth/logout": () => import("../auth/logout/route"),
  "/api/auth/resend": () => import("../auth/resend/route"),
  "/api/auth/reset": () => import("../auth/reset/route"),
  "/api/auth/signup": () => import("../auth/signup/route"),
  "/api/auth/user": () => import("../auth/user/route"),
  "/api/auth/verify": () => import("../auth/verify/route"),
  "/api/health": () => import("../health/route"),
  "/api/hidden-gems": () => import("../hidden-gems/route"),
  "/api/jobs/run": () => import("../jobs/run/route"),
  "/api/login": () => import("../login/route"),
  "/api/photos/{id}": () => import("../photos/[id]/route"),
  "/api/photos/discover": () => import("../photos/discover/route"),
  "/api/photos/flow/update": () => import("../photos/flow/update/route"),
  "/api/photos/home": () => import("../photos/home/route"),
  "/api/photos/profile": () => import("../photos/profile/route"),
  "/api/ready": () => import("../ready/route"),
  "/api/trending/activities": () => import("../trending/activities/route"),
  "/api/trending/contextual": () => import("../trending/contextual/route"),
  "/api/user/profile": () => import("../user/profile/route"),
};
