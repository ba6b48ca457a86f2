import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { getPerson, getPublicPerson } from "@/lib/social/people/queries";
import { publicUserSchema } from "@/lib/social/people/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a person's public profile", params: idParams, response: publicUserSchema },
    ({ user, params }) => (user ? getPerson(params.id, user.id) : getPublicPerson(params.id)),
  ),
});
