import { userParams } from "@/lib/auth/accounts/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { follow, unfollow } from "@/lib/social/follows/mutations";
import { followAnswerSchema } from "@/lib/social/follows/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    { summary: "Follow a person, or ask to", params: userParams, response: followAnswerSchema, limit: "follow" },
    ({ user, params }) => follow(user.id, params.id),
  ),
  DELETE: user(
    { summary: "Stop following a person", params: userParams, response: followAnswerSchema },
    ({ user, params }) => unfollow(user.id, params.id),
  ),
});
