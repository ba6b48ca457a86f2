import { anyone, route } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";
import { listHomePhotos } from "@/lib/feed/home/queries";
import { homeQuery, photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "The home feed", query: homeQuery, response: z.array(photoSchema), list: "array" },
    ({ user, query }) => listHomePhotos(user?.id ?? null, query),
  ),
});
