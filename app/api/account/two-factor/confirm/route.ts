import { confirmTwoFactor } from "@/lib/auth/two-factor/mutations";
import { confirmTwoFactorSchema, recoveryCodesSchema } from "@/lib/auth/two-factor/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Turn on two-step verification and get recovery codes, or verify this session with a code",
      body: confirmTwoFactorSchema,
      response: recoveryCodesSchema,
    },
    ({ user, body }) => confirmTwoFactor(user, body.code),
  ),
});
