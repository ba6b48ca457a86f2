import { writeMessage } from "@/lib/community/chat/mutations";
import { listMessages } from "@/lib/community/chat/queries";
import { messageSchema, writeMessageSchema } from "@/lib/community/chat/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List an event's chat messages, newest first",
      description: "Guests only; 403 otherwise. Returns 304 if nothing has changed since the `If-None-Match` ETag.",
      params: idParams,
      ...pageOf(messageSchema),
      revalidated: true,
    },
    ({ user, params, query }) => listMessages(user.id, params.id, query),
  ),
  POST: userRoute(
    {
      summary: "Send a message to an event's chat",
      description: quotaNote("messages"),
      params: idParams,
      body: writeMessageSchema,
      ...createdOnce(messageSchema),
      limit: "comment",
    },
    ({ user, params, body, clientKey }) => writeMessage(user.id, params.id, body, clientKey),
  ),
});
