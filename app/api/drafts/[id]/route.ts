import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { deleteDraft, updateDraft } from "@/lib/feed/drafts/mutations";
import { draftSchema, saveDraftSchema } from "@/lib/feed/drafts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    { summary: "Replace a draft", params: idParams, body: saveDraftSchema, response: draftSchema },
    ({ user, params, body }) => updateDraft(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Delete a draft", params: idParams, status: 204 }, ({ user, params }) =>
    deleteDraft(user.id, params.id),
  ),
});
