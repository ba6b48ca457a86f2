import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { saveItem, unsaveItem } from "@/lib/discover/saved/mutations";
import { savedParams, savedStateSchema, saveSchema } from "@/lib/discover/saved/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Save an item",
      description: quotaNote("saved"),
      params: savedParams,
      body: saveSchema,
      response: savedStateSchema,
    },
    ({ user, params, body }) => saveItem(user.id, params, body),
  ),
  DELETE: userRoute(
    { summary: "Remove a saved item", params: savedParams, response: savedStateSchema },
    ({ user, params }) => unsaveItem(user.id, params),
  ),
});
