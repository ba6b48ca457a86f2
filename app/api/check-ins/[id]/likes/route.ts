import { route, userRoute } from "@/lib/core/server/route-handler";
import { listCheckInLikers } from "@/lib/feed/likes/queries";
import { likersContract } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(likersContract, ({ user, params, query }) => listCheckInLikers(user.id, params.id, query)),
});
