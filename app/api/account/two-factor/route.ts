import { endTwoFactor, startTwoFactor } from "@/lib/auth/two-factor/mutations";
import { getTwoFactor } from "@/lib/auth/two-factor/queries";
import {
  endTwoFactorSchema,
  startTwoFactorSchema,
  twoFactorKeySchema,
  twoFactorSchema,
} from "@/lib/auth/two-factor/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get two-step verification status", response: twoFactorSchema }, ({ user }) =>
    getTwoFactor(user),
  ),
  POST: userRoute(
    { summary: "Create a key for an authenticator app", body: startTwoFactorSchema, response: twoFactorKeySchema },
    ({ user, body }) => startTwoFactor(user, body),
  ),
  DELETE: userRoute(
    { summary: "Turn off two-step verification", body: endTwoFactorSchema, status: 204 },
    ({ user, body }) => endTwoFactor(user, body),
  ),
});
