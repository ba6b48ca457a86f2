import { listMethods } from "@/lib/auth/providers/queries";
import { signInMethodsSchema } from "@/lib/auth/providers/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List login methods", response: signInMethodsSchema }, ({ user }) => listMethods(user)),
});
