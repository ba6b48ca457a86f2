import { route, user } from "@/lib/core/server/route-handler";
import { listFollowRequests } from "@/lib/social/follows/queries";
import { followsQuery } from "@/lib/social/follows/schema";
import { peopleAnswerSchema } from "@/lib/social/people/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    { summary: "Who asks to follow, latest first", query: followsQuery, list: "array", response: peopleAnswerSchema },
    ({ user, query }) => listFollowRequests(user.id, query),
  ),
});
