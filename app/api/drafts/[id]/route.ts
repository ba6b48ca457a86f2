import { route, user } from "@/lib/core/server/route-handler";
import { deleteDraft, updateDraft } from "@/lib/feed/drafts/mutations";
import { draftParams, draftSchema, saveDraftSchema } from "@/lib/feed/drafts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    { summary: "Replace a draft", params: draftParams, body: saveDraftSchema, response: draftSchema },
    ({ user, params, body }) => updateDraft(user.id, params.id, body),
  ),
  DELETE: user({ summary: "Throw a draft away", params: draftParams, status: 204 }, ({ user, params }) =>
    deleteDraft(user.id, params.id),
  ),
});
