import { paths } from "@/lib/core/shared/paths";
import { sharedText } from "@/lib/core/shared/worker-messages";

/**
 * The target of the system's share sheet. The service worker takes the files before the request gets here; without one
 * they can't be stored, and New Post opens with only the text.
 */
export async function POST(request: Request) {
  const form = await request.formData().catch(() => new FormData());
  return new Response(null, { status: 303, headers: { Location: paths.newPostWith(sharedText(form)) } });
}
