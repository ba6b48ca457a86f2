import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { deleteCollection, renameCollection } from "@/lib/discover/collections/mutations";
import { collectionSchema, nameCollectionSchema } from "@/lib/discover/collections/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: userRoute(
    {
      summary: "Rename a collection",
      params: idParams,
      body: nameCollectionSchema,
      response: collectionSchema,
    },
    ({ user, params, body }) => renameCollection(user.id, params.id, body),
  ),
  DELETE: userRoute(
    { summary: "Delete a collection; its items stay saved", params: idParams, status: 204 },
    ({ user, params }) => deleteCollection(user.id, params.id),
  ),
});
