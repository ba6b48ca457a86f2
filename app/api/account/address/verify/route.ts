import { getCurrentUser } from "@/lib/account/queries";
import { currentUserSchema } from "@/lib/auth/accounts/schema";
import { finishAddressChange } from "@/lib/auth/addresses/mutations";
import { verifyAddressSchema } from "@/lib/auth/addresses/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

const summary = "Verify a new email address or phone number with its code";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    { summary, body: verifyAddressSchema, response: currentUserSchema, limit: "code" },
    async ({ user, body }) => {
      await finishAddressChange(user, body);
      return getCurrentUser(user.id);
    },
  ),
});
