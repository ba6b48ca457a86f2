import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { createDraft } from "@/lib/feed/drafts/mutations";
import { listDrafts } from "@/lib/feed/drafts/queries";
import { draftSchema, saveDraftSchema } from "@/lib/feed/drafts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List drafts, last edited first", ...pageOf(draftSchema) }, ({ user, query }) =>
    listDrafts(user.id, query),
  ),
  POST: userRoute(
    { summary: "Create a draft", description: quotaNote("drafts"), body: saveDraftSchema, ...createdOnce(draftSchema) },
    ({ user, body, clientKey }) => createDraft(user.id, body, clientKey),
  ),
});
