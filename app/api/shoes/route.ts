import { addShoes } from "@/lib/activity/shoes/mutations";
import { listShoes } from "@/lib/activity/shoes/queries";
import { addShoesSchema, shoesSchema } from "@/lib/activity/shoes/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List your shoes, with the distance on each pair", response: shoesSchema.array() },
    ({ user }) => listShoes(user.id),
  ),
  POST: userRoute(
    {
      summary: "Add a pair of shoes",
      description: quotaNote("shoes"),
      body: addShoesSchema,
      ...createdOnce(shoesSchema),
    },
    ({ user, body, clientKey }) => addShoes(user.id, body, clientKey),
  ),
});
