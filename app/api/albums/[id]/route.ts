import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { getAlbum } from "@/lib/feed/memories/queries";
import { albumSchema } from "@/lib/feed/memories/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "Get a shared day album", params: idParams, response: albumSchema }, ({ user, params }) =>
    getAlbum(user?.id ?? null, params.id),
  ),
});
