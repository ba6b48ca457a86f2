import { serviceWorkerScript } from "@/lib/core/server/service-worker";

/** Generated at build time and served as a static file; `next.config.mjs` sets its cache headers. */
export const dynamic = "force-static";

export async function GET() {
  return new Response(await serviceWorkerScript(), {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
}
