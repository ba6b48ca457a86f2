import { personSchema } from "@/lib/auth/accounts/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { listBlocked } from "@/lib/moderation/blocks/queries";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List blocked people, newest first", ...pageOf(personSchema) }, ({ user, query }) =>
    listBlocked(user.id, query),
  ),
});
