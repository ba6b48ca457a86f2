import { createdOnce } from "@/lib/core/server/route-contract";
import { route, user } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";
import { uploadPhoto } from "@/lib/feed/photos/mutations";
import { createdPhotoSchema, photoImageSchema, uploadFieldsSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Upload one image: a photo of its own, or one kept for a draft, portrait or cover",
      form: uploadFieldsSchema,
      ...createdOnce(z.union([createdPhotoSchema, photoImageSchema])),
      limit: "upload",
    },
    ({ user, fields, files, clientKey }) => uploadPhoto(user.id, fields, files, clientKey),
  ),
});
