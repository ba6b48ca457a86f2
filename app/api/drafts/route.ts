import { route, user } from "@/lib/core/server/route-handler";
import { createDraft } from "@/lib/feed/drafts/mutations";
import { listDrafts } from "@/lib/feed/drafts/queries";
import { draftSchema, draftsAnswerSchema, draftsQuery, saveDraftSchema } from "@/lib/feed/drafts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "One's own drafts, the last touched first",
      query: draftsQuery,
      list: "array",
      response: draftsAnswerSchema,
    },
    ({ user, query }) => listDrafts(user.id, query),
  ),
  POST: user(
    { summary: "Save a draft", body: saveDraftSchema, response: draftSchema, status: 201, idempotent: true },
    ({ user, body, clientKey }) => createDraft(user.id, body, clientKey),
  ),
});
