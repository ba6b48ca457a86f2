import { confirmTwoFactor } from "@/lib/auth/two-factor/mutations";
import { confirmTwoFactorSchema, recoveryCodesSchema } from "@/lib/auth/two-factor/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary:
        "Switch two-step log-in on by a first code, which brings the recovery codes; show a code later, for this session",
      body: confirmTwoFactorSchema,
      response: recoveryCodesSchema,
    },
    ({ user, body }) => confirmTwoFactor(user, body.code),
  ),
});
