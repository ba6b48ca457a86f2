import { serviceWorkerScript } from "@/lib/core/server/service-worker";

/** Made with the build, and then a file like any other: `next.config.mjs` says how long it may be kept. */
export const dynamic = "force-static";

export async function GET() {
  return new Response(await serviceWorkerScript(), {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
}
