import { route, user } from "@/lib/core/server/route-handler";
import { listCheckInLikers } from "@/lib/feed/likes/queries";
import { likersContract } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(likersContract, ({ user, params, query }) => listCheckInLikers(user.id, params.id, query)),
});
