import { route, userRoute } from "@/lib/core/server/route-handler";
import { listPostLikers } from "@/lib/feed/likes/queries";
import { likersContract } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(likersContract, ({ user, params, query }) => listPostLikers(user.id, params.id, query)),
});
