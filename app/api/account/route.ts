import { deleteAccount } from "@/lib/account/deletion/mutations";
import { deleteAccountSchema, leavingSchema } from "@/lib/account/deletion/schema";
import { signedOut } from "@/lib/core/server/responses";
import { route, userRoute } from "@/lib/core/server/route-handler";

const summary = "Delete your account, now or in 14 days, and end all sessions";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute(
    { summary, body: deleteAccountSchema, response: leavingSchema, status: 202 },
    async ({ user, body }) => signedOut([], await deleteAccount(user, body)),
  ),
});
