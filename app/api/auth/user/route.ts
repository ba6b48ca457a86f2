import { getCurrentUser } from "@/lib/account/queries";
import { currentUserSchema } from "@/lib/auth/accounts/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get the current user", response: currentUserSchema }, ({ user }) =>
    getCurrentUser(user.id),
  ),
});
