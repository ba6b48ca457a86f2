import { route, userRoute } from "@/lib/core/server/route-handler";
import { listLikers } from "@/lib/feed/likes/queries";
import { likersContract } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(likersContract, ({ user, params, query }) => listLikers("workout", user.id, params.id, query)),
});
