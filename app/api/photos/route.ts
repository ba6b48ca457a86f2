import { createdOnce } from "@/lib/core/server/route-contract";
import { route, user } from "@/lib/core/server/route-handler";
import { createPhoto } from "@/lib/feed/photos/mutations";
import { MAX_POST_BYTES } from "@/lib/feed/photos/rules";
import { createdPhotoSchema, createPhotoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Post an experience",
      description:
        "`altTexts` says by position what each of `photos` shows; a missing one is empty, and `altText` is the cover's.",
      body: createPhotoSchema,
      ...createdOnce(createdPhotoSchema),
      limit: "upload",
      maxBytes: MAX_POST_BYTES,
    },
    ({ user, body, clientKey }) => createPhoto(user.id, body, clientKey),
  ),
});
