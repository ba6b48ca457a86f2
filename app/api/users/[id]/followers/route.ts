import { userParams } from "@/lib/auth/accounts/schema";
import { anyone, route } from "@/lib/core/server/route-handler";
import { listFollowers } from "@/lib/social/follows/queries";
import { followsQuery } from "@/lib/social/follows/schema";
import { peopleAnswerSchema } from "@/lib/social/people/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "Who follows a person, latest first",
      params: userParams,
      query: followsQuery,
      list: "array",
      response: peopleAnswerSchema,
    },
    ({ user, params, query }) => listFollowers(params.id, user?.id ?? null, query),
  ),
});
