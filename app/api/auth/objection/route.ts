import { appealCookie } from "@/lib/auth/appeals/appeal-cookie";
import { submitAppeal } from "@/lib/auth/appeals/mutations";
import { appealSchema } from "@/lib/auth/appeals/schema";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { withCookies } from "@/lib/core/server/responses";
import { route, sessionlessRoute } from "@/lib/core/server/route-handler";

const summary = "Appeal a suspension once, within an hour of the blocked login";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: sessionlessRoute({ summary, body: appealSchema, status: 204, limit: "signIn" }, async ({ body, request }) => {
    await submitAppeal(cookiesOf(request).get(appealCookie.name), body);
    return withCookies(undefined, [appealCookie.clear()]);
  }),
});
