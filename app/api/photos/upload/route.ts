import { createdOnce } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";
import { uploadPhoto } from "@/lib/feed/photos/mutations";
import { createdPhotoSchema, photoImageSchema, uploadFieldsSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Upload an image as a photo, or for a draft, avatar, or cover",
      form: uploadFieldsSchema,
      ...createdOnce(z.union([createdPhotoSchema, photoImageSchema])),
      limit: "upload",
    },
    ({ user, fields, files, clientKey }) => uploadPhoto(user.id, fields, files, clientKey),
  ),
});
