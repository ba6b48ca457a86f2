import { publicRoute, route } from "@/lib/core/server/route-handler";
import { getPreview } from "@/lib/feed/media/queries";
import { previewParams } from "@/lib/feed/media/schema";

/** Previews for messengers, which can't read AVIF. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Get a link preview image",
      params: previewParams,
      unlimited: true,
      limit: "media",
      cacheControl: "public, max-age=604800",
    },
    async ({ params }) =>
      new Response(new Uint8Array(await getPreview(params.file)), { headers: { "Content-Type": "image/jpeg" } }),
  ),
});
