import { paths } from "@/lib/core/shared/paths";

/**
 * Where the system's share sheet posts pictures. The service worker takes them before they get here; without one they
 * can't be kept, and New Post opens empty.
 */
export function POST() {
  return new Response(null, { status: 303, headers: { Location: paths.newPost } });
}
