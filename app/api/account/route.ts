import { leave } from "@/lib/account/deletion/mutations";
import { deleteAccountSchema, leavingSchema } from "@/lib/account/deletion/schema";
import { signedOut } from "@/lib/core/server/responses";
import { route, user } from "@/lib/core/server/route-handler";

const summary = "Delete my account, at once or in fourteen days; every session ends";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user({ summary, body: deleteAccountSchema, response: leavingSchema, status: 202 }, async ({ user, body }) =>
    signedOut([], await leave(user, body)),
  ),
});
