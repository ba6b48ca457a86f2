import { route, user } from "@/lib/core/server/route-handler";
import { decideAlbum } from "@/lib/feed/memories/mutations";
import { getOwnAlbum } from "@/lib/feed/memories/queries";
import { albumDayParams, albumSchema, decideAlbumSchema } from "@/lib/feed/memories/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    { summary: "One's own album of a day", params: albumDayParams, response: albumSchema },
    ({ user, params }) => getOwnAlbum(user.id, params.day),
  ),
  PATCH: user(
    {
      summary: "Share the album of a day, or hide it",
      description: "Others see of it what they may see of each thing in it anyway.",
      params: albumDayParams,
      body: decideAlbumSchema,
      response: albumSchema,
    },
    ({ user, params, body }) => decideAlbum(user.id, params.day, body),
  ),
});
