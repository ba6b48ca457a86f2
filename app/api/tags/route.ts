import { route, user } from "@/lib/core/server/route-handler";
import { listTaggedPhotos } from "@/lib/social/tags/queries";
import { tagsAnswerSchema, tagsQuery } from "@/lib/social/tags/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Photos I am, or am asked to be, tagged in",
      query: tagsQuery,
      response: tagsAnswerSchema,
      list: "array",
    },
    ({ user, query }) => listTaggedPhotos(user.id, query),
  ),
});
