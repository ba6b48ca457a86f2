import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { listPhotoEdits } from "@/lib/feed/photo-edits/queries";
import { photoEditSchema } from "@/lib/feed/photo-edits/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List earlier versions of your photo", params: idParams, ...pageOf(photoEditSchema) },
    ({ user, params, query }) => listPhotoEdits(user.id, params.id, query),
  ),
});
