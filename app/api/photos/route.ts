import { createdOnce } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { createPhoto } from "@/lib/feed/photos/mutations";
import { MAX_POST_BYTES } from "@/lib/feed/photos/rules";
import { createdPhotoSchema, createPhotoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Post an experience",
      description:
        "`altTexts` has the alt text of each item in `photos`, in the same order; omitted ones are empty. `altText` is for the cover.",
      body: createPhotoSchema,
      ...createdOnce(createdPhotoSchema),
      limit: "upload",
      maxBytes: MAX_POST_BYTES,
    },
    ({ user, body, clientKey }) => createPhoto(user.id, body, clientKey),
  ),
});
