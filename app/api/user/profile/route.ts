import { getCurrentUser } from "@/lib/account/queries";
import { updateProfile } from "@/lib/auth/accounts/mutations";
import { currentUserSchema, updateProfileSchema } from "@/lib/auth/accounts/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

const summary = "Update your profile; omitted fields are unchanged, null removes a value";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    { summary, body: updateProfileSchema, response: currentUserSchema, limit: "profile" },
    async ({ user, body }) => {
      await updateProfile(user.id, body);
      return getCurrentUser(user.id);
    },
  ),
});
