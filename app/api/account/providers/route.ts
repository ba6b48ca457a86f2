import { listMethods } from "@/lib/auth/providers/queries";
import { signInMethodsSchema } from "@/lib/auth/providers/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "List login methods", response: signInMethodsSchema }, ({ user }) => listMethods(user)),
});
