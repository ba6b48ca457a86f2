import { cookiesOf } from "@/lib/core/server/request-cookies";
import { withCookies } from "@/lib/core/server/responses";
import { route, service } from "@/lib/core/server/route-handler";
import { object } from "@/lib/moderation/objections/mutations";
import { objectionCookie } from "@/lib/moderation/objections/objection-cookie";
import { objectSchema } from "@/lib/moderation/objections/schema";

const summary = "Appeal a suspension once, within an hour of the blocked login";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: service({ summary, body: objectSchema, status: 204, limit: "signIn" }, async ({ body, request }) => {
    await object(cookiesOf(request).get(objectionCookie.name), body);
    return withCookies(undefined, [objectionCookie.clear()]);
  }),
});
