import { route, userRoute } from "@/lib/core/server/route-handler";
import { matchContacts } from "@/lib/social/contacts/queries";
import { contactSchema, matchContactsSchema } from "@/lib/social/contacts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Find contacts who are on Windmile",
      body: matchContactsSchema,
      response: contactSchema.array(),
      limit: "contacts",
    },
    ({ user, body }) => matchContacts(user.id, body),
  ),
});
