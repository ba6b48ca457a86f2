import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { listFollowers } from "@/lib/social/follows/queries";
import { listedPersonSchema } from "@/lib/social/people/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List a person's followers, newest first", params: idParams, ...pageOf(listedPersonSchema) },
    ({ user, params, query }) => listFollowers(params.id, user?.id ?? null, query),
  ),
});
