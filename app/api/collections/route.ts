import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { createCollection } from "@/lib/discover/collections/mutations";
import { listCollections } from "@/lib/discover/collections/queries";
import { collectionSchema, nameCollectionSchema } from "@/lib/discover/collections/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List collections of saved items", response: collectionSchema.array() }, ({ user }) =>
    listCollections(user.id),
  ),
  POST: userRoute(
    {
      summary: "Create a collection",
      description: quotaNote("collections"),
      body: nameCollectionSchema,
      ...createdOnce(collectionSchema),
    },
    ({ user, body, clientKey }) => createCollection(user.id, body, clientKey),
  ),
});
