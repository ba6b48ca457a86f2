import { deleteMessage } from "@/lib/community/chat/mutations";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute({ summary: "Delete a chat message", params: idParams, status: 204 }, ({ user, params }) =>
    deleteMessage(user.id, params.id),
  ),
});
