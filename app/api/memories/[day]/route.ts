import { route, userRoute } from "@/lib/core/server/route-handler";
import { decideAlbum } from "@/lib/feed/memories/mutations";
import { getOwnAlbum } from "@/lib/feed/memories/queries";
import { albumDayParams, albumSchema, decideAlbumSchema } from "@/lib/feed/memories/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get your day album", params: albumDayParams, response: albumSchema }, ({ user, params }) =>
    getOwnAlbum(user.id, params.day),
  ),
  PATCH: userRoute(
    {
      summary: "Share or hide your day album",
      description: "People see only the items in it that they can already see.",
      params: albumDayParams,
      body: decideAlbumSchema,
      response: albumSchema,
    },
    ({ user, params, body }) => decideAlbum(user.id, params.day, body),
  ),
});
