import { checkIn } from "@/lib/activity/check-ins/mutations";
import { checkedInSchema, createCheckInSchema } from "@/lib/activity/check-ins/schema";
import { createdOnce } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    { summary: "Check in to a place, once a day", body: createCheckInSchema, ...createdOnce(checkedInSchema) },
    ({ user, body, clientKey }) => checkIn(user.id, body, clientKey),
  ),
});
