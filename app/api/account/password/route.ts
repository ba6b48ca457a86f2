import { changePasswordSchema } from "@/lib/auth/credentials/schema";
import { changePassword } from "@/lib/auth/passwords/mutations";
import { withSession } from "@/lib/core/server/responses";
import { route, userRoute } from "@/lib/core/server/route-handler";

const summary = "Change the password and end all other sessions";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute({ summary, body: changePasswordSchema, status: 204 }, async ({ user, body }) =>
    withSession(undefined, await changePassword(user, body)),
  ),
});
