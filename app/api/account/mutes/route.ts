import { personSchema } from "@/lib/auth/accounts/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { pageQuery } from "@/lib/core/shared/page";
import { listMuted } from "@/lib/social/blocks/queries";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    { summary: "Whom I have muted, the latest first", query: pageQuery, list: "array", response: personSchema.array() },
    ({ user, query }) => listMuted(user.id, query),
  ),
});
